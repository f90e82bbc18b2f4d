import * as z from "zod";
import type { LegalText } from "../../views/park/park.ts";
import { parsedJson } from "../kit/parsed-json.ts";
import { createSanitiser, type PictureGate, withContents } from "./safe-html.ts";
import {
  amount,
  categoryId,
  count,
  date,
  fact,
  floor,
  id,
  link,
  listOf,
  maybe,
  metres,
  numbered,
  numeric,
  outlook,
  parkingZone,
  row,
  serviceRoles,
  text,
  words,
} from "./schemas.ts";

/** A side of an advertising surface in metres. */
const surfaceSide = numeric(z.number().min(0.05).max(1000));

const timeOfDay = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);
/** Opening hours as data; a fault in any part leaves the words. */
const openingHours = maybe(
  z
    .array(z.object({ days: z.array(z.number().int().min(1).max(7)).min(1).max(7), from: timeOfDay, to: timeOfDay }))
    .max(14),
);

/** The schemas of items with pictures or HTML. HTML is sanitised; pictures of other origins are dropped. */
export function picturedSchemas(picture: PictureGate) {
  const sanitise = createSanitiser(picture);
  const html = z.string().transform(sanitise);
  const shown = link.transform((url, ctx) => {
    const src = picture(url);
    if (src !== undefined) return src;
    ctx.addIssue({ code: "custom", message: "a picture of another origin" });
    return z.NEVER;
  });
  const image = z.object({
    src: shown,
    alt: text,
    width: numeric(z.number().positive()),
    height: numeric(z.number().positive()),
  });

  const banner = z.object({
    id,
    title: words,
    text: text,
    link,
    button: words,
    theme: z.enum(["messenger", "default"]).catch("default"),
    image: maybe(image),
  });
  const legalText = z
    .object({ title: words, content: z.string(), updatedAt: maybe(date) })
    .transform(
      ({ title, content, updatedAt }): LegalText => ({ title, ...withContents(sanitise(content)), updatedAt }),
    );
  /** A legal text arrives as an object, or as the same object encoded as JSON. */
  const textFile = maybe(z.union([legalText, z.string().transform(parsedJson).pipe(legalText)]));

  const pavilion = z.object({
    id,
    number: words,
    name: words,
    category: categoryId,
    body: numbered,
    floor,
    square: numeric(z.number().positive()),
    price: amount,
    rate: amount,
    status: z.enum(["free", "soon"]),
    availableFrom: maybe(date),
    updatedAt: maybe(date),
    description: html.catch(() => sanitise("")),
    features: listOf(words),
    facts: listOf(fact),
    images: listOf(image),
    plan: maybe(image),
    presentation: maybe(link),
    place: maybe(z.object({ row, offset: amount, width: metres, depth: metres })),
    seats: maybe(count),
    outlook,
  });
  const service = z.object({
    id,
    name: words,
    link: maybe(link),
    short: text,
    description: html,
    image: maybe(image),
    phone: maybe(words),
    schedule: maybe(words),
    hours: openingHours,
    location: maybe(words),
    pays: maybe(z.enum(["included", "order", "partner"])),
    priceFrom: maybe(words),
    role: maybe(z.enum(serviceRoles)),
  });
  const shop = z.object({
    id,
    name: words,
    category: z.object({ id: words, name: words }),
    short: text,
    description: html,
    logo: maybe(image),
    images: listOf(image),
    phone: maybe(words),
    site: maybe(link),
    schedule: maybe(words),
    hours: openingHours,
    body: maybe(numbered),
    floor: maybe(floor),
    pavilionNumber: maybe(words),
  });
  const newsItem = z.object({
    id,
    type: words,
    title: words,
    date,
    short: text,
    content: html,
    image: maybe(image),
    bodies: maybe(z.array(words)),
  });
  const mediaFacade = z.object({
    id,
    name: words,
    short: text,
    description: html,
    image: maybe(image),
    placement: text,
    width: surfaceSide,
    height: surfaceSide,
    hours: maybe(words),
    contactsPerDay: maybe(count),
    price: amount,
    priceUnit: text,
    facts: listOf(fact),
    requirements: listOf(words),
    kind: maybe(z.enum(["led", "billboard", "lightbox", "film"])),
    bottom: maybe(amount),
    setting: maybe(z.enum(["facade", "street", "hall", "lift", "doors"])),
    body: maybe(numbered),
  });
  const vacancy = z.object({
    id,
    title: words,
    department: text,
    salary: maybe(z.object({ from: maybe(amount), to: maybe(amount) })),
    schedule: text,
    experience: text,
    publishedAt: date,
    short: text,
    duties: listOf(words),
    requirements: listOf(words),
    conditions: listOf(words),
    description: maybe(html),
  });
  const parkingMap = z.object({
    title: words.catch("Парковка"),
    image: maybe(image),
    description: html,
    zones: listOf(parkingZone),
  });

  return { banner, textFile, pavilion, service, shop, newsItem, mediaFacade, vacancy, parkingMap };
}

import * as z from "zod";
import type { LegalText } from "../../views/park/park.ts";
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
  numbered,
  outlook,
  parkingZone,
  serviceRoles,
  words,
} from "./schemas.ts";

/** Parses JSON text; undefined, which fits no schema, if it is invalid. */
function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
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
    alt: z.string(),
    width: z.number().positive(),
    height: z.number().positive(),
  });

  const banner = z.object({
    id,
    title: words,
    text: z.string(),
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
    square: z.number().positive(),
    price: amount,
    rate: amount,
    status: z.enum(["free", "soon"]),
    availableFrom: maybe(date),
    updatedAt: maybe(date),
    description: html.catch(sanitise("")),
    features: listOf(words),
    facts: listOf(fact),
    images: listOf(image),
    plan: maybe(image),
    presentation: maybe(link),
    place: maybe(z.object({ row: count, offset: amount, width: z.number().positive(), depth: z.number().positive() })),
    seats: maybe(count),
    outlook,
  });
  const service = z.object({
    id,
    name: words,
    link: maybe(link),
    short: z.string(),
    description: html,
    image: maybe(image),
    phone: maybe(words),
    schedule: maybe(words),
    location: maybe(words),
    pays: maybe(z.enum(["included", "order", "partner"])),
    priceFrom: maybe(words),
    role: maybe(z.enum(serviceRoles)),
  });
  const shop = z.object({
    id,
    name: words,
    category: z.object({ id: words, name: words }),
    short: z.string(),
    description: html,
    logo: maybe(image),
    images: listOf(image),
    phone: maybe(words),
    site: maybe(link),
    schedule: maybe(words),
    body: maybe(numbered),
    floor: maybe(floor),
    pavilionNumber: maybe(words),
  });
  const newsItem = z.object({
    id,
    type: words,
    title: words,
    date,
    short: z.string(),
    content: html,
    image: maybe(image),
    bodies: maybe(z.array(words)),
  });
  const mediaFacade = z.object({
    id,
    name: words,
    short: z.string(),
    description: html,
    image: maybe(image),
    placement: z.string(),
    width: z.number().positive(),
    height: z.number().positive(),
    hours: maybe(words),
    contactsPerDay: maybe(count),
    price: amount,
    priceUnit: z.string(),
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
    department: z.string(),
    salary: maybe(z.object({ from: maybe(amount), to: maybe(amount) })),
    schedule: z.string(),
    experience: z.string(),
    publishedAt: date,
    short: z.string(),
    duties: listOf(words),
    requirements: listOf(words),
    conditions: listOf(words),
    description: maybe(html),
  });
  const parkingMap = z.object({
    title: words,
    image: maybe(image),
    description: html,
    zones: listOf(parkingZone),
  });

  return { banner, textFile, pavilion, service, shop, newsItem, mediaFacade, vacancy, parkingMap };
}

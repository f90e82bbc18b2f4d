import * as z from "zod";
import type { LegalText } from "../../views/content/park.ts";
import type { SafeHtml } from "../../views/ui/html.ts";
import { bounds, htmlLettersMax, longest } from "./bounds.ts";
import { hasLostLetters, lostLetters } from "./characters.ts";
import { describedBy, listOf, maybe, orElse, orEmpty, orZero, parsedJson, remarked } from "./lenient.ts";
import { createSanitiser, overLimits, withContents } from "./safe-html.ts";
import { foreignPicture, type PictureGate } from "./safe-url.ts";
import {
  address,
  buildingLabel,
  categoryId,
  closedDays,
  date,
  fact,
  floor,
  id,
  integer,
  leastPrice,
  link,
  mail,
  metres,
  money,
  numbered,
  numberIn,
  offset,
  outlook,
  parkingZone,
  payment,
  readBy,
  row,
  serviceRoles,
  text,
  textIfAny,
  unitLabel,
  words,
} from "./schemas.ts";

const unitSide = metres(bounds.unitSide);
const surfaceSide = metres(bounds.surfaceSide);
const listOfWords = listOf(words, longest.features);
const inUnit = numberIn(bounds.inUnit);
const spotInUnit = z.tuple([inUnit, inUnit]);
const columnStep = metres(bounds.columnStep);
/** What drawings of a unit show besides its place. Metres from the unit's corner, the row's beginning at the top. */
const unitParts = {
  class: maybe(words),
  fitout: maybe(z.enum(["shell", "finished", "furnished"])),
  layout: maybe(z.enum(["open", "mixed", "cells"])),
  windows: maybe(z.object({ count: maybe(integer(bounds.smallCount)), side: outlook })),
  frontage: maybe(
    z.object({
      width: maybe(metres(bounds.unitSide)),
      entrances: listOf(z.enum(["gallery", "street"]), longest.sides),
    }),
  ),
  water: maybe(z.boolean()),
  columnGrid: maybe(z.object({ along: columnStep, across: columnStep })),
  access: maybe(z.object({ vehicle: maybe(z.enum(["semitrailer", "truck"])), ramp: maybe(z.boolean()) })),
  partitions: maybe(z.array(z.tuple([inUnit, inUnit, inUnit, inUnit])).max(longest.partitions)),
  doors: maybe(z.array(z.object({ hinge: spotInUnit, shut: spotInUnit, open: spotInUnit })).max(longest.doors)),
  gates: maybe(
    z
      .array(
        z.object({
          x: maybe(inUnit),
          width: metres(bounds.opening),
          height: metres(bounds.opening),
          kind: maybe(z.enum(["swing", "sectional", "rolling"])),
          leveller: maybe(z.boolean()),
        }),
      )
      .max(longest.gates),
  ),
  clearHeight: maybe(metres(bounds.ceiling)),
  dockHeight: maybe(metres(bounds.dock)),
  heatedTo: maybe(numberIn(bounds.degrees)),
  floorLoad: maybe(numberIn(bounds.floorLoad)),
  joinable: maybe(z.array(id).max(longest.joinable)),
};
const facts = listOf(fact, longest.facts);
const termPrice = z.object({ days: integer(bounds.termDays), price: payment }).meta({ title: "TermPrice" });

const beginning = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
/** What is open until midnight ends at 24:00; nothing begins then. */
const ending = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);
const weekday = z.number().int().min(1).max(7);
const weekdaysMax = 7;
/** "1-5", "6", "1-5,7": 1 is Monday. */
const weekdayRanges = z
  .string()
  .regex(/^[1-7](?:-[1-7])?(?:,[1-7](?:-[1-7])?){0,6}$/, "expected weekdays: 1-5 or [1, 2, 3, 4, 5]")
  .transform((ranges) => [...new Set(ranges.split(",").flatMap(weekdaysIn))])
  .refine((days) => days.length > 0, "expected weekdays: the first before the last");

function weekdaysIn(range: string): number[] {
  const [first = 0, last = first] = range.split("-").map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, after) => first + after);
}

/** Opening hours as data; a fault in any part leaves the words. */
const hours = z
  .object({
    days: z.union([z.array(weekday).min(1).max(weekdaysMax), weekdayRanges]),
    from: beginning,
    to: ending,
  })
  .meta({ title: "Hours" });
const openingHours = maybe(z.array(hours).max(longest.hours));

/** The values of a condition; an empty list, which many backends send for none, is no condition. */
const conditionOf = <Value>(values: Value[] | null | undefined): Value[] | undefined =>
  values && values.length > 0 ? values : undefined;

/** A condition that cannot be read would make the promotion hold for more units, so it costs the promotion. */
const promotion = z
  .object({
    label: words,
    until: date,
    categories: z.array(categoryId).max(longest.categories).nullish(),
    bodies: z.array(buildingLabel).max(longest.near).nullish(),
    squareFrom: numberIn(bounds.square).nullish(),
    firstMonth: numberIn(bounds.fraction).nullish(),
    startBy: date.nullish(),
    termMin: integer(bounds.months).nullish(),
  })
  .meta({ title: "Promotion" })
  .transform(({ categories, bodies, squareFrom, firstMonth, startBy, termMin, ...rest }) => ({
    ...rest,
    categories: conditionOf(categories),
    bodies: conditionOf(bodies),
    squareFrom: squareFrom ?? undefined,
    // All of the rent is no cheaper one.
    firstMonth: firstMonth && firstMonth < 1 ? firstMonth : undefined,
    startBy: startBy ?? undefined,
    termMin: termMin ?? undefined,
  }));

const salaryRange = z.object({ from: maybe(payment), to: maybe(payment) });
/** A salary from more than up to: the lesser amount is paid in either case. */
const salary = describedBy(
  salaryRange.transform(({ from, to }) =>
    from !== undefined && to !== undefined && from > to
      ? remarked({ from: to, to: undefined }, "from is over to", `${from} to ${to}`)
      : { from, to },
  ),
  salaryRange,
);
const degrees = z.object({ lat: numberIn(bounds.latitude), lon: numberIn(bounds.longitude) });
/** Programs write 0, 0 for an unknown place: it lies in the ocean. */
const coordinates = describedBy(
  degrees.refine(({ lat, lon }) => lat !== 0 || lon !== 0, "0, 0 is in the ocean"),
  degrees,
);

/** The schemas of items with pictures or HTML. HTML is sanitised; pictures of other origins are dropped. */
export function picturedSchemas(picture: PictureGate) {
  const sanitise = createSanitiser(picture);
  const withItsLetters = readBy((sent) => (hasLostLetters(sent) ? undefined : sent), lostLetters);
  const wholeHtml = describedBy(withItsLetters.pipe(readBy(sanitise, overLimits)), z.string().max(htmlLettersMax));
  /** A text that is absent or beyond the limits is left out, not its item. */
  const html = orElse(wholeHtml, "" as SafeHtml);
  const shown = describedBy(link.pipe(readBy(picture, foreignPicture)), link);
  const image = z
    .object({ src: shown, alt: text, width: numberIn(bounds.pixels), height: numberIn(bounds.pixels) })
    .meta({ title: "Image" });
  const images = listOf(image, longest.images);

  const person = z
    .object({
      name: words,
      dative: maybe(words),
      role: words,
      phone: words,
      telegram: maybe(link),
      photo: maybe(image),
      categories: listOf(categoryId, longest.categories),
    })
    .meta({ title: "Person" });
  const contacts = z
    .object({
      phone: words,
      email: maybe(mail),
      address,
      coordinates: maybe(coordinates),
      workingHours: textIfAny,
      socials: listOf(z.object({ type: z.enum(["vk", "telegram"]), name: words, url: link }), longest.socials),
      departments: listOf(
        z.object({
          name: words,
          phone: words,
          email: maybe(mail),
          hours: maybe(words),
          role: maybe(z.enum(["rent", "advertising", "security", "office", "hiring"])),
          people: listOf(person, longest.people),
        }),
        longest.departments,
      ),
    })
    .meta({ title: "Contacts" });
  const banner = z
    .object({
      id,
      title: words,
      text: orEmpty(text),
      link,
      button: words,
      theme: z.enum(["messenger", "default"]).catch("default"),
      image: maybe(image),
    })
    .meta({ title: "Banner" });
  const legalText = z
    .object({ title: words, content: wholeHtml, updatedAt: maybe(date) })
    .meta({ title: "LegalText" })
    .transform(({ title, content, updatedAt }): LegalText => ({ title, ...withContents(content), updatedAt }));
  /** A legal text arrives as an object, or as the same object encoded as JSON. */
  const textFile = maybe(
    z.union([
      legalText,
      z
        .string()
        .regex(/^\s*\{/)
        .meta({ contentMediaType: "application/json", contentSchema: { $ref: "#/components/schemas/LegalText" } })
        .transform(parsedJson)
        .pipe(legalText),
    ]),
  );

  const pavilion = z.object({
    id,
    number: unitLabel,
    name: words,
    category: categoryId,
    body: numbered,
    floor,
    square: numberIn(bounds.square),
    price: orZero(money),
    rate: orZero(money),
    status: z.enum(["free", "soon"]),
    availableFrom: maybe(date),
    updatedAt: maybe(date),
    description: html,
    features: listOfWords,
    facts,
    images,
    plan: maybe(image),
    presentation: maybe(link),
    place: maybe(z.object({ row, offset, width: unitSide, depth: unitSide })),
    seats: maybe(integer(bounds.seats)),
    outlook,
    ...unitParts,
  });
  const service = z.object({
    id,
    name: words,
    link: maybe(link),
    short: orEmpty(text),
    description: html,
    image: maybe(image),
    phone: maybe(words),
    schedule: maybe(words),
    hours: openingHours,
    closedDays,
    location: maybe(words),
    body: maybe(numbered),
    pays: maybe(z.enum(["included", "order", "partner"])),
    priceFrom: maybe(leastPrice),
    role: maybe(z.enum(serviceRoles)),
  });
  const shop = z.object({
    id,
    name: words,
    category: z.object({ id: words, name: words }),
    short: orEmpty(text),
    description: html,
    logo: maybe(image),
    images,
    phone: maybe(words),
    site: maybe(link),
    schedule: maybe(words),
    hours: openingHours,
    closedDays,
    body: maybe(numbered),
    floor: maybe(floor),
    pavilionNumber: maybe(unitLabel),
  });
  const newsItem = z.object({
    id,
    type: words,
    title: words,
    date,
    short: orEmpty(text),
    content: html,
    image: maybe(image),
    bodies: maybe(z.array(buildingLabel).max(longest.near)),
    promotion: maybe(promotion),
    lastDay: maybe(date),
  });
  const mediaFacade = z.object({
    id,
    name: words,
    short: orEmpty(text),
    description: html,
    image: maybe(image),
    placement: orEmpty(text),
    width: surfaceSide,
    height: surfaceSide,
    hours: maybe(words),
    contactsPerDay: maybe(integer(bounds.people)),
    price: orZero(money),
    priceUnit: orEmpty(text),
    prices: listOf(termPrice, longest.terms, ({ days }) => days),
    facts,
    requirements: listOfWords,
    kind: maybe(z.enum(["led", "billboard", "lightbox", "film"])),
    bottom: maybe(metres(bounds.surfaceBottom)),
    offset: maybe(offset),
    side: outlook,
    entrance: maybe(z.boolean()),
    setting: maybe(z.enum(["facade", "street", "hall", "lift", "doors"])),
    body: maybe(numbered),
  });
  const vacancy = z.object({
    id,
    title: words,
    department: orEmpty(text),
    salary: maybe(salary),
    schedule: orEmpty(text),
    experience: orEmpty(text),
    publishedAt: date,
    short: orEmpty(text),
    duties: listOfWords,
    requirements: listOfWords,
    conditions: listOfWords,
    description: maybe(wholeHtml),
  });
  const parkingMap = z
    .object({
      title: words.catch("Парковка"),
      image: maybe(image),
      description: html,
      zones: listOf(parkingZone, longest.zones),
    })
    .meta({ title: "ParkingMap" });

  return { banner, contacts, textFile, pavilion, service, shop, newsItem, mediaFacade, vacancy, parkingMap };
}

import * as z from "zod";
import { unknownAs } from "./described.ts";
import { safeUrl } from "./safe-html.ts";

/**
 * What the nouns of the content API are made of, and the plain ones, as schemas: unknown JSON in, the types of
 * `views/model/` out. Strict in what an item needs, lenient in what it may have; links are checked on the way. Source:
 * the contract of the content API.
 */

/** An id: a positive whole number, or its digits. */
export const id = z.union([
  z.number().int().positive(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
/** How many. */
export const count = z.number().int().nonnegative();
/** How much: square metres, roubles. */
export const amount = z.number().nonnegative();
/** Text that says something. */
export const words = z.string().trim().min(1);
/** An address that may become a link. */
export const link = z.string().transform((url, ctx) => {
  const safe = safeUrl(url.trim());
  if (safe !== undefined) return safe;
  ctx.addIssue({ code: "custom", message: "not a link" });
  return z.NEVER;
});
/** A date or a moment, ISO 8601. */
export const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a date");

/** A field that may be absent, null or broken: a fault in something optional costs the field, not the item. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
/** A list whose broken items are left out; where it is absent or no list, it is empty. */
export const listOf = <T extends z.ZodType>(schema: T) =>
  z
    .array(unknownAs(schema))
    .nullish()
    .catch([])
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** Smallest and largest. */
export const range = z.object({ min: amount, max: amount });
/** Something worth knowing, in two words. */
export const fact = z.object({ name: words, value: words });
/** Kinds of premises. */
export const categoryId = z.enum(["office", "warehouse", "trade_area"]);
/** A building by its id and its label. */
export const numbered = z.object({ id, number: z.union([words, z.number().transform(String)]) });
/** A floor of a building. */
export const floor = z.object({ id, number: z.number().int() });

const metres = z.number().positive();
const sideOfTheWorld = z.enum(["n", "e", "s", "w"]);
const point = z.tuple([z.number(), z.number()]);
/** Where something stretches along a row of a floor, in metres. */
const stretch = z.object({ row: count, offset: amount, width: metres });
/** Where windows look. */
export const outlook = maybe(sideOfTheWorld);

/** A building. */
export const body = numbered.extend({
  floors: z.array(floor.extend({ rooms: maybe(z.array(stretch.extend({ name: words }))) })),
  use: maybe(categoryId),
  class: maybe(words),
  year: maybe(z.number().int()),
  area: maybe(amount),
  place: maybe(
    z.object({
      x: z.number(),
      y: z.number(),
      length: z.number().positive(),
      width: z.number().positive(),
      height: amount,
    }),
  ),
  grid: maybe(
    z.object({
      step: metres,
      cores: maybe(z.array(stretch.extend({ lifts: maybe(count), stairs: maybe(count), wc: maybe(z.boolean()) }))),
    }),
  ),
});
/** Streets, roads, entrances and stops on the park's plan. */
export const site = z.object({
  streets: listOf(z.object({ name: words, from: point, to: point })),
  roads: listOf(z.array(point).min(2)),
  entrances: listOf(
    z.object({
      id: words,
      name: words,
      kind: z.enum(["car", "foot"]),
      from: sideOfTheWorld,
      x: z.number(),
      y: z.number(),
    }),
  ),
  stops: listOf(z.object({ name: words, x: z.number(), y: z.number() })),
});
/** A part of the car park. */
export const parkingZone = z.object({
  name: words,
  spaces: count,
  tariff: z.string(),
  place: maybe(z.object({ x: z.number(), y: z.number(), length: metres, width: metres })),
  levels: maybe(count),
  near: maybe(z.array(words)),
});
/** What a service is for. */
export const serviceRoles = [
  "operation",
  "security",
  "cleaning",
  "telecom",
  "meeting",
  "hall",
  "mail",
  "transport",
  "charging",
  "archive",
  "print",
] as const;
/** A kind of premises with its page. */
export const category = z.object({
  id: categoryId,
  alias: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name: words,
  title: words,
  description: maybe(words),
});
/** How to reach the park. */
export const contacts = z.object({
  phone: words,
  email: words,
  address: z.object({ postalCode: z.string(), country: z.string(), locality: z.string(), street: z.string() }),
  coordinates: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  workingHours: z.string(),
  socials: listOf(z.object({ type: z.enum(["vk", "telegram"]), name: words, url: link })),
  departments: listOf(
    z.object({
      name: words,
      phone: words,
      email: maybe(words),
      hours: maybe(words),
      role: maybe(z.enum(["rent", "advertising", "security", "office"])),
    }),
  ),
});

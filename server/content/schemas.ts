import * as z from "zod";
import { unknownAs } from "./described.ts";
import { safeUrl } from "./safe-html.ts";

/**
 * Base schemas of the content API: unknown JSON in, the types of `views/` out. Strict about required fields, lenient
 * about optional ones. Links are checked. Source: the contract of the content API.
 */

/** A positive integer, or its digits. */
export const id = z.union([
  z.number().int().positive(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
/** A number of things. */
export const count = z.number().int().nonnegative();
/** Square metres or roubles. */
export const amount = z.number().nonnegative();
/** Non-empty text. */
export const words = z.string().trim().min(1);
/** An address that may become a link. */
export const link = z.string().transform((url, ctx) => {
  const safe = safeUrl(url.trim());
  if (safe !== undefined) return safe;
  ctx.addIssue({ code: "custom", message: "not a link" });
  return z.NEVER;
});
/** A date or a time, ISO 8601. */
export const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a date");

/** Optional, null or broken: a fault in an optional field drops the field, not the item. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
/** A list without its broken items; empty if it is absent or no list. */
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

const range = z.object({ min: amount, max: amount });
/** Zeros where upstream tells no range. */
export const rangeIfKnown = maybe(range).transform((known) => known ?? { min: 0, max: 0 });
export const fact = z.object({ name: words, value: words });
export const categoryId = z.enum(["office", "warehouse", "trade_area"]);
export const numbered = z.object({ id, number: z.union([words, z.number().transform(String)]) });
export const floor = z.object({ id, number: z.number().int() });

const metres = z.number().positive();
const sideOfTheWorld = z.enum(["n", "e", "s", "w"]);
const point = z.tuple([z.number(), z.number()]);
/** A position along a row of a floor, in metres. */
const stretch = z.object({ row: count, offset: amount, width: metres });
/** The side that windows face. */
export const outlook = maybe(sideOfTheWorld);

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
export const parkingZone = z.object({
  name: words,
  spaces: count,
  tariff: z.string(),
  place: maybe(z.object({ x: z.number(), y: z.number(), length: metres, width: metres })),
  levels: maybe(count),
  near: maybe(z.array(words)),
});
/** Roles of services that the site links to. */
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
export const category = z.object({
  id: categoryId,
  alias: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name: words,
  title: words,
  description: maybe(words),
});
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

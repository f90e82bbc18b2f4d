import * as z from "zod";
import { utcOffset } from "../../views/kit/time-zone.ts";
import { cleanLine } from "../../views/requests/clean-text.ts";
import { describedBy, unknownAs } from "./described.ts";
import { safeUrl } from "./safe-html.ts";

/**
 * Base schemas of the content API: unknown JSON in, the types of `views/` out. Strict about required fields, lenient
 * about optional ones. Links are checked. Source: the contract of the content API.
 */

/** The API's database stores ids as int32 and fails on larger ones. */
export const idMax = 2 ** 31 - 1;
const idNumber = z.number().int().positive().max(idMax);
/** A positive integer, or its digits. */
export const id = z.union([
  idNumber,
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(idNumber),
]);
/** A number, or its digits as text, which many databases send. The contract asks for numbers. */
export const numeric = (schema: z.ZodNumber) =>
  describedBy(
    z.union([schema, z.string().regex(digits).transform(Number).pipe(schema)], { error: "expected a number" }),
    schema,
  );
const digits = /^-?\d{1,15}(?:\.\d{1,20})?$/;
/** A count. */
export const count = numeric(z.number().int().nonnegative());
/** Square metres or roubles, to hundredths. */
export const amount = numeric(
  z
    .number()
    .nonnegative()
    .overwrite((given) => Math.round(given * 100) / 100),
);
/** A length that a drawing shows, in metres. */
export const metres = numeric(z.number().positive().max(10_000));
const coordinate = numeric(z.number().min(-100_000).max(100_000));
/** The number of a storey: drawings have a line for each. */
const storey = numeric(z.number().int().min(-20).max(200));
/** A row of a floor, from its top. */
export const row = numeric(z.number().int().min(0).max(20));
/** Text on one line: line breaks become spaces; controls, marks of direction and invisible spaces are removed. */
export const text = z
  .string()
  .overwrite((given) => (odd.test(given) ? cleanLine(given.replace(unseen, "")) : given.trim()));
const unseen = /[\u200b\u2060]/g;
const odd = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
/** Non-empty text. */
export const words = text.min(1);
/** An address that may become a link. */
export const link = z.string().transform((url, ctx) => {
  const safe = safeUrl(url.trim());
  if (safe !== undefined) return safe;
  ctx.addIssue({ code: "custom", message: "not a link" });
  return z.NEVER;
});
const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * A date or a time, ISO 8601; a space for the T counts too, and a time without a zone is the park's. `Date.parse` alone
 * reads 02.01.2026 as the first of February and moves the 30th of February to March.
 */
export const date = z.string().transform((given, ctx) => {
  const [, day = "", time, zone] = isoTime.exec(given.trim()) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const whole = time === undefined ? day : `${day}T${time}${zone ?? utcOffset}`;
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
  if (isDay && !Number.isNaN(Date.parse(whole))) return whole;
  ctx.addIssue({ code: "custom", message: "not a date" });
  return z.NEVER;
});

/** Optional, null or broken: a fault in an optional field drops the field, not the item. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
/** Empty where upstream leaves it out. */
const textIfAny = maybe(text).transform((given) => given ?? "");
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
export const floor = z.object({ id, number: storey });

const sideOfTheWorld = z.enum(["n", "e", "s", "w"]);
const point = z.tuple([coordinate, coordinate]);
/** A position along a row of a floor, in metres. */
const stretch = z.object({ row, offset: amount, width: metres });
/** The side that windows face. */
export const outlook = maybe(sideOfTheWorld);

export const body = numbered.extend({
  floors: z.array(floor.extend({ rooms: maybe(z.array(stretch.extend({ name: words }))) })),
  use: maybe(categoryId),
  class: maybe(words),
  year: maybe(numeric(z.number().int())),
  area: maybe(amount),
  place: maybe(
    z.object({
      x: coordinate,
      y: coordinate,
      length: metres,
      width: metres,
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
      x: coordinate,
      y: coordinate,
    }),
  ),
  stops: listOf(z.object({ name: words, x: coordinate, y: coordinate })),
});
export const parkingZone = z.object({
  name: words,
  spaces: count,
  tariff: text,
  place: maybe(z.object({ x: coordinate, y: coordinate, length: metres, width: metres })),
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
  address: z.object({ postalCode: textIfAny, country: textIfAny, locality: textIfAny, street: textIfAny }),
  coordinates: z.object({ lat: numeric(z.number().min(-90).max(90)), lon: numeric(z.number().min(-180).max(180)) }),
  workingHours: textIfAny,
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

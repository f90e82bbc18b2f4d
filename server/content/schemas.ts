import { z } from "zod";
import type { LegalText } from "../../views/model/park.ts";
import { safeHtml, safeHtmlWithContents, safeImageUrl, safeUrl } from "./safe-html.ts";

/**
 * The nouns of the content API as schemas: unknown JSON in, the types of `views/model/` out. Strict in what an item needs,
 * lenient in what it may have; HTML is sanitised and links are checked on the way.
 * Source: the contract of the content API.
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
const amount = z.number().nonnegative();
/** Text that says something. */
export const words = z.string().trim().min(1);
const html = z.string().transform(safeHtml);
const link = z.string().transform((url, ctx) => {
  const safe = safeUrl(url.trim());
  if (safe !== undefined) return safe;
  ctx.addIssue({ code: "custom", message: "not a link" });
  return z.NEVER;
});
const imageUrl = link.refine((url) => safeImageUrl(url) !== undefined);
const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a date");

/** A field that may be absent, null or broken: a fault in something optional costs the field, not the item. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
const listOf = <T extends z.ZodType>(schema: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const image = z.object({ src: imageUrl, alt: z.string(), width: z.number().positive(), height: z.number().positive() });
/** Smallest and largest. */
export const range = z.object({ min: amount, max: amount });
const fact = z.object({ name: words, value: words });
/** Kinds of premises. */
export const categoryId = z.enum(["office", "warehouse", "trade_area"]);
/** A building by its id and its label. */
export const numbered = z.object({ id, number: z.union([words, z.number().transform(String)]) });
const floor = z.object({ id, number: z.number().int() });

/** A building. */
export const body = numbered.extend({
  floors: z.array(floor),
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
});
/** A kind of premises with its page. */
export const category = z.object({
  id: categoryId,
  alias: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name: words,
  title: words,
  description: maybe(words),
});
/** An announcement. */
export const banner = z.object({
  id,
  title: words,
  text: z.string(),
  link,
  button: words,
  theme: z.enum(["messenger", "default"]).catch("default"),
  image: maybe(image),
});
/** How to reach the park. */
export const contacts = z.object({
  phone: words,
  email: words,
  address: z.object({ postalCode: z.string(), country: z.string(), locality: z.string(), street: z.string() }),
  coordinates: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  workingHours: z.string(),
  socials: listOf(z.object({ type: z.enum(["vk", "telegram"]), name: words, url: link })),
  departments: listOf(z.object({ name: words, phone: words, email: maybe(words), hours: maybe(words) })),
});
const legalText = z
  .object({ title: words, content: z.string(), updatedAt: maybe(date) })
  .transform(({ title, content, updatedAt }): LegalText => ({ title, ...safeHtmlWithContents(content), updatedAt }));
/** JSON text as what it says; undefined, which fits no schema, where it is no JSON. */
function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
/** A legal text arrives as an object or as the same object in JSON. */
export const textFile = maybe(z.union([legalText, z.string().transform(parsedJson).pipe(legalText)]));

/** A unit to let. */
export const pavilion = z.object({
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
  description: html.catch(safeHtml("")),
  features: listOf(words),
  facts: listOf(fact),
  images: listOf(image),
  plan: maybe(image),
  presentation: maybe(link),
  place: maybe(z.object({ row: count, offset: amount, width: z.number().positive(), depth: z.number().positive() })),
});
/** A service of the park. */
export const service = z.object({
  id,
  name: words,
  link: maybe(link),
  short: z.string(),
  description: html,
  image: maybe(image),
  phone: maybe(words),
  schedule: maybe(words),
  location: maybe(words),
});
/** A company that visitors can go to. */
export const shop = z.object({
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
/** A piece of news. */
export const newsItem = z.object({
  id,
  type: words,
  title: words,
  date,
  short: z.string(),
  content: html,
  image: maybe(image),
});
/** A place for advertising. */
export const mediaFacade = z.object({
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
});
/** An open position. */
export const vacancy = z.object({
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
/** One of the two maps of the car park. */
export const parkingMap = z.object({
  title: words,
  image,
  description: html,
  zones: listOf(z.object({ name: words, spaces: count, tariff: z.string() })),
});

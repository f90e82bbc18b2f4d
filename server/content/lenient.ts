import * as z from "zod";
import { describedBy, unknownAs } from "./described.ts";
import { valueAt } from "./json.ts";

/** A dropped field, why ("outside 1 to 400 m: centimetres?"), and what was given, which no log may have. */
export type Loss = { field: string; reason: string; given: unknown };

/** By lenient schema: the strict one, which tells the reason of a loss, and the value instead of a lost one. */
const strict = new WeakMap<z.core.$ZodType, { schema: z.ZodType; instead: unknown }>();
const lists = new WeakMap<z.core.$ZodType, { item: z.ZodType; most: number }>();
/** Schemas that report their faults by themselves. */
const silent = new WeakSet<z.core.$ZodType>();

/** Its losses are reported elsewhere: asking for the reason would report them again. */
export function silently<T extends z.ZodType>(schema: T): T {
  silent.add(schema);
  return schema;
}

/** Optional, null or broken: a fault in an optional field drops the field, not the item. */
export const maybe = <T extends z.ZodType>(schema: T) => {
  const lenient = schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
  if (!silent.has(schema)) strict.set(lenient, { schema, instead: undefined });
  return lenient;
};

/** A number that an item has to have. One that is broken or absent counts as 0, which pages tell as unknown. */
export const orZero = (schema: z.ZodType<number>) => {
  const lenient = schema.catch(0);
  strict.set(lenient, { schema, instead: 0 });
  return lenient;
};

/** The first `most` items of a list without its broken ones; empty if it is absent or no list. */
export const listOf = <T extends z.ZodType>(schema: T, most: number) => {
  const list = describedBy(z.array(z.unknown()), z.array(unknownAs(schema)).max(most));
  const lenient = list
    .nullish()
    .catch([])
    .transform((items) =>
      (items ?? []).slice(0, most).flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );
  if (!silent.has(schema)) lists.set(lenient, { item: schema, most });
  return lenient;
};

export const htmlInText = "HTML in a plain text";
const htmlFields = /(?:^|\.)(?:description|content)$/;
const isStripped = (json: string, parsed: string) => /<\/?[a-z][^<>]*>/i.test(json) && !parsed.includes("<");

/** The parts of `json` that `schema` dropped when it made `parsed`. */
export function lossesIn(schema: z.ZodType, json: unknown, parsed: unknown, at = ""): Loss[] {
  if (json === undefined || json === null) return [];
  if (typeof json === "string" && typeof parsed === "string" && isStripped(json, parsed) && !htmlFields.test(at))
    return [{ field: at, reason: htmlInText, given: json }];
  const accepted = strict.get(schema);
  if (accepted) {
    const isLost = parsed === accepted.instead && !accepted.schema.safeParse(json).success;
    return isLost ? [lossOf(accepted.schema, json, at)] : lossesIn(accepted.schema, json, parsed, at);
  }
  const list = lists.get(schema);
  if (list) return lossesOfList(list, json, parsed, at);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([name, part]) =>
    lossesIn(part, Reflect.get(Object(json), name), Reflect.get(Object(parsed), name), at ? `${at}.${name}` : name),
  );
}

type List = { item: z.ZodType; most: number };

function lossesOfList({ item, most }: List, json: unknown, parsed: unknown, at: string): Loss[] {
  if (!Array.isArray(json) || !Array.isArray(parsed)) return [{ field: at, reason: "expected a list", given: json }];
  const first = json.slice(0, most);
  const tooLong = json.length > most ? [{ field: at, reason: `more than ${most}`, given: json.length }] : [];
  if (parsed.length === first.length)
    return [...tooLong, ...first.flatMap((element, index) => lossesIn(item, element, parsed[index], `${at}.${index}`))];
  const broken = first.findIndex((element) => !item.safeParse(element).success);
  return [...tooLong, lossOf(item, first[broken], `${at}.${broken}`)];
}

function lossOf(schema: z.ZodType, json: unknown, at: string): Loss {
  const issue = schema.safeParse(json).error?.issues[0];
  const field = [at, ...(issue?.path ?? [])].join(".");
  return { field, reason: issue ? reasonOf(issue) : "", given: valueAt(json, issue?.path ?? []) };
}

/** Of the faults of a union, that of a number out of bounds says most. */
export function reasonOf(issue: z.core.$ZodIssue): string {
  const all = issue.code === "invalid_union" ? issue.errors.flat() : [];
  const bound = all.find(({ code }) => code === "too_big" || code === "too_small");
  return (bound ?? issue).message;
}

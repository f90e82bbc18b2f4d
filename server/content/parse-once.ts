import { LRUCache } from "lru-cache";
import * as z from "zod";
import { inParkTime } from "../../views/kit/time-zone.ts";
import { unknownAs } from "./described.ts";
import { reasonOf } from "./lenient.ts";

const bytesMax = 2 * 1024 * 1024;
const itemBytesMin = 300;

/** The day in the park, ISO 8601. What the API tells of a date is true for a day: `reads.ts` drops past ones. */
export const today = (): string => inParkTime(Date.now()).slice(0, 10);

/** Looks at what a schema made of an item, and may change it. */
export type Look<Value, Out = Value> = (json: unknown, value: Value) => Out;

/** A schema whose results pass `look`. */
export function lookedAt<Value, Out>(schema: z.ZodType<Value>, look: Look<Value, Out>): z.ZodType<Out> {
  return unknownAs(schema).transform((json, ctx): Out => {
    const { data, error } = schema.safeParse(json);
    for (const issue of error?.issues ?? [])
      ctx.addIssue({ code: "custom", message: reasonOf(issue), path: [...issue.path] });
    return error ? z.NEVER : look(json, data);
  });
}

/**
 * A schema with a cache by the day and the JSON's text, bounded by `bytesMax` of JSON. A unit in hundreds of filtered
 * lists is one object in all of them. A hash would be a shorter key, but takes longer than the lookup.
 */
export function parseOnce<Value, Out>(schema: z.ZodType<Value>, look: Look<Value, Out>): z.ZodType<Out> {
  const cache = new LRUCache<string, { value: Out; bytes: number }>({
    maxSize: bytesMax,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const parser = lookedAt(schema, look);
  return unknownAs(schema).transform((json, ctx): Out => {
    const text = `${today()} ${JSON.stringify(json)}`;
    const before = cache.get(text);
    if (before !== undefined) return before.value;
    const { data, error } = parser.safeParse(json);
    for (const { message, path } of error?.issues ?? []) ctx.addIssue({ code: "custom", message, path: [...path] });
    if (error) return z.NEVER;
    cache.set(text, { value: data, bytes: itemBytesMin + 3 * text.length });
    return data;
  });
}

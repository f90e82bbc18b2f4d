import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { inParkTime } from "../../views/ui/time-zone.ts";
import { unknownAs } from "./described.ts";
import { reasonOf } from "./lenient.ts";

/** Of one kind: more than a large park has, so that no list drives out its own items. */
const itemsMax = 10_000;

/** The day in the park, ISO 8601. What the API tells of a date is true for a day: `reads.ts` drops past ones. */
export function today(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== last.second) last = { second, day: inParkTime(second * 1000).slice(0, 10) };
  return last.day;
}
/** Each item of a list asks for it. */
let last = { second: 0, day: "" };

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

/** A schema that gives the same object for the same JSON on the same day. */
export function parseOnce<Value, Out>(schema: z.ZodType<Value>, look: Look<Value, Out>): z.ZodType<Out> {
  const made = new LRUCache<string, { value: Out }>({ maxSize: itemsMax, sizeCalculation: () => 1 });
  const parser = lookedAt(schema, look);
  return unknownAs(schema).transform((json, ctx): Out => {
    const print = hash("sha1", `${today()} ${JSON.stringify(json)}`, "base64url");
    const before = made.get(print);
    if (before) return before.value;
    const { data, error } = parser.safeParse(json);
    for (const { message, path } of error?.issues ?? []) ctx.addIssue({ code: "custom", message, path: [...path] });
    if (error) return z.NEVER;
    made.set(print, { value: data });
    return data;
  });
}

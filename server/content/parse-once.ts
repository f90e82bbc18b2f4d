import { LRUCache } from "lru-cache";
import type * as z from "zod";
import type { Parser } from "./described.ts";

const bytesMax = 2 * 1024 * 1024;
const itemBytesMin = 300;

/**
 * A parser with a cache by the JSON's text, bounded by `bytesMax` of JSON. A unit in hundreds of filtered lists is one
 * object in all of them. A hash would be a shorter key, but takes longer than the lookup.
 */
export function parseOnce<Value>(schema: z.ZodType<Value>): Parser<Value> {
  const known = new LRUCache<string, { value: Value; bytes: number }>({
    maxSize: bytesMax,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return {
    schema,
    safeParse(json) {
      const text = JSON.stringify(json) ?? "";
      const before = known.get(text);
      if (before !== undefined) return { success: true, data: before.value };
      const parsed = schema.safeParse(json);
      if (parsed.success) known.set(text, { value: parsed.data, bytes: itemBytesMin + 3 * text.length });
      return parsed;
    },
  };
}

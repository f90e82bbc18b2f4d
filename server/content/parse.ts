import type * as z from "zod";
import { createReads, type Dropped, type Read } from "./reads.ts";
import { UpstreamFault } from "./upstream.ts";

type Reads = ReturnType<typeof createReads>;

/** Parsers of all reads: unknown JSON in, domain types out. They throw `UpstreamFault`. */
export type Parsers = { [Name in keyof Reads]: (json: unknown) => z.infer<Reads[Name]["answer"]> };

/** `pictureOrigins`: allowed origins of pictures. */
export function createParsers(dropped: Dropped, pictureOrigins: readonly string[], ownOrigin?: string): Parsers {
  const reads: Record<string, Read> = createReads(dropped, pictureOrigins, ownOrigin);
  const parsers = Object.entries(reads).map(([name, { answer }]) => [name, (json: unknown) => check(answer, json)]);
  return Object.fromEntries(parsers);
}

/** Checks one answer. The fault names the field, never its value. */
function check(schema: z.ZodType, json: unknown): unknown {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new UpstreamFault(`does not fit the contract at ${parsed.error.issues[0]?.path.join(".") || "the root"}`);
}

import * as z from "zod";
import { describedBy, unknownAs } from "./described.ts";
import { valueAt } from "./json.ts";
import { reasonOf } from "./lenient.ts";

/** `object`: a list, an item ("unit 1119") or an origin. `given` is the value, which no log may have. */
export type Dropped = (object: string, field: string, reason?: string, given?: unknown) => void;

/** Called for each item of a list by the list's name, and for each parsed item by its noun: "unit". */
export type Seen = (name: string) => void;

/** Rejecting an item takes 25 µs, so this bounds it to 50 ms. */
export const brokenItemsMax = 2000;

const published = (item: z.ZodType, most: number) => {
  const list = z.array(unknownAs(item));
  return Number.isFinite(most) ? list.max(most) : list;
};

/** Lists of independent items: broken and repeated ones and those after `most` are dropped and reported. */
export const listsOfItems =
  (dropped: Dropped, seen: Seen) =>
  <Value extends { id: unknown }>(name: string, parser: z.ZodType<Value>, most = Number.POSITIVE_INFINITY) =>
    describedBy(z.array(z.unknown()), published(parser, most)).transform((list, ctx): Value[] => {
      const fitting = new Map<unknown, Value>();
      if (list.length > most) dropped(name, "", `more than ${most}`, list.length);
      for (const [at, item] of list.slice(0, most).entries()) {
        seen(name);
        const parsed = parser.safeParse(item);
        const issue = parsed.error?.issues[0];
        if (parsed.success && !fitting.has(parsed.data.id)) fitting.set(parsed.data.id, parsed.data);
        else if (parsed.success) dropped(name, "id", "an earlier item has it", parsed.data.id);
        else if (issue) dropped(name, issue.path.join("."), reasonOf(issue), valueAt(item, issue.path));
        if (at + 1 - fitting.size <= brokenItemsMax) continue;
        ctx.addIssue({ code: "custom", message: "too many broken items" });
        return z.NEVER;
      }
      return [...fitting.values()];
    });

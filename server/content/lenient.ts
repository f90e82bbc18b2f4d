import * as z from "zod";

/** Zod would compile each schema for a pass that is no faster: 6 % of the start-up time. Before all schemas. */
z.config({ jitless: true });

const described = new WeakMap<z.core.$ZodType, z.ZodType>();

/** The published contract describes `parser` by `schema`: it accepts more than it asks for. */
export function describedBy<Type extends z.ZodType>(parser: Type, schema: z.ZodType): Type {
  described.set(parser, schema);
  return parser;
}

/** The schema by which the published contract describes another one. */
export const publishedAs = (parser: z.core.$ZodType): z.ZodType | undefined => described.get(parser);

/** An unknown value that the published contract describes by `schema`. Its users handle faults. */
export const unknownAs = (schema: z.ZodType): z.ZodUnknown => describedBy(z.unknown(), schema);

/** Undefined, which fits no schema, for invalid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let isStrict = false;

/**
 * True while `reading` looks for losses. Then a schema reports as a fault what it would otherwise leave out: so zod
 * names each loss with its path.
 */
export const readsStrictly = (): boolean => isStrict;

const withInput = { reportInput: true };

/**
 * `json` as `schema` reads it, or the `error` of what it cannot do without. `losses`: a left-out field, why ("outside 1
 * to 400 m: centimetres?"), and what was given, which no log may have.
 */
export function reading<Value>(schema: z.ZodType<Value>, json: unknown) {
  isStrict = true;
  try {
    const strict = schema.safeParse(json, withInput);
    isStrict = false;
    const losses = (strict.error?.issues ?? []).map((issue) => {
      return { field: issue.path.join("."), reason: reasonOf(issue), given: issue.input };
    });
    return { ...(strict.success ? strict : schema.safeParse(json, withInput)), losses };
  } finally {
    isStrict = false;
  }
}

/** Of the faults of a union, that of a number out of bounds says most, and so do our own. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const all = issue.code === "invalid_union" ? issue.errors.flat() : [];
  const said = all.find(({ code }) => code === "too_big" || code === "too_small" || code === "custom");
  return (said ?? issue).message;
}

/** Passes on what a schema found in the part at `path`. */
export const tell = (ctx: z.RefinementCtx, issue: z.core.$ZodIssue, path: PropertyKey[] = []): void =>
  ctx.addIssue({ code: "custom", message: reasonOf(issue), path: [...path, ...issue.path], input: issue.input });

/** Stands for what could not be read. */
class Lost {
  readonly issue: z.core.$ZodIssue | undefined;

  constructor(issue: z.core.$ZodIssue | undefined) {
    this.issue = issue;
  }
}

/** What `schema` rejects is read as `instead`: a fault in a part is that part's absence. */
export function orElse<Value, Instead>(schema: z.ZodType<Value>, instead: Instead) {
  const lenient = z.catch(schema, ({ error }) => new Lost(error.issues[0]) as never);
  return describedBy(
    lenient.transform((value: Value | Lost, ctx): NonNullable<Value> | Instead => {
      if (!(value instanceof Lost)) return value ?? instead;
      if (value.issue && isStrict) tell(ctx, value.issue);
      return instead;
    }),
    schema,
  );
}

/** Optional, null or broken. */
export const maybe = <Value>(schema: z.ZodType<Value>) => orElse(schema.nullish(), undefined);

/** A text that an item has to have, but without which the rest is of use: one that is broken or absent is empty. */
export const orEmpty = (schema: z.ZodType<string>) => orElse(schema, "");

/** A number that an item has to have. One that is broken or absent counts as 0, which pages tell as unknown. */
export const orZero = (schema: z.ZodType<number>) => orElse(schema, 0);

/** The first `most` items of a list without its broken ones; empty if it is absent or no list. */
export const listOf = <Value>(schema: z.ZodType<Value>, most: number) => {
  const list = describedBy(z.array(z.unknown(), "expected a list"), z.array(unknownAs(schema)).max(most));
  return orElse(list.nullish(), []).transform((items, ctx): Value[] => {
    if (isStrict && items.length > most)
      ctx.addIssue({ code: "custom", message: `more than ${most}`, input: items.length });
    return items.slice(0, most).flatMap((item, at) => {
      const { success, data, error } = schema.safeParse(item, withInput);
      if (success) return [data];
      const [first] = error.issues;
      // Of many broken items the first one is told.
      if (first && isStrict && ctx.issues.length === 0) tell(ctx, first, [at]);
      return [];
    });
  });
};

export const htmlInText = "HTML in a plain text";

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
        const { data, error } = parser.safeParse(item, withInput);
        const [issue] = error?.issues ?? [];
        if (issue) dropped(name, issue.path.join("."), reasonOf(issue), issue.input);
        else if (data && fitting.has(data.id)) dropped(name, "id", "an earlier item has it", data.id);
        else if (data) fitting.set(data.id, data);
        if (at + 1 - fitting.size <= brokenItemsMax) continue;
        ctx.addIssue({ code: "custom", message: "too many broken items" });
        return z.NEVER;
      }
      return [...fitting.values()];
    });

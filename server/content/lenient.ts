import * as z from "zod";

/** Zod would compile each schema for a pass that is no faster: 6 % of the start-up time. Before all schemas. */
z.config({ jitless: true });

/** The schemas by which the published contract describes parsers that accept more than it asks for. */
const contract = z.registry<{ schema: object }>();

/** The published contract describes `parser` by `schema`: it accepts more than it asks for. */
export function describedBy<Type extends z.ZodType>(parser: Type, schema: z.ZodType): Type {
  contract.add(parser, { schema });
  return parser;
}

/** The schema by which the published contract describes another one. */
export const publishedAs = (parser: z.core.$ZodType): z.ZodType | undefined =>
  contract.get(parser)?.schema as z.ZodType | undefined; // Only `describedBy` adds them.

/** Undefined, which fits no schema, for invalid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A field that was left out or changed, the reason ("outside 1 to 400 m: centimetres?"), and the value that the API
 * sent, which must not reach a log.
 */
export type Loss = { field: string; reason: string; sent: unknown };

type Remark = { path: readonly PropertyKey[]; reason: string; sent: unknown };

/** A value within zod's output, with what was left out of it. `reading` replaces it by the value. */
class Remarked {
  readonly value: unknown;
  readonly remarks: readonly Remark[];

  constructor(value: unknown, remarks: readonly Remark[]) {
    this.value = value;
    this.remarks = remarks;
  }
}

/** `value`, with a remark for the log and `check-api`. */
export const remarked = <Value>(value: Value, reason: string, sent: unknown): Value =>
  new Remarked(value, [{ path: [], reason, sent }]) as Value; // `reading` takes it apart.

const withInput = { reportInput: true };

/** What a schema makes of a JSON value. `fault` is set if the value does not fit; then there is no value. */
export type Reading<Value> =
  | { fault: undefined; value: Value; losses: Loss[] }
  | { fault: Loss; value: undefined; losses: Loss[] };

/** Reads JSON by a schema. A broken optional part is a loss; a broken required part is a fault. */
export function reading<Value>(schema: z.ZodType<Value>, json: unknown): Reading<Value> {
  const { data, error } = schema.safeParse(json, withInput);
  if (error) {
    const { path, reason, sent } = remarkOf(error);
    return { fault: { field: path.join("."), reason, sent }, value: undefined, losses: [] };
  }
  const losses = new Map<string, Loss>();
  const value = settled(data, "", losses) as Value; // The same value without its remarks.
  return { fault: undefined, value, losses: [...losses.values()] };
}

/** Replaces each `Remarked` by its value and collects the remarks, one for each field of a list's items. */
function settled(value: unknown, field: string, losses: Map<string, Loss>): unknown {
  if (value instanceof Remarked) {
    for (const { path, reason, sent } of value.remarks) {
      const lost = [field, ...path].filter((part) => part !== "").join(".");
      const anyItem = lost.replace(/(?<=^|\.)\d+(?=\.|$)/g, "*");
      if (!losses.has(anyItem)) losses.set(anyItem, { field: lost, reason, sent });
    }
    return settled(value.value, field, losses);
  }
  if (typeof value !== "object" || value === null) return value;
  for (const [key, inner] of Object.entries(value)) {
    const plain = settled(inner, field === "" ? key : `${field}.${key}`, losses);
    if (plain !== inner) Reflect.set(value, key, plain);
  }
  return value;
}

function remarkOf({ issues: [issue] }: { issues: z.core.$ZodIssue[] }): Remark {
  if (!issue) return { path: [], reason: "does not fit", sent: undefined };
  return { path: issue.path, reason: clearestMessage(issue), sent: issue.input };
}

/** If no branch of a union fits, prefers the message about a number out of bounds, or one of our own. */
function clearestMessage(issue: z.core.$ZodIssue): string {
  const all = issue.code === "invalid_union" ? issue.errors.flat() : [];
  const clearest = all.find(({ code }) => code === "too_big" || code === "too_small" || code === "custom");
  return (clearest ?? issue).message;
}

/** Reads `instead` if `schema` rejects a value: a faulty field is treated as absent. */
export function orElse<Value, Instead>(schema: z.ZodType<Value>, instead: Instead) {
  const caught = z.catch(schema, ({ error }) => new Remarked(instead, [remarkOf(error)]) as never);
  return describedBy(
    caught.transform((value: Value): NonNullable<Value> | Instead => value ?? instead),
    schema,
  );
}

/** Why a part of an answer is left out that the contract asks for, while the rest is useful. */
export const missingOrBroken = "missing or broken";

/** Like `orElse`, for a part that the contract asks for. `instead` makes its replacement of what was sent. */
export const orMissing = <Value>(schema: z.ZodType<Value>, instead: (sent: unknown) => NoInfer<Value>) =>
  describedBy(
    z.catch(schema, ({ input }) => remarked(instead(input), missingOrBroken, input)) as z.ZodType<Value>,
    schema,
  );

/** Optional, null or broken. */
export const maybe = <Value>(schema: z.ZodType<Value>) => orElse(schema.nullish(), undefined);

/** A required text without which the rest is useful. A broken or missing one is empty. */
export const orEmpty = (schema: z.ZodType<string>) => orElse(schema, "");

/** A required number without which the rest is useful. A broken or missing one is 0, which pages show as unknown. */
export const orZero = (schema: z.ZodType<number>) => orElse(schema, 0);

/** Why an item of a list is left out that an earlier one repeats. */
export const repeatedItem = "an earlier item has it";

/**
 * The first `most` items of a list without its broken and its repeated ones. Items with the same `keyOf` are the same:
 * pages count floors, and offer them as choices. Empty if it is missing or no list.
 */
export const listOf = <Value>(
  schema: z.ZodType<Value>,
  most: number,
  keyOf: (value: Value) => unknown = (value) => value,
) =>
  describedBy(
    z
      .unknown()
      .optional()
      .transform((json): Value[] => listIn(json, schema, most, keyOf)),
    z.array(schema).max(most).nullish(),
  );

function listIn<Value>(
  json: unknown,
  schema: z.ZodType<Value>,
  most: number,
  keyOf: (value: Value) => unknown,
): Value[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) return remarked([], "expected a list", json);
  const values = new Map<string, Value>();
  const remarks: Remark[] = [];
  if (json.length > most) remarks.push({ path: [], reason: `more than ${most}`, sent: json.length });
  for (const [at, item] of json.slice(0, most).entries()) {
    const { data, error } = schema.safeParse(item, withInput);
    if (error) {
      const remark = remarkOf(error);
      remarks.push({ ...remark, path: [at, ...remark.path] });
      continue;
    }
    const key = JSON.stringify(keyOf(data));
    if (values.has(key)) remarks.push({ path: [at], reason: repeatedItem, sent: item });
    else values.set(key, data);
  }
  return new Remarked([...values.values()], remarks) as unknown as Value[]; // `reading` takes it apart.
}

export const htmlInText = "HTML in a plain text";
export const entitiesInText = "HTML entities in a plain text";
export const wordInLabel = "a label that brings its word";

/** Reasons of losses that leave the value readable. */
export const mendedReasons: readonly string[] = [htmlInText, entitiesInText, wordInLabel];

/** A loss of an `object`: of a list, of an item ("unit 1119"), or of an origin of pictures. */
export type Finding = Loss & { object: string };

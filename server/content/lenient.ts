import * as z from "zod";

/** Zod would compile each schema for a pass that is no faster: 6 % of the start-up time. Before all schemas. */
z.config({ jitless: true });

const described = new WeakMap<z.core.$ZodType, z.ZodType>();

/** The published contract describes `parser` by `schema`: it accepts more than it asks for. */
export function describedBy<Type extends z.ZodType>(parser: Type, schema: z.ZodType): Type {
  described.set(parser, schema);
  return parser;
}

/** An unknown value that the published contract describes by `schema`. Its users handle faults. */
export const unknownAs = (schema: z.ZodType): z.ZodUnknown => describedBy(z.unknown(), schema);

/** JSON Schemas by name, shared by several answers. */
export type Components = Record<string, z.core.JSONSchema.BaseSchema>;

/** The JSON Schema of a schema's input. Schemas with a title go into `components` and are referenced. */
export function inputSchemaOf(schema: z.ZodType, components: Components): z.core.JSONSchema.BaseSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const behind = described.get(zodSchema);
      if (behind) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, referenceTo(behind, components));
      }
      const untyped: unknown = zodSchema;
      const name = untyped === schema ? undefined : titleOf(zodSchema);
      if (name !== undefined) {
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        Object.assign(jsonSchema, referenceTo(untyped as z.ZodType, components)); // Only full schemas have titles.
      }
      // A tuple: linters and generators ask for `items`, too.
      if (jsonSchema.prefixItems) {
        const { length } = jsonSchema.prefixItems;
        Object.assign(jsonSchema, { items: jsonSchema.prefixItems[0], minItems: length, maxItems: length });
      }
      delete jsonSchema.default;
      if (Math.abs(jsonSchema.maximum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (Math.abs(jsonSchema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return json;
}

const titleOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.title;

function referenceTo(schema: z.ZodType, components: Components): z.core.JSONSchema.BaseSchema {
  const name = titleOf(schema);
  if (name === undefined) return inputSchemaOf(schema, components);
  components[name] ??= inputSchemaOf(schema, components);
  return { $ref: `#/components/schemas/${name}` };
}

/** Undefined, which fits no schema, for invalid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of a JSON value; undefined if the path does not exist. */
const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined), json);

/** A dropped field, why ("outside 1 to 400 m: centimetres?"), and what was given, which no log may have. */
export type Loss = { field: string; reason: string; given: unknown };

/** By lenient schema: the strict one, which tells the reason of a loss, and the value instead of a lost one. */
const strict = new WeakMap<z.core.$ZodType, { schema: z.ZodType; instead: unknown }>();
const lists = new WeakMap<z.core.$ZodType, { item: z.ZodType; most: number }>();
/** Optional, null or broken: a fault in an optional field drops the field, not the item. */
export const maybe = <T extends z.ZodType>(schema: T) => {
  const lenient = schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
  return losing(lenient, schema, undefined);
};

/** What `lenient` reads as `instead` although `schema` does not accept it counts as lost. */
export function losing<T extends z.ZodType>(lenient: T, schema: z.ZodType, instead: unknown): T {
  strict.set(lenient, { schema, instead });
  return lenient;
}

/** A text that an item has to have, but without which the rest is of use: one that is broken or absent is empty. */
export const orEmpty = (schema: z.ZodType<string>) => losing(schema.catch(""), schema, "");

/** A number that an item has to have. One that is broken or absent counts as 0, which pages tell as unknown. */
export const orZero = (schema: z.ZodType<number>) => losing(schema.catch(0), schema, 0);

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
  lists.set(lenient, { item: schema, most });
  return lenient;
};

export const htmlInText = "HTML in a plain text";
const htmlFields = /(?:^|\.)(?:description|content)$/;
const isStripped = (json: string, parsed: string) => /<\/?[a-z][^<>]*>/i.test(json) && !parsed.includes("<");

/** The parts of `json` that `schema` dropped when it made `parsed`. */
export function lossesIn(schema: z.ZodType, json: unknown, parsed: unknown, at = ""): Loss[] {
  const accepted = strict.get(schema);
  // An absent field is a loss only where the contract asks for it.
  if ((json === undefined || json === null) && accepted?.instead === undefined) return [];
  if (typeof json === "string" && typeof parsed === "string" && isStripped(json, parsed) && !htmlFields.test(at))
    return [{ field: at, reason: htmlInText, given: json }];
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

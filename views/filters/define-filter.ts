import type { Control } from "./controls.ts";

/** A key of a filter. `read` gives undefined for missing or invalid values; `write` is its inverse. */
export type FilterField<Value> = {
  read: (texts: readonly string[]) => Value | undefined;
  write: (value: Value) => readonly string[];
};

/** A visitor's choice; a missing value filters nothing. */
export type Chosen<Values> = { [Key in keyof Values]?: Values[Key] | undefined };

/** An active condition in words, the choice without it, and what that one says: «на любом этаже». */
export type Condition<Values> = { text: string; wider?: string; without: Chosen<Values> };

/** A filter's definition. `Choices` are the options that the upstream offers. */
export type FilterDefinition<Values, Choices> = {
  name: string;
  fields: { [Key in keyof Values]-?: FilterField<Values[Key]> };
  /** Resolves conflicts between keys: reversed ranges, exclusive keys. */
  settle?: (chosen: Chosen<Values>, query: URLSearchParams) => Chosen<Values>;
  conditions: (chosen: Chosen<Values>, choices: Choices) => Condition<Values>[];
  controls: (chosen: Chosen<Values>, choices: Choices) => Control[];
};

/** A filter. Its canonical query serves links, cache keys and the upstream query. */
export type Filter<Values, Choices> = Pick<FilterDefinition<Values, Choices>, "name" | "conditions" | "controls"> & {
  keys: readonly string[];
  read: (query: URLSearchParams) => Chosen<Values>;
  /** Keys in alphabetical order, without defaults. */
  canonical: (chosen: Chosen<Values>) => URLSearchParams;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
};

/** A filter with its values' types erased. */
export type AnyFilter = Pick<Filter<unknown, unknown>, "name" | "keys" | "canonicalQuery">;

/** Makes a filter. No query makes it throw. */
export function defineFilter<Values, Choices>(definition: FilterDefinition<Values, Choices>): Filter<Values, Choices> {
  const { name, fields, settle = (chosen) => chosen, conditions, controls } = definition;
  // Object.keys returns the keys of `fields` as plain strings.
  const keys = Object.keys(fields).sort() as (keyof Values & string)[];

  const write = <Key extends keyof Values & string>(key: Key, value: Values[Key] | undefined): readonly string[] =>
    value === undefined ? [] : fields[key].write(value);
  const read = (query: URLSearchParams): Chosen<Values> => {
    const chosen: Chosen<Values> = {};
    for (const key of keys) chosen[key] = fields[key].read(query.getAll(key));
    return settle(chosen, query);
  };
  const canonical = (chosen: Chosen<Values>): URLSearchParams => {
    const query = new URLSearchParams();
    for (const key of keys) for (const text of write(key, chosen[key])) query.append(key, text);
    return query;
  };

  return {
    name,
    keys,
    conditions,
    controls,
    read,
    canonical,
    canonicalQuery: (query) => canonical(read(query)),
  };
}

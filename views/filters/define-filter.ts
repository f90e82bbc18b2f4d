import type { Control } from "./controls.ts";

/**
 * One key of a filter. `read` makes a value of what a query says, undefined for nothing and for nonsense; `write` is
 * its inverse.
 */
export type FilterField<Value> = {
  read: (texts: readonly string[]) => Value | undefined;
  write: (value: Value) => readonly string[];
};

/** What a visitor chose: every value may be missing, and then it narrows nothing. */
export type Chosen<Values> = { [Key in keyof Values]?: Values[Key] | undefined };

/** A condition in words, as its chip shows it, and the choice without it. */
export type Condition<Values> = { text: string; without: Chosen<Values> };

/** A filter in full. `Choices` is what upstream says there is to choose from. */
export type FilterDefinition<Values, Choices> = {
  name: string;
  fields: { [Key in keyof Values]-?: FilterField<Values[Key]> };
  /** Puts right what no key can see alone: reversed ranges, keys that exclude each other. */
  settle?: (chosen: Chosen<Values>, query: URLSearchParams) => Chosen<Values>;
  conditions: (chosen: Chosen<Values>, choices: Choices) => Condition<Values>[];
  controls: (chosen: Chosen<Values>, choices: Choices) => Control[];
};

/**
 * A filter at work. Its canonical query is the link, the key of the page cache and the source of the upstream query.
 */
export type Filter<Values, Choices> = Pick<FilterDefinition<Values, Choices>, "name" | "conditions" | "controls"> & {
  keys: readonly string[];
  read: (query: URLSearchParams) => Chosen<Values>;
  /** Keys in alphabetical order, only what differs from the default. */
  canonical: (chosen: Chosen<Values>) => URLSearchParams;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
};

/** What all filters have in common, whatever they filter. */
export type AnyFilter = Pick<Filter<unknown, unknown>, "name" | "keys" | "canonicalQuery">;

/** Makes a filter of its definition. Nothing that a query may hold makes it throw. */
export function defineFilter<Values, Choices>(definition: FilterDefinition<Values, Choices>): Filter<Values, Choices> {
  const { name, fields, settle = (chosen) => chosen, conditions, controls } = definition;
  // Object.keys knows the keys of `fields` only as text.
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

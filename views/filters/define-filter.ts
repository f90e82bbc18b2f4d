/** A key of a filter. `read` gives undefined for missing or invalid values; `write` is its inverse. */
export type FilterField<Value> = {
  read: (texts: readonly string[]) => Value | undefined;
  write: (value: Value) => readonly string[];
};

/** A visitor's choice; a missing value filters nothing. */
export type Chosen<Values> = { [Key in keyof Values]?: Values[Key] | undefined };

/** The keys of a filter. */
export type FilterFields<Values> = { [Key in keyof Values]-?: FilterField<Values[Key]> };

type FilterDefinition<Values> = {
  fields: FilterFields<Values>;
  /** Resolves conflicts between keys: reversed ranges, exclusive keys. */
  settle?: (chosen: Chosen<Values>, query: URLSearchParams) => Chosen<Values>;
};

/** Reads and writes the choices of a query. The canonical query serves links and cache keys. */
export type Filter<Values> = {
  keys: readonly string[];
  read: (query: URLSearchParams) => Chosen<Values>;
  /** Keys in alphabetical order, without defaults. */
  canonical: (chosen: Chosen<Values>) => URLSearchParams;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
};

/** A filter with its values' types erased. */
export type AnyFilter = Pick<Filter<unknown>, "keys" | "canonicalQuery">;

/** Makes a filter. No query makes it throw. */
export function defineFilter<Values>({
  fields,
  settle = (chosen) => chosen,
}: FilterDefinition<Values>): Filter<Values> {
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

  return { keys, read, canonical, canonicalQuery: (query) => canonical(read(query)) };
}

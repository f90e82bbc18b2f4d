/**
 * A key of a filter. `read` gives undefined for missing or invalid values; `write` is its inverse. `unread` is for a
 * field that visitors type into: the text that `read` does not understand, so that the page can keep it and say so.
 * `isFreeText`: its value is what a visitor typed, as it is.
 */
export type FilterField<Value> = {
  read: (texts: readonly string[]) => Value | undefined;
  write: (value: Value) => readonly string[];
  unread?: (texts: readonly string[]) => string | undefined;
  isFreeText?: true;
};

/** Typed texts by their key that no value could be read from. They narrow nothing, and stand at their field. */
export type Unread<Values> = { [Key in keyof Values]?: string | undefined };

type SomeValues<Values> = { [Key in keyof Values]?: Values[Key] | undefined };

/** A visitor's choice; a missing value filters nothing. */
export type Chosen<Values> = SomeValues<Values> & { unread?: Unread<Values> | undefined };

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
  /** Whether a query holds a visitor's own words: no cache keeps its answer. */
  holdsWords: (query: URLSearchParams) => boolean;
};

/** A filter with its values' types erased. */
export type AnyFilter = Pick<Filter<unknown>, "keys" | "canonicalQuery" | "holdsWords">;

/** Makes a filter. No query makes it throw. */
export function defineFilter<Values>({
  fields,
  settle = (chosen) => chosen,
}: FilterDefinition<Values>): Filter<Values> {
  // Object.keys returns the keys of `fields` as plain strings.
  const keys = Object.keys(fields).sort() as (keyof Values & string)[];

  const write = <Key extends keyof Values & string>(
    key: Key,
    values: SomeValues<Values>,
    unread: Unread<Values> = {},
  ): readonly string[] => {
    const value = values[key];
    if (value !== undefined) return fields[key].write(value);
    const text = unread[key];
    return text === undefined ? [] : [text];
  };
  const read = (query: URLSearchParams): Chosen<Values> => {
    const chosen: Chosen<Values> = {};
    for (const key of keys) {
      const texts = query.getAll(key);
      const value = fields[key].read(texts);
      const unread = value === undefined ? fields[key].unread?.(texts) : undefined;
      if (value !== undefined) Object.assign(chosen, { [key]: value });
      if (unread !== undefined) chosen.unread = { ...chosen.unread, [key]: unread };
    }
    return settle(chosen, query);
  };
  const canonical = (chosen: Chosen<Values>): URLSearchParams => {
    const query = new URLSearchParams();
    for (const key of keys) for (const text of write(key, chosen, chosen.unread)) query.append(key, text);
    return query;
  };

  const freeTexts = keys.filter((key) => fields[key].isFreeText);
  const holdsWords = (query: URLSearchParams): boolean => {
    const chosen = read(query);
    return chosen.unread !== undefined || freeTexts.some((key) => chosen[key] !== undefined);
  };

  return { keys, read, canonical, canonicalQuery: (query) => canonical(read(query)), holdsWords };
}

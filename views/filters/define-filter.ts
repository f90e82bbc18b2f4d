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

/** An active condition in words, and the choice without it. */
export type Condition<Values> = { text: string; without: Chosen<Values> };

/** Keys, words and predicate. Address and condition derive from it. Unset: all match. */
export type Criterion<Values, Item, Choices> = {
  name: string;
  fields: FilterFields<Values>;
  settle?: (chosen: Chosen<Values>, query: URLSearchParams) => Chosen<Values>;
  fits: (item: Item, chosen: Chosen<Values>) => boolean;
} & (
  | { inWords: (chosen: Chosen<Values>, choices: Choices) => string | undefined }
  | { conditions: (chosen: Chosen<Values>, choices: Choices) => Condition<Values>[] }
);

/** The conditions that a choice sets of some criteria. */
export const conditionsOf = <Values, Item, Choices>(
  criteria: readonly Criterion<Values, Item, Choices>[],
  chosen: Chosen<Values>,
  choices: Choices,
): Condition<Values>[] =>
  criteria.flatMap((criterion) => {
    if ("conditions" in criterion) return criterion.conditions(chosen, choices);
    const text = criterion.inWords(chosen, choices);
    return text === undefined ? [] : [{ text, without: withoutCriterion(chosen, criterion) }];
  });

/** The criteria that a choice sets. The others match every item. */
export function criteriaInForce<Values, One extends { fields: object }>(
  criteria: readonly One[],
  chosen: Chosen<Values>,
): One[] {
  return criteria.filter(({ fields }) => Object.keys(fields).some((key) => chosen[key as keyof Values] !== undefined));
}

function withoutCriterion<Values>(chosen: Chosen<Values>, { fields }: { fields: object }): Chosen<Values> {
  const without = { ...chosen };
  for (const key of Object.keys(fields)) delete without[key as keyof Values];
  return without;
}

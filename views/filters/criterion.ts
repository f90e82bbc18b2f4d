import type { Control } from "./controls.ts";
import type { Chosen, Condition, FilterDefinition, FilterField } from "./define-filter.ts";

/** Keys, words, controls and predicate. Address, popover, condition and counts derive from it. Unset: all match. */
export type Criterion<Values, Item, Choices> = {
  /** Names its popover and its counts. */
  name: string;
  title: string;
  /** A choice without the criterion, in words: «на любом этаже». */
  wider: string;
  fields: { [Key in keyof Values]-?: FilterField<Values[Key]> };
  settle?: (chosen: Chosen<Values>, query: URLSearchParams) => Chosen<Values>;
  fits: (item: Item, chosen: Chosen<Values>) => boolean;
  options?: (item: Item) => readonly string[];
  /** The same after one more click, if a choice within the criterion narrows its own options. */
  reached?: (item: Item, chosen: Chosen<Values>) => readonly string[];
  inWords: (chosen: Chosen<Values>, choices: Choices) => string | undefined;
  /** The conditions of a criterion that holds several. Without it `inWords` is the only one. */
  each?: (chosen: Chosen<Values>, choices: Choices) => Condition<Values>[];
  controls: (chosen: Chosen<Values>, choices: Choices) => Control[];
};

/** The parts of a filter definition that criteria provide. The list's own `settle` comes last. */
export function criteriaParts<Values, Item, Choices>(criteria: readonly Criterion<Values, Item, Choices>[]) {
  const parts: Pick<FilterDefinition<Values, Choices>, "settle" | "conditions" | "controls"> = {
    settle: (chosen, query) => criteria.reduce((settled, { settle }) => settle?.(settled, query) ?? settled, chosen),
    conditions: (chosen, choices) => criteria.flatMap((criterion) => conditionsOf(criterion, chosen, choices)),
    controls: (chosen, choices) => criteria.flatMap(({ controls }) => controls(chosen, choices)),
  };
  return parts;
}

/** The conditions that a choice sets of a criterion. */
export function conditionsOf<Values, Item, Choices>(
  criterion: Criterion<Values, Item, Choices>,
  chosen: Chosen<Values>,
  choices: Choices,
): Condition<Values>[] {
  if (criterion.each) return criterion.each(chosen, choices);
  const text = criterion.inWords(chosen, choices);
  return text === undefined ? [] : [{ text, wider: criterion.wider, without: withoutCriterion(chosen, criterion) }];
}

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

export type Tallies = Record<string, Record<string, number>>;

import type { Chosen, FilterFields } from "./define-filter.ts";

/** An active condition in words, the choice without it, and what that one says: «на любом этаже». */
export type Condition<Values> = { text: string; wider: string; without: Chosen<Values> };

/** Keys, words and predicate. Address and condition derive from it. Unset: all match. */
export type Criterion<Values, Item, Choices> = {
  name: string;
  fields: FilterFields<Values>;
  settle?: (chosen: Chosen<Values>, query: URLSearchParams) => Chosen<Values>;
  fits: (item: Item, chosen: Chosen<Values>) => boolean;
} & (OneCondition<Values, Choices> | ManyConditions<Values, Choices>);

/** `wider` is a choice without the criterion, in words. */
type OneCondition<Values, Choices> = {
  inWords: (chosen: Chosen<Values>, choices: Choices) => string | undefined;
  wider: string;
};
type ManyConditions<Values, Choices> = {
  conditions: (chosen: Chosen<Values>, choices: Choices) => Condition<Values>[];
};

/** The conditions that a choice sets of some criteria. */
export const conditionsOf = <Values, Item, Choices>(
  criteria: readonly Criterion<Values, Item, Choices>[],
  chosen: Chosen<Values>,
  choices: Choices,
): Condition<Values>[] =>
  criteria.flatMap((criterion) => {
    if ("conditions" in criterion) return criterion.conditions(chosen, choices);
    const text = criterion.inWords(chosen, choices);
    return text === undefined ? [] : [{ text, wider: criterion.wider, without: withoutCriterion(chosen, criterion) }];
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

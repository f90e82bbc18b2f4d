import type { Unit } from "../../content/unit.ts";
import { spelled } from "../../filters/filter-fields.ts";
import { lazily } from "../../kit/lazily.ts";
import { onceFor } from "../../kit/once-for.ts";

/** Marks features among the options: facts have a name before their value. */
const featureMark = "+";
/** Longer words are no option: the query cuts them. */
const lettersMax = 120;

const words = lazily(() => new Intl.Collator("ru", { numeric: true }));
const byWords = (name: string, other: string) => words().compare(name, other);

const factOf = ({ name, value }: Unit["facts"][number]) => spelled(`${name}: ${value}`);
export const nameOf = (fact: string) => fact.slice(0, fact.indexOf(": "));
export const wordsOf = (fact: string) => fact.slice(fact.indexOf(": ") + 2);
export const isFeature = (option: string) => option.startsWith(featureMark);
export const featureOption = (feature: string) => featureMark + spelled(feature);
export const featureOf = (option: string) => option.slice(featureMark.length);

/** All that a unit counts towards. */
export const optionsOf = onceFor(({ facts, features }: Pick<Unit, "facts" | "features">): readonly string[] => {
  const all = new Set([...facts.map(factOf), ...features.map(featureOption)]);
  return [...all].filter((option) => option.length <= lettersMax);
});

/**
 * Counted options in an order that does not depend on which unit comes first. Facts of most units come first, equal
 * ones as units list them; values and features follow the alphabet, numbers their size.
 */
export function inStableOrder(units: readonly Unit[], counts: Readonly<Record<string, number>>) {
  const places = new Map<string, number[]>();
  for (const { facts } of units)
    for (const [at, fact] of facts.entries()) {
      const name = nameOf(factOf(fact));
      const before = places.get(name);
      if (before) before.push(at);
      else places.set(name, [at]);
    }
  const mean = (all: readonly number[] = []) => all.reduce((sum, at) => sum + at, 0) / all.length;
  const byName = (a: string, b: string) => {
    const [of, other] = [places.get(a), places.get(b)];
    return (other?.length ?? 0) - (of?.length ?? 0) || mean(of) - mean(other) || byWords(a, b);
  };
  const sorted = Object.keys(counts).sort(
    (a, b) => Number(isFeature(a)) - Number(isFeature(b)) || byName(nameOf(a), nameOf(b)) || byWords(a, b),
  );
  return Object.fromEntries(sorted.map((option) => [option, counts[option] ?? 0]));
}

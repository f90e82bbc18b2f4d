import type { Control } from "../../filters/controls.ts";
import { phrases } from "../../filters/filter-fields.ts";
import type { ListChoices, UnitCriterion } from "./list-choices.ts";
import { featureOf, featureOption, isFeature, nameOf, optionsOf, wordsOf } from "./quality-options.ts";

/** "Отделка: с мебелью": any value of one fact will do. Features: all that are chosen. */
type QualityValues = { facts: string[]; features: string[] };

/** How many values over a category make a fact a filter: one tells nothing apart, many are a measure. */
const valuesMin = 2;
const valuesMax = 8;

/** The list without one of its words; undefined instead of an empty one. */
function less(all: readonly string[] = [], removed: string): string[] | undefined {
  const others = all.filter((other) => other !== removed);
  return others.length > 0 ? others : undefined;
}

/** Facts that are filters by their names, each with its values, in the order of `stock`. */
export function factFilters({ stock }: Pick<ListChoices, "stock">): [name: string, facts: string[]][] {
  const facts = Object.keys(stock.qualities ?? {}).filter((option) => !isFeature(option));
  return [...Map.groupBy(facts, nameOf)].filter(([, all]) => all.length >= valuesMin && all.length <= valuesMax);
}

function featureFilters({ stock }: ListChoices): string[] {
  const features = Object.keys(stock.qualities ?? {}).filter(isFeature);
  return features.length >= valuesMin && features.length <= valuesMax ? features.map(featureOf) : [];
}

/** Other facts of units, in the API's own words. */
export const qualities: UnitCriterion<QualityValues> = {
  name: "qualities",
  fields: { facts: phrases, features: phrases },
  fits(unit, { facts = [], features = [] }) {
    const options = optionsOf(unit);
    const has = (fact: string) => options.includes(fact);
    return (
      facts.every((fact) => has(fact) || facts.some((other) => has(other) && nameOf(other) === nameOf(fact))) &&
      features.every((feature) => options.includes(featureOption(feature)))
    );
  },
  options: optionsOf,
  reached(unit, { facts = [], features = [] }) {
    const options = optionsOf(unit);
    if (facts.length + features.length === 0) return options;
    const missed = new Set(facts.map(nameOf));
    for (const option of options) if (facts.includes(option)) missed.delete(nameOf(option));
    if (!features.every((feature) => options.includes(featureOption(feature)))) return [];
    if (missed.size === 0) return options;
    // A fact of the only missed name would do.
    return missed.size === 1 ? options.filter((option) => !isFeature(option) && missed.has(nameOf(option))) : [];
  },
  conditions(chosen) {
    const { facts, features } = chosen;
    return [
      ...(facts ?? []).map((fact) => ({
        text: fact,
        wider: `${nameOf(fact).toLowerCase()}: не важно`,
        without: { ...chosen, facts: less(facts, fact) },
      })),
      ...(features ?? []).map((feature) => ({
        text: feature,
        wider: `без условия «${feature}»`,
        without: { ...chosen, features: less(features, feature) },
      })),
    ];
  },
  controls(chosen, choices) {
    const counts = choices.counts.qualities ?? {};
    const { facts = [], features = [] } = chosen;
    const controls: Control[] = factFilters(choices).map(([name, values]) => ({
      kind: "checkboxes",
      legend: name,
      name: "facts",
      options: values.map((fact) => ({
        value: fact,
        text: wordsOf(fact),
        count: counts[fact] ?? 0,
        checked: facts.includes(fact),
      })),
    }));
    const filters = featureFilters(choices);
    if (filters.length === 0) return controls;
    const options = filters.map((feature) => ({
      value: feature,
      text: feature,
      count: counts[featureOption(feature)] ?? 0,
      checked: features.includes(feature),
    }));
    return [...controls, { kind: "checkboxes", legend: "Особенности", name: "features", options }];
  },
};

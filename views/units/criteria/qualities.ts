import type { Control } from "../../filters/controls.ts";
import { phrases } from "../../filters/fields.ts";
import { plural } from "../../kit/format.ts";
import type { Pavilion } from "../pavilion.ts";
import type { ListChoices, UnitCriterion } from "./list-choices.ts";

/** "Отделка: с мебелью": any value of one fact will do. Features: all that are chosen. */
type QualityValues = { facts: string[]; features: string[] };

/** How many values over a category make a fact a filter: one tells nothing apart, many are a measure. */
const valuesMin = 2;
const valuesMax = 8;
const wordsMax = 2;

const factOf = ({ name, value }: Pavilion["facts"][number]) => `${name}: ${value}`;
const nameOf = (fact: string) => fact.slice(0, fact.indexOf(": "));
const wordsOf = (fact: string) => fact.slice(fact.indexOf(": ") + 2);
const featureMark = "+";

/** Facts that are filters by their names, each with its values; the order is upstream's. */
export function factFilters({ stock }: Pick<ListChoices, "stock">): [name: string, facts: string[]][] {
  const facts = Object.keys(stock.qualities ?? {}).filter((option) => !option.startsWith(featureMark));
  return [...Map.groupBy(facts, nameOf)].filter(([, all]) => all.length >= valuesMin && all.length <= valuesMax);
}

function featureFilters({ stock }: ListChoices): string[] {
  const features = Object.keys(stock.qualities ?? {}).filter((option) => option.startsWith(featureMark));
  return features.length >= valuesMin && features.length <= valuesMax ? features.map((one) => one.slice(1)) : [];
}

/** Whatever else upstream tells of units, as it words it. */
export const qualities: UnitCriterion<QualityValues> = {
  name: "qualities",
  title: "Ещё",
  any: "Без прочих условий",
  fields: { facts: phrases, features: phrases },
  fits(unit, { facts, features }) {
    if (!facts && !features) return true;
    const own = new Set(unit.facts.map(factOf));
    const names = new Set(facts?.map(nameOf));
    return (
      [...names].every((name) => facts?.some((fact) => nameOf(fact) === name && own.has(fact))) &&
      (features ?? []).every((feature) => unit.features.includes(feature))
    );
  },
  options: ({ facts, features }) => [...facts.map(factOf), ...features.map((feature) => featureMark + feature)],
  inWords({ facts = [], features = [] }) {
    const all = [...facts, ...features];
    if (all.length === 0) return undefined;
    return all.length > wordsMax ? plural(all.length, "условие", "условия", "условий") : all.join(", ");
  },
  controls(chosen, choices) {
    const counts = choices.counts.qualities ?? {};
    const { facts = [], features = [] } = chosen;
    const controls: Control[] = factFilters(choices).map(([name, values], group) => ({
      kind: "checkboxes",
      legend: name,
      name: "facts",
      options: values.map((fact, at) => ({
        id: `facts-${group}-${at}`,
        value: fact,
        text: wordsOf(fact),
        count: counts[fact] ?? 0,
        checked: facts.includes(fact),
      })),
    }));
    const known = featureFilters(choices);
    if (known.length === 0) return controls;
    const options = known.map((feature, at) => ({
      id: `features-${at}`,
      value: feature,
      text: feature,
      count: counts[featureMark + feature] ?? 0,
      checked: features.includes(feature),
    }));
    return [...controls, { kind: "checkboxes", legend: "Особенности", name: "features", options }];
  },
};

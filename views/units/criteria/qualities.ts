import type { CategoryId } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { gateWords } from "../../content/unit-answers.ts";
import { canonicalText, phrases } from "../../filters/filter-fields.ts";
import { once, onceFor } from "../../ui/once-for.ts";
import type { ListChoices, UnitCriterion } from "./list-choices.ts";

/** "Отделка: с мебелью": any value of one fact will do. */
type QualityValues = { facts: string[] };

/** How many values over a category make a fact a choice: one tells nothing apart, many are a measure. */
const valuesMin = 2;
const valuesMax = 8;
/** Longer words are no option: the query cuts them. */
const lettersMax = 120;

const words = once(() => new Intl.Collator("ru", { numeric: true }));
const byWords = (a: string, b: string) => words().compare(a, b);

const nameOf = (fact: string) => fact.slice(0, fact.indexOf(": "));
const valueIn = (fact: string) => fact.slice(fact.indexOf(": ") + 2);

const factsOf = onceFor(({ facts }: Pick<Unit, "facts">): readonly string[] =>
  facts.map(({ name, value }) => canonicalText(`${name}: ${value}`)).filter((fact) => fact.length <= lettersMax),
);

/** Facts that tell units apart, with their values. */
export function factChoices(units: readonly Unit[]): ListChoices["facts"] {
  const all = [...new Set(units.flatMap(factsOf))].sort(byWords);
  return [...Map.groupBy(all, nameOf)].filter(([, facts]) => facts.length >= valuesMin && facts.length <= valuesMax);
}

/** Facts of units, in the API's own words. */
export const qualities: UnitCriterion<QualityValues> = {
  name: "qualities",
  fields: { facts: phrases },
  fits(unit, { facts = [] }) {
    const own = factsOf(unit);
    const has = (fact: string) => own.includes(fact);
    return facts.every((fact) => has(fact) || facts.some((other) => has(other) && nameOf(other) === nameOf(fact)));
  },
  conditions(chosen) {
    const { facts = [] } = chosen;
    return facts.map((fact) => {
      const others = facts.filter((other) => other !== fact);
      return {
        text: fact,
        wider: `${nameOf(fact).toLowerCase()}: не важно`,
        without: { ...chosen, facts: others.length > 0 ? others : undefined },
      };
    });
  },
};

/** The fact that a kind of premises is chosen by, what any value of it is called, and what each value follows. */
const mainFacts: Record<Exclude<CategoryId, "warehouse">, { fact: string; any: string; before: string }> = {
  office: { fact: "Отделка", any: "Любая отделка", before: "" },
  trade_area: { fact: "Мокрая точка", any: "Вода", before: "вода " },
};

/** The quality that a list is chosen by; in other parks the first fact that tells units apart. */
export function mainQuality(category: CategoryId, { gates, facts }: Pick<ListChoices, "gates" | "facts">) {
  if (category === "warehouse") {
    if (gates.length > 0)
      return { name: "gates", any: "Любые ворота", options: gates.map((value) => ({ value, text: gateWords[value] })) };
  } else {
    const { fact, any, before } = mainFacts[category];
    const found = facts.find(([name]) => name === fact);
    if (found)
      return { name: "facts", any, options: found[1].map((value) => ({ value, text: before + valueIn(value) })) };
  }
  const [first] = facts;
  if (!first) return undefined;
  const options = first[1].map((value) => ({ value, text: valueIn(value) }));
  return { name: "facts", any: `${first[0]}: любое`, options };
}

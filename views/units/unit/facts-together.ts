import type { Offer } from "../../content/offer.ts";
import type { Building } from "../../content/park.ts";
import { type Unit, unitFact } from "../../content/unit.ts";
import { sumOfMeasures, sumOfWindows } from "../../ui/format.ts";
import { comparedKind } from "../shortlist/offer-facts.ts";

type TextFact = { name: string; value: string };

/** The facts that all of some neighbouring units have. */
export type FactsTogether = {
  /** Values that differ: added up where they can be, else each beside its unit's number. */
  differing: TextFact[];
  /** Values that are the same in each of the units. */
  shared: TextFact[];
};

export function factsTogether(units: readonly Unit[]): FactsTogether {
  const differing: TextFact[] = [];
  const shared: TextFact[] = [];
  for (const { name } of units[0]?.facts ?? []) {
    const values = units.flatMap((unit) => unitFact(unit, name) ?? []);
    if (values.length < units.length) continue;
    const total = sumOfMeasures(values) ?? sumOfWindows(values);
    if (total !== undefined) differing.push({ name, value: total });
    else if (new Set(values).size === 1) shared.push({ name, value: values[0] ?? "" });
    else differing.push({ name, value: units.map((unit, at) => `${unit.number} — ${values[at]}`).join("; ") });
  }
  return { differing, shared };
}

/** What holds for all units of an offer. */
export const comparedTogether = (offer: Offer, building: Building | undefined, people: number | undefined) =>
  comparedKind([offer], building ? [building] : [], people).columns.map(({ name, values: [value] }) => ({
    name,
    value,
  }));

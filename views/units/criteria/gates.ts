import { type CategoryId, categoryIds } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { type Gate, gateOf } from "../../content/unit-answers.ts";
import type { FilterField } from "../../filters/define-filter.ts";
import { oneOf } from "../../filters/filter-fields.ts";
import type { UnitCriterion } from "./list-choices.ts";

/** What the question calls a warehouse with a dock, beside the kinds of premises. */
export const withDock = "dock";

const kind = oneOf(categoryIds);

/** A kind of premises in a query; a warehouse with a dock is a warehouse. */
export const kindKey: FilterField<CategoryId> = {
  read: (texts) => (texts.includes(withDock) ? "warehouse" : kind.read(texts)),
  write: kind.write,
};

const all = ["dock", "ramp", "street"] as const;

/** The gates that tell some warehouses apart. */
export function gateChoices(units: readonly Unit[]): Gate[] {
  const own = new Set(units.map(gateOf));
  return own.size > 1 ? all.filter((gate) => own.has(gate)) : [];
}

const inWords: Record<Gate, string> = { dock: "с доком", ramp: "с пандусом", street: "ворота с улицы" };

/** How a warehouse is loaded. */
export const gates: UnitCriterion<{ gates: Gate }> = {
  name: "gates",
  wider: "с любыми воротами",
  fields: { gates: oneOf(all) },
  settle: (chosen, query) => (query.getAll("type").includes(withDock) ? { ...chosen, gates: "dock" } : chosen),
  fits: (unit: Unit, chosen) => chosen.gates === undefined || gateOf(unit) === chosen.gates,
  inWords: ({ gates: gate }) => gate && inWords[gate],
};

import type { Unit } from "../content/unit.ts";
import { criteriaInForce, type Tallies } from "../filters/criterion.ts";
import { onceFor } from "../kit/once-for.ts";
import { type ChosenUnits, unitCriteria } from "./units.filter.ts";

/** Where in a list the units of each option are, by criteria: the same for every choice. */
const placesIn = onceFor((units: readonly Unit[]) =>
  unitCriteria.map((criterion) => {
    const places = new Map<string, number[]>();
    for (const [at, unit] of units.entries())
      for (const option of criterion.options?.(unit) ?? []) {
        const known = places.get(option);
        if (known) known.push(at);
        else places.set(option, [at]);
      }
    return { criterion, places };
  }),
);

/** How many units each option has: all of them, or as a click on it beside a choice brings. */
export function unitTallies(units: readonly Unit[], chosen: ChosenUnits = {}): Tallies {
  const inForce = criteriaInForce(unitCriteria, chosen);
  /** The criterion alone that keeps a unit from the choice; null for several of them. */
  const barriers = units.map((unit) => {
    const first = inForce.find(({ fits }) => !fits(unit, chosen));
    return first && inForce.some((other) => other !== first && !other.fits(unit, chosen)) ? null : first;
  });
  const counted = placesIn(units).map(({ criterion, places }) => {
    const { name, reached } = criterion;
    const narrowed = reached && inForce.includes(criterion) ? units.map((unit) => reached(unit, chosen)) : undefined;
    const counts = [...places].map(([option, all]) => {
      const found = all.filter((at) => barriers[at] === undefined || barriers[at] === criterion);
      return [option, narrowed ? found.filter((at) => narrowed[at]?.includes(option)).length : found.length];
    });
    return [name, Object.fromEntries(counts)];
  });
  return Object.fromEntries(counted);
}

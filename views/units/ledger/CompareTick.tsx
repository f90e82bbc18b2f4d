import type { Unit } from "../../content/unit.ts";

/** Takes a unit of a row into the comparison. A control of the filter form, so that other filters do not forget it. */
export function CompareTick({ unit, checked }: { unit: Pick<Unit, "id" | "number">; checked: boolean }) {
  return (
    <input
      type="checkbox"
      name="compare"
      value={unit.id}
      form="filter"
      aria-label={`Сравнить ${unit.number}`}
      defaultChecked={checked}
    />
  );
}

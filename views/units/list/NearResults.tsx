import { GroupHead, ledgerClass } from "../ledger/Ledger.tsx";
import { UnitRow } from "../ledger/UnitRow.tsx";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "near" | "look" | "chosen"> & { title?: string };

/** The nearest units to a choice that finds none, each with what differs. */
export function NearResults({ near, look, chosen, title = "Ближе всего к вашим условиям" }: Props) {
  if (near.length === 0) return null;
  return (
    <section className="group near">
      <GroupHead title={title} columns />
      <ul className={ledgerClass(look)}>
        {near.map(({ unit, note }) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            look={look}
            note={note}
            compared={chosen.compare?.includes(unit.id) ?? false}
          />
        ))}
      </ul>
    </section>
  );
}

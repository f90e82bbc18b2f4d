import { PlainGroup } from "../ledger/Ledger.tsx";
import { UnitRow } from "../ledger/UnitRow.tsx";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "near" | "look">;

/** The nearest units to a choice that finds none, each with what differs. */
export function NearResults({ near, look }: Props) {
  if (near.length === 0) return null;
  return (
    <PlainGroup title="Ближе всего к вашим условиям" name="group near" look={look}>
      {near.map(({ unit, note }) => (
        <UnitRow key={unit.id} unit={unit} look={look} note={note} />
      ))}
    </PlainGroup>
  );
}

import type { Unit } from "../../content/unit.ts";
import { type RowLook, UnitRow } from "./UnitRow.tsx";

/** Units as rows outside of their list. */
export const UnitRows = ({ units, look }: { units: readonly Unit[]; look: RowLook }) => (
  <div className="results">
    <ul className="rows">
      {units.map((unit) => (
        <UnitRow key={unit.id} units={[unit]} look={look} />
      ))}
    </ul>
  </div>
);

import { buildingOf } from "../../content/park.ts";
import { plural } from "../../kit/format.ts";
import { RowSign } from "./FloorStrip.tsx";
import type { Kind } from "./kinds.ts";
import { floorsInWords, roomEach } from "./ledger-words.ts";
import { AreaCell, RentCells, WhereCell } from "./RowCells.tsx";
import { focusOn, type RowLook } from "./row-look.ts";
import { VariantTable } from "./VariantTable.tsx";

type Props = {
  units: Kind;
  group: string;
  look: RowLook;
  focused?: boolean | undefined;
};

/** Equal units of a building as one row that opens in place. */
export function KindRow({ units, group, look, focused }: Props) {
  const [first] = units;
  const building = buildingOf(look.buildings, first);
  return (
    <li {...focusOn(focused)}>
      <details className="same" id={`kind-${group.includes("-") ? group : first.building.id}-${first.square}`}>
        <summary>
          <RowSign units={units} building={building} scale={look.scale} />
          <AreaCell square={first.square} />{" "}
          <WhereCell building={first.building.number} title={floorsInWords(units)}>
            {plural(units.length, "вариант", "варианта", "вариантов")}
            {look.people ? `, ${roomEach(first.square, look.people)}` : ""}
          </WhereCell>{" "}
          <RentCells units={units} />
        </summary>
        <VariantTable units={units} look={look} />
      </details>
    </li>
  );
}

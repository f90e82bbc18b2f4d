import { buildingOf } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { cellOf } from "../../content/words/row-facts.ts";
import { floorNumber } from "../../kit/format.ts";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { unitHref } from "../unit-links.ts";
import { RowSign } from "./FloorStrip.tsx";
import { roomEach } from "./ledger-words.ts";
import { AreaCell, RentCells, WhereCell } from "./RowCells.tsx";
import { focusOn, type RowLook } from "./row-look.ts";

type Props = {
  unit: Unit;
  look: RowLook;
  /** Shown instead of its facts: how it differs from what was asked for. */
  note?: string | undefined;
  focused?: boolean | undefined;
};

/** A unit as a row of its own, which leads to its page. */
export function UnitRow({ unit, look, note, focused }: Props) {
  const building = buildingOf(look.buildings, unit);
  const [column] = look.columns;
  const fact = column && cellOf(unit, column)?.text;
  const each = look.people && !note ? roomEach(unit.square, look.people) : undefined;
  return (
    <li className="one" {...focusOn(focused)}>
      <a href={unitHref(unit, look.people)}>
        <RowSign units={[unit]} building={building} scale={look.scale} />
        <AreaCell square={unit.square} />{" "}
        <WhereCell building={unit.building.number} title={`этаж ${floorNumber(unit.floor.number)}`}>
          {[unit.number, note ?? fact, each].filter(Boolean).join(", ")}
        </WhereCell>{" "}
        <RentCells units={[unit]} />
      </a>
      <ShortlistMark units={[unit]} form="filter" />
    </li>
  );
}

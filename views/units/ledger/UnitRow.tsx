import { buildingOf } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { cellOf } from "../../content/words/row-facts.ts";
import { floorNumber } from "../../kit/format.ts";
import { unitHref } from "../unit/team.ts";
import { CompareTick } from "./CompareTick.tsx";
import { RowSign } from "./FloorStrip.tsx";
import { roomEach } from "./ledger-words.ts";
import { AreaCell, BuildingMark, RentCells, Said } from "./RowCells.tsx";
import { focusOn, type RowLook } from "./row-look.ts";

type Props = {
  unit: Unit;
  look: RowLook;
  /** Shown instead of its facts: how it differs from what was asked for. */
  note?: string | undefined;
  compared: boolean;
  focused?: boolean | undefined;
};

/** A unit as a row of its own, which leads to its page. */
export function UnitRow({ unit, look, note, compared, focused }: Props) {
  const building = buildingOf(look.buildings, unit);
  const [column] = look.columns;
  const fact = column && cellOf(unit, column)?.text;
  const each = look.people && !note ? roomEach(unit.square, look.people) : undefined;
  return (
    <li className="one" {...focusOn(focused)}>
      <a href={unitHref(unit, look.people)}>
        <RowSign units={[unit]} building={building} scale={look.scale} />
        <AreaCell square={unit.square} />{" "}
        <span className="where">
          <BuildingMark label={unit.building.number} />
          <Said>, </Said>
          <span>
            {`этаж ${floorNumber(unit.floor.number)}`}
            <Said>, </Said>
            <small>{[unit.number, note ?? fact, each].filter(Boolean).join(", ")}</small>
            <Said>, </Said>
          </span>
        </span>{" "}
        <RentCells units={[unit]} />
      </a>
      <CompareTick unit={unit} checked={compared} />
    </li>
  );
}

import { buildingOf } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { cellOf } from "../../content/words/row-facts.ts";
import { floorNumber, sides } from "../../kit/format.ts";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { unitHref } from "../unit-links.ts";
import { RowSign } from "./FloorStrip.tsx";
import { AreaCell, RentCells, Said } from "./RowCells.tsx";
import { focusOn, type RowLook } from "./row-look.ts";

type Props = {
  unit: Unit;
  look: RowLook;
  /** Names of facts that the group does not share. */
  differing: readonly string[];
  /** The group does not say where its units are. */
  saysPlace: boolean;
  focused?: boolean | undefined;
};

/** The heads of a group's columns. The cells of its rows repeat them for the ear, and on a phone for the eye. */
export function FactsHead({ category, columns }: { category: Unit["category"]; columns: readonly string[] }) {
  const isWarehouse = category === "warehouse";
  return (
    <li className="heads" aria-hidden="true">
      {isWarehouse && <span />}
      <span>площадь</span> {isWarehouse && <span>размер </span>}
      {columns.map((label) => (
        <span key={label}>{`${label.toLowerCase()} `}</span>
      ))}
      <span className="sum">в месяц с НДС</span> <span className="rate">за м²</span>{" "}
      <span className="told">свободно</span>
    </li>
  );
}

/** A unit as a row of facts, where they tell units apart: shops and warehouses. */
export function FactsRow({ unit, look, differing, saysPlace, focused }: Props) {
  const building = buildingOf(look.buildings, unit);
  const { place, category, floor } = unit;
  const isWarehouse = category === "warehouse";
  const where = saysPlace ? `, корпус ${unit.building.number}, этаж ${floorNumber(floor.number)}` : "";
  const apart = differing.map((label) => cellOf(unit, label)).filter((fact) => fact !== undefined);
  return (
    <li className="one" {...focusOn(focused)}>
      <a href={unitHref(unit, look.people)}>
        {isWarehouse && <RowSign units={[unit]} building={building} scale={look.scale} />}
        <AreaCell square={unit.square}>
          <small>{unit.number + where}</small>
          <Said>, </Said>
        </AreaCell>{" "}
        <span className="facts-of">
          {isWarehouse && (
            <Cell label="Размер" text={place && sides(place.width, place.depth)}>
              {apart.map(({ label, text }) => `${label.toLowerCase()} ${text}`).join(", ")}
            </Cell>
          )}
          {look.columns.map((label) => {
            const fact = cellOf(unit, label);
            return (
              <Cell key={label} label={label} text={fact?.text}>
                {fact?.more}
              </Cell>
            );
          })}
        </span>{" "}
        <RentCells units={[unit]} />
      </a>
      <ShortlistMark units={[unit]} form="filter" />
    </li>
  );
}

type CellProps = { label: string; text: string | undefined; children: string | undefined };

function Cell({ label, text, children }: CellProps) {
  return (
    <span className={text && text !== "—" ? "fact" : "fact nil"}>
      {text && <i className="fact-name">{`${label} `}</i>}
      {text}
      {children && (
        <>
          <Said>, </Said>
          <small>{children}</small>
        </>
      )}
      <Said>, </Said>
    </span>
  );
}

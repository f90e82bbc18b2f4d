import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { unitFact } from "../../content/unit-words.ts";
import { floorNumber, priceWords, squareMetres } from "../../kit/format.ts";
import { href } from "../../routes.ts";
import { CompareTick } from "./CompareTick.tsx";
import { FloorStrip } from "./FloorStrip.tsx";
import { ratesInWords, whenInWords } from "./ledger-words.ts";
import { RowSign } from "./RowSign.tsx";

type Props = {
  unit: Unit;
  building: Building | undefined;
  /** Its building's place in the park's list, from 1: rows and the scheme point at each other by it. */
  at: number;
  scale: number;
  /** The fact that a row says, by its name. */
  fact?: string | undefined;
  /** What to say instead of the fact. */
  note?: string | undefined;
  compared: boolean;
};

/** A unit as a row of its own. */
export function UnitRow({ unit, building, at, scale, fact, note, compared }: Props) {
  const said = note ?? (fact && unitFact(unit, fact));
  return (
    <li className={`k${at}`}>
      <a href={href("unit", { id: unit.id })}>
        <RowSign units={[unit]} building={building} scale={scale} />
        <b className="area">{squareMetres(unit.square)}</b>{" "}
        <span className="where">
          {`Корпус ${unit.building.number} `}
          <small>{`этаж ${floorNumber(unit.floor.number)}`}</small>
        </span>{" "}
        <b className="sum">{priceWords(unit.price)}</b> <span className="rate">{ratesInWords([unit])}</span>{" "}
        <span className={note ? "told near-note" : "told"}>
          {said ? `${said} ` : ""}
          <Moment unit={unit} />
        </span>
      </a>
      <CompareTick unit={unit} checked={compared} />
    </li>
  );
}

/** A unit of a kind, inside its folded row: what the row above says is not said again. */
export function VariantRow({ unit, building, scale, fact, compared }: Omit<Props, "at" | "note">) {
  const said = fact && unitFact(unit, fact);
  // The words in the middle stand in the grid without an element of their own: there are hundreds of them.
  return (
    <li>
      <a href={href("unit", { id: unit.id })}>
        <FloorStrip units={[unit]} building={building} scale={scale} />
        {`${unit.number}, этаж ${floorNumber(unit.floor.number)}${said ? `, ${said}` : ""} `}
        <b>{priceWords(unit.price)}</b>{" "}
        <b className={unit.status === "free" ? undefined : "later"}>{whenInWords(unit)}</b>
      </a>
      <CompareTick unit={unit} checked={compared} />
    </li>
  );
}

function Moment({ unit }: { unit: Unit }) {
  return <b className={unit.status === "free" ? undefined : "later"}>{whenInWords(unit)}</b>;
}

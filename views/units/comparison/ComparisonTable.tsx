import type { ReactNode } from "react";
import { type Building, buildingOf } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { floorNumber, squareMetres } from "../../kit/format.ts";
import { hyphenate } from "../../kit/hyphenate.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { FloorStrip } from "../ledger/FloorStrip.tsx";
import { stripOf, stripScale } from "../ledger/strip.ts";
import { unitHref } from "../unit-links.ts";
import { ComparedPlan } from "./ComparedPlan.tsx";
import { compareHref } from "./compare.filter.ts";
import { type ComparedCell, type ComparedRow, comparedSections, differs } from "./compared-rows.ts";

type Props = { units: Unit[]; buildings: Building[] };
type TableProps = Props & {
  claims: ParkClaims | undefined;
  people: number | undefined;
  /** So many of the first units are chosen; the others stand beside them to be added. */
  chosen: number;
};

/** Units side by side, a row for everything that is known of them. Rows in which all are alike can be hidden. */
export function ComparisonTable({ units, buildings, claims, people, chosen }: TableProps) {
  const sections = comparedSections(units, buildings, { claims, people });
  const ticked = units.slice(0, chosen);
  return (
    <table className={`compared compared-${units.length}${chosen < units.length ? " compared-one" : ""}`}>
      <caption className="visually-hidden">Сравнение помещений</caption>
      <thead>
        <tr>
          <td />
          {units.map((unit) => (
            <ComparedUnit key={unit.id} unit={unit} people={people} />
          ))}
        </tr>
        {/* A row of its own: screen readers repeat a column's head with each of its cells. */}
        <tr className="compared-acts no-print">
          <td />
          {units.map((unit, at) => (
            <td key={unit.id}>
              {at < chosen ? (
                <a
                  href={compareHref(
                    ticked.filter(({ id }) => id !== unit.id),
                    people,
                  )}
                  aria-label={`Убрать ${unit.number} из сравнения`}
                >
                  Убрать
                </a>
              ) : (
                <a
                  className="compared-add"
                  href={compareHref([...ticked, unit], people)}
                  aria-label={`Добавить ${unit.number} к сравнению`}
                >
                  Добавить
                </a>
              )}
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        <PlansRow units={units} buildings={buildings} />
      </tbody>
      {sections.map(({ title, rows, strips }) => (
        <tbody key={title} className={rows.some(differs) ? undefined : "alike"}>
          <tr className="compared-section">
            <th scope="rowgroup" colSpan={units.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <FactRow key={row.title} row={row} units={units} />
          ))}
          {strips && <StripsRow units={units} buildings={buildings} />}
        </tbody>
      ))}
    </table>
  );
}

function ComparedUnit({ unit, people }: { unit: Unit; people: number | undefined }) {
  const { number, square, building, floor } = unit;
  return (
    <th scope="col">
      <a href={unitHref(unit, people)}>{number}</a>{" "}
      <span className="compare-note">
        {`${square > 0 ? `${squareMetres(square)}, ` : ""}корпус ${building.number}, этаж ${floorNumber(floor.number)}`}
      </span>
    </th>
  );
}

function FactRow({ row, units }: { row: ComparedRow; units: Unit[] }) {
  return (
    <tr className={differs(row) ? undefined : "alike"}>
      <th scope="row">{row.title}</th>
      {row.cells.map((cell, at) => (
        <td key={units[at]?.id} className={cell.best && "best"} data-unit={units[at]?.number}>
          <Value cell={cell} large={row.large} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { text, best, note }, large }: { cell: ComparedCell; large: boolean | undefined }) {
  return (
    <>
      {large ? <span className="num">{text}</span> : inLines(hyphenate(text))}{" "}
      {best && <small className="mark-best">{hyphenate(best)}</small>} {note && <small>{hyphenate(note)}</small>}
    </>
  );
}

/** A line each, where there are several. */
function inLines(text: string): ReactNode {
  const lines = text.split("\n");
  if (lines.length === 1) return <span>{text}</span>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Plans at one scale; nothing where no place is known, words where one is missing. */
function PlansRow({ units, buildings }: Props) {
  const plans = units.map((unit) => readUnit(unit, buildingOf(buildings, unit)));
  const all = plans.filter((plan) => plan !== undefined);
  if (all.length === 0) return null;
  return (
    <DrawnRow
      title="План, все в одном масштабе"
      units={units}
      draw={(unit, at) => {
        const plan = plans[at];
        return plan ? <ComparedPlan number={unit.number} geometry={plan} all={all} /> : "план пришлём";
      }}
    />
  );
}

function StripsRow({ units, buildings }: Props) {
  const scale = stripScale(units, buildings);
  if (scale === 0) return null;
  const widest = Math.max(...units.map((unit) => stripOf([unit], buildingOf(buildings, unit), scale)?.width ?? 0));
  const strip = (unit: Unit) => (
    <div className="compared-strip">
      <FloorStrip units={[unit]} building={buildingOf(buildings, unit)} scale={scale} widest={widest} />
    </div>
  );
  return <DrawnRow title="Место на этаже" units={units} draw={strip} />;
}

type DrawnProps = { title: string; units: Unit[]; draw: (unit: Unit, at: number) => ReactNode };

function DrawnRow({ title, units, draw }: DrawnProps) {
  return (
    <tr className="compared-drawn">
      <th scope="row">{title}</th>
      {units.map((unit, at) => (
        <td key={unit.id} data-unit={unit.number}>
          {draw(unit, at)}
        </td>
      ))}
    </tr>
  );
}

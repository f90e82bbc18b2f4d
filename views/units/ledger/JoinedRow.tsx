import { Fragment } from "react";
import type { Together } from "../../content/joins.ts";
import { buildingOf } from "../../content/park.ts";
import { roomFor } from "../../content/seating.ts";
import { floorNumber, number, priceWords, rubles } from "../../kit/format.ts";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { offerHref } from "../unit-links.ts";
import { FloorStrip } from "./FloorStrip.tsx";
import { roomEach, whenInWords } from "./ledger-words.ts";
import { AreaCell, BuildingMark, Said } from "./RowCells.tsx";
import type { RowLook } from "./row-look.ts";

/** Rates are told to ten roubles where they are a mean of several. */
const rateStep = 10;

/** Units that share a wall as one row: its link leads to the page of both. */
export function JoinedRow({ offer, look }: { offer: Together; look: RowLook }) {
  const { units, square, price, rate } = offer;
  const [first] = units;
  if (!first) return null;
  const building = buildingOf(look.buildings, first);
  const equal = new Set(units.map((unit) => unit.rate)).size === 1;
  const { people } = look;
  const verdict = people && roomFor(square / people);
  return (
    <li className="join">
      <a
        href={offerHref(
          units.map(({ id }) => id).sort((a, b) => a - b),
          people,
        )}
      >
        <FloorStrip units={units} building={building} scale={look.scale} />
        <AreaCell square={square} />{" "}
        <span className="where">
          <BuildingMark label={first.building.number} />
          <Said>, </Said>
          <span>
            {units.map(({ id, number: name }, at) => (
              <Fragment key={id}>
                {at > 0 && (at < units.length - 1 ? ", " : " и ")}
                <span className="nowrap">{name}</span>
              </Fragment>
            ))}
            <Said>, </Said>
            <small>{`этаж ${floorNumber(first.floor.number)}, ${units.map((unit) => number(unit.square)).join(" + ")} м²`}</small>
            {people ? <small>{` ${roomEach(square, people)}, ${verdict}`}</small> : null}
            <Said>, </Said>
          </span>
        </span>{" "}
        <b className="sum">
          {priceWords(price)}
          <Said> в месяц, </Said>
        </b>{" "}
        <span className="rate">
          {rate > 0 && `${rubles(equal ? first.rate : Math.round(rate / rateStep) * rateStep)}/м²`}
          {rate > 0 && !equal && <small> в среднем</small>}
          <Said>, </Said>
        </span>{" "}
        <JoinedWhen offer={offer} />
      </a>
      <ShortlistMark units={units} form="filter" />
    </li>
  );
}

/** When all are free; else when each of them is. */
function JoinedWhen({ offer: { units, from } }: { offer: Together }) {
  if (from === "")
    return (
      <span className="told">
        <Said>свободно </Said>все сейчас
      </span>
    );
  return (
    <span className="tolds">
      <Said>свободно </Said>
      {units.map((unit) => (
        <span key={unit.id} className={unit.status === "free" ? "told" : "told later"}>
          {`${unit.number.split("-").at(-1)}: ${whenInWords(unit)} `}
        </span>
      ))}
    </span>
  );
}

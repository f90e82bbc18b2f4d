import type { Together } from "../../content/joins.ts";
import { firstMonthOf, promotionFor } from "../../content/news-item.ts";
import { freeFrom, idsOf } from "../../content/offer.ts";
import { capacityWords } from "../../content/seating.ts";
import { number, squareMetres } from "../../ui/format.ts";
import { Availability } from "../Availability.tsx";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { offerAsked } from "../unit-links.ts";
import { placeInWords } from "./row-groups.ts";
import { type RowLook, RowRent } from "./UnitRow.tsx";

type Props = {
  offer: Together;
  look: RowLook;
  /** How it differs from what was asked for. */
  note?: string | undefined;
};

const counted: Record<number, string> = { 2: "два соседних", 3: "три соседних" };

/** Units that share a wall as one row: its link leads to the page of all of them. */
export function JoinedRow({ offer: { units, square, price }, look, note }: Props) {
  const [first] = units;
  if (!first) return null;
  const from = freeFrom(units);
  const promotions = units.map((unit) => promotionFor(unit, look.promotions));
  const months = units.map((unit, at) => firstMonthOf(unit.price, promotions[at]));
  const firstMonth = months.every((month) => month !== undefined)
    ? months.reduce((sum, month) => sum + month, 0)
    : undefined;
  const when = {
    status: from === undefined ? ("free" as const) : ("soon" as const),
    availableFrom: from === "unknown" ? undefined : from,
    updatedAt: first.updatedAt,
  };
  return (
    <li className="row row-joined">
      <span className="row-sign" aria-hidden="true">
        {`${units.length} ×`}
      </span>
      <a className="row-link" href={offerAsked(idsOf(units), look.question)}>
        <b>{squareMetres(square)}</b>{" "}
        <span className="row-people">
          {first.category === "office" ? capacityWords(square) : counted[units.length]}
        </span>{" "}
        <span className="row-place">{placeInWords(first)}</span>
      </a>{" "}
      <p className="row-more">{note ?? `${units.map((unit) => number(unit.square)).join(" + ")} м² рядом`}</p>{" "}
      <RowRent price={price} monthly="в месяц за все" firstMonth={firstMonth} /> <Availability unit={when} short />
      <ShortlistMark units={units} form="filter" />
    </li>
  );
}

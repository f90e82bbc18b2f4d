import { Fragment, type ReactElement, type ReactNode } from "react";
import { capacityWords } from "../../content/capacity.ts";
import type { Offer } from "../../content/offer.ts";
import { idsOf } from "../../content/offer-ids.ts";
import type { Building, RentalCategory } from "../../content/park.ts";
import { firstMonthOf, promotionFor, promotionForAll, type RunningPromotion } from "../../content/promotion.ts";
import { nounKind, placeInWords, unitsInWords, unitTitle } from "../../content/unit.ts";
import { firstWords, hallSides, hallWords } from "../../content/unit-answers.ts";
import type { ListLink } from "../../filters/FilterForm.tsx";
import { RoomFigure, roomSrc } from "../../rooms/RoomFigure.tsx";
import { classes } from "../../ui/classes.ts";
import { floorNumber, number, phrase, priceWords, rubles, squareMetres, upperFirst } from "../../ui/format.ts";
import { Kept } from "../../ui/Kept.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Availability } from "../Availability.tsx";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { askedQuery, offerHref } from "../unit-links.ts";
import type { Question } from "../units.filter.ts";
import { type Alike, othersOf, type RowGroup, rowsASize } from "./row-groups.ts";

/** What rows need beyond their units. */
export type RowLook = {
  buildings: Building[];
  promotions: readonly RunningPromotion[];
  question: Question;
};

type UnitRowProps = {
  units: Alike;
  look: RowLook;
  /** Instead of its own words: how it differs from what was asked for. */
  note?: string | undefined;
  /** Receives the focus when it arrives: the first of the rows that «Ещё» brings. */
  focused?: boolean | undefined;
};

/** Equal units as one row, which leads to the first. Rows are kept; only the question on their links differs. */
export function UnitRow({ units, look: { buildings, promotions, question }, note, focused = false }: UnitRowProps) {
  const promotion = promotionFor(units[0], promotions);
  return (
    <Kept beside={units[0]} fill={askedQuery(question)}>
      {(query) => <Row {...{ units, buildings, promotion, note, focused, query }} />}
    </Kept>
  );
}

type RowProps = Omit<UnitRowProps, "look"> & {
  buildings: Building[];
  promotion: RunningPromotion | undefined;
  query: string;
};

function Row({ units, buildings, promotion, note, focused, query }: RowProps) {
  const [unit] = units;
  const { category, square, price } = unit;
  const { word, chips, further, now, isNowShown } = othersOf(units);
  // A phone has no room for the sides of a hall.
  const hall = note === undefined ? hallSides(unit) : undefined;
  const words = note ?? (hall ? hallWords(unit) : firstWords(unit));
  const firstMonth = firstMonthOf(price, promotion);
  // On a phone the first month stands beside short words, and under long ones.
  const isLong = now !== undefined && firstMonth !== undefined;
  return (
    <li className={classes("row", isLong && "row-long")} {...(focused && { tabIndex: -1, autoFocus: true })}>
      <RowSign units={units} buildings={buildings} />
      <a className="row-link" href={offerHref([unit.id]) + query}>
        <b>{squareMetres(square)}</b> {category === "office" && <Capacity square={square} />}{" "}
        <span className="row-place">{upperFirst(placeInWords(unit))}</span>{" "}
        <span className="visually-hidden">, {unit.number}</span>
      </a>{" "}
      <div className="row-more">
        {(words || now) && (
          <p>
            {hall && <span className="row-sides">{`${hall}, `}</span>}
            {words}
            {now && <span className={isNowShown ? "row-now" : undefined}>{words ? `, ${now}` : upperFirst(now)}</span>}
          </p>
        )}{" "}
        {chips.length > 0 && (
          <p className="row-others">
            {word}
            {chips.map(({ label, unit: other, isFreeNow }, at) => (
              <Fragment key={other.id}>
                {at > 0 && <span className="visually-hidden">,</span>}{" "}
                <a
                  className={isFreeNow ? "chip-now" : undefined}
                  href={offerHref([other.id]) + query}
                  aria-label={phrase(
                    `${unitTitle(other)}, этаж ${floorNumber(other.floor.number)}, ${other.number}`,
                    isFreeNow && "сейчас",
                  )}
                >
                  {label}
                </a>
              </Fragment>
            ))}
            {further > 0 && ` и ещё ${further}`}
          </p>
        )}
      </div>{" "}
      <RowRent price={price} monthly="в месяц" firstMonth={firstMonth} /> <Availability unit={unit} short />
      <ShortlistMark units={[unit]} />
    </li>
  );
}

type JoinedProps = { offer: Offer; look: RowLook } & Pick<UnitRowProps, "note">;

const counted: Record<number, string> = { 2: "два рядом", 3: "три рядом" };

/** Units that share a wall as one row: its link leads to the page of all of them. */
export function JoinedRow({ offer: { units, square, price, when }, look, note }: JoinedProps) {
  const [first] = units;
  if (!first) return null;
  const firstMonth = firstMonthOf(price, promotionForAll(units, look.promotions));
  return (
    <li className="row row-joined">
      <RoomFigure units={units} buildings={look.buildings} className="row-room" />
      <a className="row-link" href={offerHref(idsOf(units), look.question)}>
        <b>{squareMetres(square)}</b>{" "}
        {first.category === "office" ? <Capacity square={square} /> : <span>{counted[units.length]}</span>}{" "}
        <span className="row-place">{upperFirst(placeInWords(first))}</span>
      </a>{" "}
      <p className="row-more">{note ?? `${units.map((unit) => number(unit.square)).join(" + ")} м²`}</p>{" "}
      <RowRent price={price} monthly="в месяц за все" firstMonth={firstMonth} /> <Availability unit={when} short />
      <ShortlistMark units={units} />
    </li>
  );
}

type Rent = { price: number; monthly: string; firstMonth: number | undefined };

/** What a row costs: a month, and the first month where a promotion makes it cheaper. */
function RowRent({ price, monthly, firstMonth }: Rent) {
  return (
    <p className="row-rent">
      <b>{priceWords(price)}</b>{" "}
      {firstMonth === undefined ? (
        price > 0 && <small>{monthly}</small>
      ) : (
        <small className="row-sale">
          <i>первый месяц</i> {rubles(firstMonth)}
        </small>
      )}
    </p>
  );
}

function Capacity({ square }: { square: number }) {
  const words = capacityWords(square);
  const nounAt = words.search(/\p{L}/u);
  const count = words.slice(0, nounAt).trim();
  const noun = words.slice(nounAt);
  return (
    <span className="row-people">
      {count} <i>{noun}</i>
    </span>
  );
}

/** Whether a row shows a photograph or its room: without a place of the units there is neither. */
const hasSign = (units: Alike, buildings: Building[]): boolean =>
  units.some(({ images }) => images.length > 0) || roomSrc([units[0]], buildings) !== undefined;

/** The beginning of a row: the first photograph of its units, else the room of the first. */
function RowSign({ units, buildings }: { units: Alike; buildings: Building[] }) {
  const photo = units.find(({ images }) => images.length > 0)?.images[0];
  // The row says what it shows: the photograph is silent.
  if (photo)
    return <Picture image={{ src: photo.src, alt: "", width: 128, height: 80 }} place="row" className="row-photo" />;
  return <RoomFigure units={[units[0]]} buildings={buildings} className="row-room" />;
}

/** The id of the list that a size's rows stand in: further rows of it go there. */
export const sizeListId = (id: RowGroup["id"]) => `rows-${id}`;

type LedgerProps = {
  group: RowGroup;
  category: RentalCategory;
  look: RowLook;
  /** The address that shows the whole size, and the fragment of the rows that are still missing. */
  more: ListLink;
};

/** A size: what it holds in all, its first rows, and the way to the others. */
export function SizeGroup({ group, category, look, more }: LedgerProps) {
  const { id, title, summary, total, least, rows, hidden } = group;
  const isWithSigns = rows.some((units) => hasSign(units, look.buildings));
  return (
    <section className="group">
      <h2>
        {`${title} `}
        <span>
          {summary && `${summary}, `}
          {unitsInWords(total, nounKind(category))}
          {least !== undefined && (
            <>
              {" от "}
              <b>{rubles(least)}</b>
            </>
          )}
        </span>
      </h2>
      <ul className={isWithSigns ? "rows" : "rows rows-plain"} id={sizeListId(id)}>
        {rows.map((units) => (
          <UnitRow key={units[0].id} units={units} look={look} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="more" id={`more-${id}`}>
          <a href={more.href} hx-get={more.fragment} hx-target={`#more-${id}`} hx-swap="outerHTML" hx-sync="this:drop">
            {`Ещё ${unitsInWords(hidden, nounKind(category))} такого размера`}
          </a>
        </p>
      )}
    </section>
  );
}

/** The rows of an opened size that its page does not show yet; the first of them receives the focus. */
export const furtherRows = ({ rows }: RowGroup, look: RowLook): ReactElement[] =>
  rows.slice(rowsASize).map((units, at) => <UnitRow key={units[0].id} units={units} look={look} focused={at === 0} />);

/** Rows under a heading that are no size of the list: neighbours together, the nearest units. */
export function PlainGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="group">
      <h2>{title}</h2>
      <ul className="rows">{children}</ul>
    </section>
  );
}

import { Fragment, type ReactNode } from "react";
import { capacityWords } from "../../content/capacity.ts";
import { numbersOf, type Offer, offerOf } from "../../content/offer.ts";
import { idsOf } from "../../content/offer-ids.ts";
import { type Building, buildingOf } from "../../content/park.ts";
import { floorOfFloors, type Unit, unitFinish } from "../../content/unit.ts";
import { RoomFigure } from "../../rooms/RoomFigure.tsx";
import {
  buildingWords,
  floorNumber,
  listed,
  metres,
  phrase,
  priceDifference,
  priceWords,
  squareMetres,
} from "../../ui/format.ts";
import { wholeWords } from "../../ui/whole-words.tsx";
import { Availability } from "../Availability.tsx";
import { offerHref, rentHref } from "../unit-links.ts";
import type { Question } from "../units.filter.ts";
import { type OfferPageProps, similarAreaShare } from "./load-offer.ts";

type Props = Pick<
  OfferPageProps,
  "unit" | "offer" | "joined" | "alike" | "similar" | "buildings" | "category" | "question"
>;

const tilesMax = 4;
/** Offers with a unit beside others like it, and with the neighbours of an address. */
const joinedMax = { besideUnit: 2, besideJoined: 3 };

/** Beside a unit its neighbours together and units like it; beside neighbours together each of them alone. */
export function NearOffers({ unit, offer, joined, alike, similar, buildings, category, question }: Props) {
  const isJoined = offer.units.length > 1;
  const together = joined.slice(0, isJoined ? joinedMax.besideJoined : joinedMax.besideUnit);
  const others = similar.slice(0, tilesMax - together.length);
  if (!isJoined && together.length + others.length + alike.length === 0) return null;
  const besides = together.length > 0 ? "Рядом и похожие" : "Похожие";
  const tiles = together.map((near) => (
    <Tile key={near.key} offer={near} question={question} buildings={buildings} tag="вместе">
      {isJoined ? <span>{wholeWords(numbersOf(near))}</span> : <Within unit={unit} offer={near} />}
    </Tile>
  ));
  return (
    <section className="near-offers no-print" id="like">
      <div className="near-head">
        <h2>{isJoined ? "Или по отдельности" : besides}</h2>
        {alike.length > 0 && <Alike unit={unit} alike={alike} question={question} />}{" "}
        {category && <a href={rentHref(category, likeArea(offer))}>Все похожие</a>}
      </div>
      <ul className="near-tiles">
        {isJoined &&
          offer.units.map((single) => (
            <Tile key={single.id} offer={offerOf([single])} question={question} buildings={buildings}>
              <span>{wholeWords(phrase(single.number, unitFinish(single)))}</span>
            </Tile>
          ))}
        {tiles}
        {others.map((other) => (
          <Tile key={other.id} offer={offerOf([other])} question={question} buildings={buildings}>
            <span>{`${buildingWords(other.building.number)}, этаж ${floorOfFloors(other, buildingOf(buildings, other))}`}</span>{" "}
            <span>{differenceFrom(unit, other)}</span> <Unseen>{other.number}</Unseen>
          </Tile>
        ))}
      </ul>
    </section>
  );
}

const likeArea = ({ square }: Offer) => ({
  squareFrom: Math.floor(square * (1 - similarAreaShare)),
  squareTo: Math.ceil(square * (1 + similarAreaShare)),
});

/** The same unit elsewhere as chips: by floor, unless two chips would say the same one. */
function Alike({ unit, alike, question }: Pick<Props, "unit" | "alike" | "question">) {
  const onFloors = new Set([unit, ...alike].map(({ floor }) => floor.number)).size > alike.length;
  return (
    <p className="near-alike">
      Такие же:{" "}
      {alike.map((other) => (
        <Fragment key={other.id}>
          <a className="chip" href={offerHref([other.id], question)}>
            {onFloors ? `этаж ${floorNumber(other.floor.number)}` : other.number}
            {onFloors && <Unseen>, {other.number}</Unseen>}
          </a>{" "}
        </Fragment>
      ))}
    </p>
  );
}

/** Tells tiles of equal size apart for those who hear them. */
const Unseen = ({ children }: { children: ReactNode }) => <span className="visually-hidden">{children}</span>;

type TileProps = { offer: Offer; question: Question; buildings: Building[]; tag?: string; children: ReactNode };

/** An offer as a card that is one link. */
const Tile = ({ offer: { units, square, price, when }, question, buildings, tag, children }: TileProps) => (
  <li>
    <a className={tag ? "near-tile near-joined" : "near-tile"} href={offerHref(idsOf(units), question)}>
      <RoomFigure units={units} buildings={buildings} className="near-room" /> {tag && <em>{tag}</em>}{" "}
      <strong>{squareMetres(square)}</strong> {children}{" "}
      <span className="near-price">
        <b className="num">{priceWords(price)}</b> <Availability unit={when} short />
      </span>
    </a>
  </li>
);

/** «23–31 человек: с соседним, 70,2 м²». */
function Within({ unit, offer: { units, square } }: { unit: Unit; offer: Offer }) {
  const others = listed(units.filter(({ id }) => id !== unit.id).map((other) => squareMetres(other.square)));
  const people = unit.category === "office" ? `${capacityWords(square)}: ` : "";
  return (
    <>
      <span>{`${people}с ${units.length > 2 ? "двумя соседними" : "соседним"}, ${others}`}</span>{" "}
      <Unseen>{listed(units.map(({ number }) => number))}</Unseen>
    </>
  );
}

/** How another unit differs: «на 64 800 ₽ дешевле, высота 7 м вместо 12». */
function differenceFrom(unit: Unit, other: Unit): string {
  const height = unit.clearHeight && other.clearHeight && unit.clearHeight !== other.clearHeight;
  const finish = unitFinish(other);
  const unitsFinish = unitFinish(unit);
  return phrase(
    priceDifference(other.price, unit.price),
    height && `высота ${metres(other.clearHeight ?? 0)} вместо ${metres(unit.clearHeight ?? 0).replace(/\s?м$/, "")}`,
    finish && finish !== unitsFinish && finish,
  );
}

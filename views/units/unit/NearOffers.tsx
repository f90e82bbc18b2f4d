import { Fragment, type ReactNode } from "react";
import type { Together } from "../../content/joins.ts";
import { idsOf } from "../../content/offer.ts";
import { type Building, buildingOf } from "../../content/park.ts";
import { floorOfFloors, type Unit } from "../../content/unit.ts";
import { peopleInWords } from "../../content/unit-answers.ts";
import { dayNear, floorNumber, listed, priceWords, squareMetres } from "../../ui/format.ts";
import { Availability } from "../Availability.tsx";
import type { Question } from "../ask/question.ts";
import { offerAsked } from "../unit-links.ts";
import { differenceFrom } from "./near-offers.ts";

type Props = {
  unit: Unit;
  joined: readonly Together[];
  alike: readonly Unit[];
  similar: readonly Unit[];
  buildings: readonly Building[];
  link: ReactNode;
  question: Question;
};

const tiles = 4;
const joinedTiles = 2;

/** The joined neighbour, then units of about the same area with what differs; the same unit elsewhere as chips. */
export function NearOffers({ unit, joined, alike, similar, buildings, link, question }: Props) {
  const offers = joined.slice(0, joinedTiles);
  const others = similar.slice(0, tiles - offers.length);
  if (offers.length + others.length + alike.length === 0) return null;
  // Two chips must not say the same floor.
  const onFloors = new Set([unit, ...alike].map(({ floor }) => floor.number)).size > alike.length;
  return (
    <section className="near-offers no-print" id="like">
      <div className="near-head">
        <h2>{offers.length > 0 ? "Рядом и похожие" : "Похожие"}</h2>
        {alike.length > 0 && (
          <p className="near-alike">
            Такие же:{" "}
            {alike.map((other) => (
              <Fragment key={other.id}>
                <a className="chip" href={offerAsked([other.id], question)}>
                  {onFloors ? `этаж ${floorNumber(other.floor.number)}` : other.number}
                  {onFloors && <span className="visually-hidden">, {other.number}</span>}
                </a>{" "}
              </Fragment>
            ))}
          </p>
        )}{" "}
        {link}
      </div>
      <ul className="near-tiles">
        {offers.map((offer) => (
          <Tile
            key={offer.units.map(({ id }) => id).join()}
            href={offerAsked(idsOf(offer.units), question)}
            tag="вместе"
            square={offer.square}
            price={offer.price}
            when={<JoinedWhen offer={offer} />}
          >
            <span>{withinJoin(unit, offer)}</span> <Numbers units={offer.units} />
          </Tile>
        ))}
        {others.map((other) => (
          <Tile
            key={other.id}
            href={offerAsked([other.id], question)}
            square={other.square}
            price={other.price}
            when={<Availability unit={other} short />}
          >
            <span>{`корпус ${other.building.number}, этаж ${floorOfFloors(other, buildingOf(buildings, other))}`}</span>{" "}
            <span>{differenceFrom(unit, other)}</span> <Numbers units={[other]} />
          </Tile>
        ))}
      </ul>
    </section>
  );
}

/** Tells tiles of equal size apart for those who hear them. */
const Numbers = ({ units }: { units: readonly Unit[] }) => (
  <span className="visually-hidden">{listed(units.map(({ number }) => number))}</span>
);

type TileProps = {
  href: string;
  tag?: string;
  square: number;
  price: number;
  when: ReactNode;
  children: ReactNode;
};

/** An offer as a card that is one link. */
export const Tile = ({ href, tag, square, price, when, children }: TileProps) => (
  <li>
    <a className={tag ? "near-tile near-joined" : "near-tile"} href={href}>
      {tag && <em>{tag}</em>} <strong>{squareMetres(square)}</strong> {children}{" "}
      <span className="near-price">
        <b className="num">{priceWords(price)}</b> {when}
      </span>
    </a>
  </li>
);

export function JoinedWhen({ offer: { from, units } }: { offer: Together }) {
  if (from === "") return <span className="free">Сейчас</span>;
  if (from === "unknown") return <span className="free free-soon">Скоро</span>;
  return <span className="free free-soon">С {dayNear(from, units[0]?.updatedAt)}</span>;
}

/** «23–31 человек: этот и 70,2 м² через стену». */
function withinJoin(unit: Unit, { units, square }: Together): string {
  const others = listed(units.filter(({ id }) => id !== unit.id).map((other) => squareMetres(other.square)));
  const people = unit.category === "office" ? `${peopleInWords(square)}: ` : "";
  return `${people}${unit.category === "trade_area" ? "это" : "этот"} и ${others} через стену`;
}

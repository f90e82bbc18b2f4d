import type { ReactNode } from "react";
import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { floorOfFloors, unitClass, unitKind, unitTitle } from "../content/unit-words.ts";
import { cardsClass } from "../kit/Card.tsx";
import { number, rubles } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Once } from "../kit/Once.tsx";
import { Picture } from "../kit/Picture.tsx";
import type { PicturePlace } from "../kit/picture-places.ts";
import { href } from "../routes.ts";
import { Availability } from "./Availability.tsx";
import { CompareBox } from "./comparison/CompareBox.tsx";
import { FloorStrip } from "./ledger/FloorStrip.tsx";
import { hasCorridor, stripScale } from "./ledger/strip.ts";

/** A card draws its floor so much larger than a row. */
const strips = 2.8;
const factsMax = 4;
const factLettersMax = 28;

type Props = {
  unit: Unit;
  building?: Building | undefined;
  level?: HeadingLevel | undefined;
  /** Px a metre of the rows beside which the card stands; by itself the floor fills the card. */
  scale?: number | undefined;
  /** Where its photograph stands. */
  place?: PicturePlace | undefined;
  compare?: ReactNode;
};

/** A unit as a card: place, price, plan of the floor with measures, facts. */
function UnitCard({ unit, building, level, scale, place: photoPlace = "found", compare }: Props) {
  const { id, number: unitNumber, price, rate, place } = unit;
  const px = (scale ?? stripScale([unit], building ? [building] : [])) * strips;
  const floor = building?.place;
  const [photo] = unit.images;
  const facts = cardFacts(unit, building);
  return (
    <article className="unit-card">
      {photo && (
        <div className="unit-photo">
          <Picture image={{ ...photo, alt: "" }} place={photoPlace} />
        </div>
      )}
      <Heading level={level}>
        <a className="cover-link" href={href("unit", { id })}>
          {unitKind(unit)}
        </a>
      </Heading>
      <p className="unit-where">
        {`Корпус ${unit.building.number}, этаж ${floorOfFloors(unit, building)}, помещение ${unitNumber}`}
      </p>
      <p className="unit-price">
        {price > 0 ? (
          <>
            <b>{rubles(price)}</b> в месяц {rate > 0 && <span>{`${rubles(rate)}/м²`}</span>}
          </>
        ) : (
          <b>Цена по запросу</b>
        )}
      </p>
      {place && floor && px > 0 && (
        <figure className={hasCorridor([unit], building ? [building] : []) ? "unit-floor corridor" : "unit-floor"}>
          <FloorStrip units={[unit]} building={building} scale={px} shrinks />
          <figcaption>
            <span>{`${number(place.width)} × ${number(place.depth)} м`}</span>{" "}
            {`этаж ${number(Math.max(floor.length, floor.width))} × ${number(Math.min(floor.length, floor.width))} м`}
          </figcaption>
        </figure>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="unit-foot">
        <Availability unit={unit} />
        {compare}
      </div>
    </article>
  );
}

/** The first facts that are short enough, and the class of the building where they do not name it. */
function cardFacts(unit: Unit, building: Building | undefined): Unit["facts"] {
  const short = unit.facts.filter(({ name, value }) => (name + value).length <= factLettersMax).slice(0, factsMax);
  const grade = unitClass(unit, building);
  if (!grade || short.some(({ value }) => value === grade)) return short;
  return [...short.slice(0, factsMax - 1), { name: "Класс", value: grade }];
}

type ListProps = {
  units: Unit[];
  buildings: Building[];
  level?: HeadingLevel | undefined;
  columns?: 3 | 4 | undefined;
  scale?: number | undefined;
  /** Ids of units that are ticked, where units can be compared. */
  compared?: readonly number[] | undefined;
  /** The id of the form that their ticks belong to. */
  compareForm?: string | undefined;
};

/** Units as cards side by side; one alone is as wide as the list. */
export function UnitCards({ columns, ...cards }: ListProps) {
  return (
    <ul className={listClass(cards.units.length, columns)}>
      <Once>{unitCards({ ...cards, place: columns === 4 ? "quarter" : undefined })}</Once>
    </ul>
  );
}

function listClass(count: number, columns: 3 | 4 | undefined): string {
  if (columns) return cardsClass(columns);
  return count === 1 ? "unit-cards unit-alone" : "unit-cards";
}

/** The cards of units, an item of a list each. */
export function unitCards({
  units,
  buildings,
  level,
  scale,
  place,
  compared,
  compareForm = "filter",
}: Omit<ListProps, "columns"> & { place?: PicturePlace | undefined }) {
  const buildingOf = new Map(buildings.map((building) => [building.id, building]));
  return units.map((unit) => (
    <li key={unit.id} className={`k${buildings.findIndex(({ id }) => id === unit.building.id) + 1}`}>
      <UnitCard
        unit={unit}
        building={buildingOf.get(unit.building.id)}
        level={level}
        scale={scale}
        place={place}
        compare={
          compared && (
            <CompareBox id={unit.id} name={unitTitle(unit)} checked={compared.includes(unit.id)} form={compareForm} />
          )
        }
      />
    </li>
  ));
}

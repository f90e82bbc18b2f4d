import { type Building, buildingOf } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { floorOfFloors, unitFinish } from "../../content/unit-words.ts";
import { priceWords, rubles, squareMetres } from "../../kit/format.ts";
import { Availability } from "../Availability.tsx";
import { unitHref } from "../unit-links.ts";

type Props = {
  units: readonly Unit[];
  buildings: readonly Building[];
  link: { href: string; text: string } | undefined;
  people: number | undefined;
};

/** Units of about the same area elsewhere. */
export function SimilarUnits({ units, buildings, link, people }: Props) {
  return (
    <section className="unit-part" id="like">
      <div className="like-head">
        <h2>Похожие</h2>
        {link && <a href={link.href}>{link.text}</a>}
      </div>
      <ul className="unit-like">
        {units.map((unit) => (
          <li key={unit.id}>
            <a href={unitHref(unit, people)}>{squareMetres(unit.square)}</a>{" "}
            <b className="num">{priceWords(unit.price)}</b>{" "}
            <span>{`корпус ${unit.building.number}, этаж ${floorOfFloors(unit, buildingOf(buildings, unit))}`}</span>{" "}
            <Availability unit={unit} short />{" "}
            <small>{[unit.rate > 0 && `${rubles(unit.rate)}/м²`, unitFinish(unit)].filter(Boolean).join(", ")}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

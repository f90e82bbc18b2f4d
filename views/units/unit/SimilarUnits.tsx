import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { floorOfFloors, unitFinish } from "../../content/unit-words.ts";
import { rubles, squareMetres } from "../../kit/format.ts";
import { Availability } from "../Availability.tsx";
import { unitHref } from "./team.ts";

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
        {units.map((one) => (
          <li key={one.id}>
            <a href={unitHref(one, people)}>{squareMetres(one.square)}</a>{" "}
            <b className="num">{one.price > 0 ? rubles(one.price) : "по запросу"}</b>{" "}
            <span>
              {`корпус ${one.building.number}, этаж ${floorOfFloors(
                one,
                buildings.find(({ id }) => id === one.building.id),
              )}`}
            </span>{" "}
            <Availability unit={one} short />{" "}
            <small>{[one.rate > 0 && `${rubles(one.rate)}/м²`, unitFinish(one)].filter(Boolean).join(", ")}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

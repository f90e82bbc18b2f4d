import { rubles, squareMetres } from "../../kit/format.ts";
import type { Body } from "../../park/park.ts";
import { Availability } from "../Availability.tsx";
import type { Pavilion } from "../pavilion.ts";
import { floorOfFloors, unitFinish } from "../pavilion-words.ts";
import { unitHref } from "./team.ts";

type Props = {
  units: readonly Pavilion[];
  bodies: readonly Body[];
  link: { href: string; text: string } | undefined;
  people: number | undefined;
};

/** Units of about the same area elsewhere. */
export function SimilarUnits({ units, bodies, link, people }: Props) {
  return (
    <section className="unit-part" id="like">
      <h2>Похожие</h2>
      <ul className="unit-like">
        {units.map((one) => (
          <li key={one.id}>
            <a href={unitHref(one, people)}>{squareMetres(one.square)}</a>
            <b className="num">{one.price > 0 ? rubles(one.price) : "по запросу"}</b>
            <span>
              {`корпус ${one.body.number}, этаж ${floorOfFloors(
                one,
                bodies.find(({ id }) => id === one.body.id),
              )}`}
            </span>
            <Availability pavilion={one} short />
            <small>{[one.rate > 0 && `${rubles(one.rate)}/м²`, unitFinish(one)].filter(Boolean).join(", ")}</small>
          </li>
        ))}
      </ul>
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </section>
  );
}

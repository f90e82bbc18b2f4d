import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { unitFinish } from "../../content/unit-words.ts";
import { FloorPlan } from "../../drawings/FloorPlan.tsx";
import { floorNumber, plural, priceWords, squareMetres } from "../../kit/format.ts";
import { href } from "../../routes.ts";
import { Availability } from "../Availability.tsx";
import { unitHref } from "../unit-links.ts";

type Props = { unit: Unit; building: Building; others: readonly Unit[] };

const shown = 6;

export function OnFloor({ unit, building, others }: Props) {
  const floor = unit.floor.number;
  const where =
    building.floors.length > 1 ? `Этаж ${floorNumber(floor)} корпуса ${building.number}` : `Корпус ${building.number}`;
  const count = plural(others.length, "помещение", "помещения", "помещений");
  return (
    <section className="unit-part" id="floor">
      <h2>{others.length > 0 ? `${where}: ещё ${count}` : where}</h2>
      <div className="unit-floor-two">
        {unit.place && (
          <figure className="drawn">
            <FloorPlan building={building} floor={floor} units={[unit, ...others]} current={unit.id} />
          </figure>
        )}
        {others.length > 0 && (
          <ul className="floor-rows">
            {others.slice(0, shown).map((other) => (
              <li key={other.id}>
                <a href={unitHref(other)}>{other.number}</a> <b>{squareMetres(other.square)}</b>{" "}
                <span className="num">{priceWords(other.price)}</span>{" "}
                <small>
                  {unitFinish(other) && `${unitFinish(other)}, `}
                  <Availability unit={other} short />
                </small>
              </li>
            ))}
            {others.length > shown && (
              <li>
                <a href={href("plan", {}, { body: building.id, floor })}>Все на плане этажа</a>
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}

import { FloorPlan } from "../../drawings/FloorPlan.tsx";
import { floorNumber } from "../../kit/format.ts";
import type { Body } from "../../park/park.ts";
import { RequestLink } from "../../requests/RequestLink.tsx";
import { PavilionTable } from "../PavilionTable.tsx";
import type { Pavilion } from "../pavilion.ts";

type Props = { body: Body; floor: number; units: Pavilion[] };

/**
 * A floor of the plan: the drawing with its free units as links, and the same units as a table. `units` are the
 * building's.
 */
export function PlanFloor({ body, floor, units }: Props) {
  const own = units.filter((unit) => unit.floor.number === floor);
  return (
    <div className="stack" id="floor">
      {units.some(({ place }) => place !== undefined) && (
        <figure className="figure">
          <FloorPlan body={body} floor={floor} units={units} />
          <figcaption>
            Этаж {floorNumber(floor)} из {body.floors.length}.{" "}
            <a className="plan-back" href="#building">
              К этажам корпуса {body.number}
            </a>
          </figcaption>
        </figure>
      )}
      {own.length === 0 ? (
        <div className="panel">
          <p>На этом этаже всё сдано. Выберите другой этаж или оставьте телефон: сообщим, когда что-то освободится.</p>
          <p>
            <RequestLink form="callback">Написать нам</RequestLink>
          </p>
        </div>
      ) : (
        <PavilionTable
          pavilions={own}
          caption={`Свободно на этаже ${floorNumber(floor)}: цены в месяц с НДС и эксплуатацией`}
        />
      )}
    </div>
  );
}

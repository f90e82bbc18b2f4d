import { FloorPlan } from "../drawings/FloorPlan.tsx";
import { floorNumber } from "../kit/format.ts";
import { Section } from "../kit/Section.tsx";
import type { Body } from "../park/park.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { PavilionTable } from "./PavilionTable.tsx";
import type { Pavilion } from "./pavilion.ts";

type Props = { body: Body; bodies: Body[]; floor: number; units: Pavilion[] };

/** A floor of the plan: the drawing with its free units as links, and the same units as a table. */
export function PlanFloor({ body, bodies, floor, units }: Props) {
  const drawn = units.some(({ place }) => place !== undefined);
  return (
    <Section id="floor" title={`Корпус ${body.number}, этаж ${floorNumber(floor)}`}>
      {units.length === 0 ? (
        <div className="stack">
          <p>На этом этаже всё сдано. Выберите другой этаж или оставьте телефон: сообщим, когда что-то освободится.</p>
          <p>
            <RequestLink form="callback">Написать нам</RequestLink>
          </p>
        </div>
      ) : (
        <div className="stack-l">
          {drawn && (
            <figure className="figure">
              <FloorPlan body={body} floor={floor} units={units} />
            </figure>
          )}
          <PavilionTable
            pavilions={units}
            bodies={bodies}
            caption={`Свободно на этаже: цены в месяц с НДС 22 % и эксплуатацией`}
          />
        </div>
      )}
    </Section>
  );
}

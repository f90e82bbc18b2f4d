import { FloorPlan } from "../drawings/FloorPlan.tsx";
import { FloorStrip } from "../drawings/FloorStrip.tsx";
import { ParkScheme, useName } from "../drawings/ParkScheme.tsx";
import { UnitPlan } from "../drawings/UnitPlan.tsx";
import { readUnit } from "../drawings/unit-plan/read-unit.ts";
import { planWords } from "../drawings/unit-plan/words.ts";
import { floorNumber } from "../kit/format.ts";
import { Picture } from "../kit/Picture.tsx";
import type { Body } from "../park/park.ts";
import { href } from "../routes.ts";
import type { PavilionPageProps } from "./PavilionPage.tsx";
import { floorOfFloors } from "./pavilion-words.ts";
import { TeamForm } from "./TeamForm.tsx";

type Props = Pick<PavilionPageProps, "unit" | "body" | "bodies" | "sameFloor" | "people">;

/**
 * Where a unit is and what it looks like from above: its own plan with dimensions, its floor with the free neighbours as links. Where upstream tells no places, its picture of the plan, or words.
 */
export function PavilionPlans({ unit, body, bodies, sameFloor, people }: Props) {
  const { place, plan, images } = unit;
  const about = body && aboutBody(body);
  const geometry = readUnit(unit, body, people);
  return (
    <>
      <div className="unit-figures">
        {geometry && (
          <figure className="figure" id="plan">
            <UnitPlan unit={unit} geometry={geometry} />
            <figcaption>{planWords(geometry)}</figcaption>
            {unit.category === "office" && <TeamForm unit={unit} seating={geometry.seating} />}
          </figure>
        )}
        {bodies.length > 0 && (
          <figure className="figure no-print">
            <ParkScheme bodies={bodies} active={unit.body.id} linkTo={({ id }) => href("plan", {}, { body: id })} />
            <figcaption className="here">
              {body && <FloorStrip unit={unit} body={body} />}
              <span>
                <b>Этаж {floorOfFloors(unit, body)}</b>
                <br />
                корпус {[unit.body.number, about].filter(Boolean).join(", ")}
              </span>
            </figcaption>
          </figure>
        )}
      </div>
      {plan && (
        <figure className="figure">
          <Picture image={plan} eager />
          <figcaption>План помещения {unit.number}</figcaption>
        </figure>
      )}
      {place && body ? (
        <figure className="figure">
          <FloorPlan body={body} floor={unit.floor.number} units={[unit, ...sameFloor]} current={unit.id} />
          <figcaption className="no-print">
            Этаж {floorNumber(unit.floor.number)}, корпус {unit.body.number}. Свободные соседние помещения — ссылки.
          </figcaption>
        </figure>
      ) : (
        <p className="panel">
          Помещение {unit.number} находится в корпусе {unit.body.number} на {floorNumber(unit.floor.number)}-м этаже.
          План этажа покажет и пришлёт менеджер.
        </p>
      )}
      {images.map((image) => (
        <figure key={image.src} className="figure no-print">
          <Picture image={image} />
        </figure>
      ))}
    </>
  );
}

/** "офисы класса A", as far as it is known. */
function aboutBody({ use, class: grade }: Body): string {
  return [use && useName[use], grade && `класса ${grade}`].filter(Boolean).join(" ");
}

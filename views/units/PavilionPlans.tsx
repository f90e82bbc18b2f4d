import { FloorPlan } from "../drawings/FloorPlan.tsx";
import { ParkScheme } from "../drawings/ParkScheme.tsx";
import { UnitPlan } from "../drawings/UnitPlan.tsx";
import { readUnit } from "../drawings/unit-plan/read-unit.ts";
import { planWords } from "../drawings/unit-plan/words.ts";
import { floorNumber } from "../kit/format.ts";
import { Picture } from "../kit/Picture.tsx";
import { href } from "../routes.ts";
import type { PavilionPageProps } from "./PavilionPage.tsx";

type Props = Pick<PavilionPageProps, "unit" | "body" | "bodies" | "sameFloor">;

/**
 * Where a unit is and what it looks like from above: its own plan with dimensions, its floor with the free neighbours as links. Where upstream tells no places, its picture of the plan, or words.
 */
export function PavilionPlans({ unit, body, bodies, sameFloor }: Props) {
  const { place, plan, images } = unit;
  const geometry = readUnit(unit, body);
  return (
    <>
      <div className="unit-figures">
        {geometry && (
          <figure className="figure">
            <UnitPlan unit={unit} geometry={geometry} />
            <figcaption>{planWords(geometry)}</figcaption>
          </figure>
        )}
        {bodies.length > 0 && (
          <figure className="figure no-print">
            <ParkScheme bodies={bodies} active={unit.body.id} linkTo={({ id }) => href("plan", {}, { body: id })} />
            <figcaption>Корпус {unit.body.number} на схеме парка</figcaption>
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
          <figcaption>
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

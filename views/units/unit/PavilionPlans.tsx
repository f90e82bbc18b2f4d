import { FloorPlan } from "../../drawings/FloorPlan.tsx";
import { floorNumber } from "../../kit/format.ts";
import { Picture } from "../../kit/Picture.tsx";
import type { PavilionPageProps } from "./pavilion-page.ts";

type Props = Pick<PavilionPageProps, "unit" | "body" | "sameFloor">;

/**
 * A unit's floor with the free neighbours as links, and the picture of its plan if upstream has one. Without places,
 * words.
 */
export function PavilionPlans({ unit, body, sameFloor }: Props) {
  const { place, plan } = unit;
  return (
    <>
      {plan && (
        <figure className="figure">
          <Picture image={plan} place="figure" />
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
          Помещение {unit.number} находится в корпусе {unit.body.number} на этаже {floorNumber(unit.floor.number)}. План
          этажа покажет и пришлёт менеджер.
        </p>
      )}
    </>
  );
}

import { FloorPlan } from "../drawings/FloorPlan.tsx";
import { floorNumber } from "../kit/format.ts";
import { Picture } from "../kit/Picture.tsx";
import type { PavilionPageProps } from "./PavilionPage.tsx";

type Props = Pick<PavilionPageProps, "unit" | "body" | "sameFloor">;

/**
 * A unit's pictures and its floor with the free neighbours as links. Without places from upstream, its picture of the
 * plan, or words.
 */
export function PavilionPlans({ unit, body, sameFloor }: Props) {
  const { place, plan, images } = unit;
  return (
    <>
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

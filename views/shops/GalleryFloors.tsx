import { GalleryPlan } from "../drawings/GalleryPlan.tsx";
import type { GalleryFloor } from "../drawings/gallery/read-gallery.ts";
import { FullDrawing } from "../kit/FullDrawing.tsx";
import { floorNumber, number, sides } from "../kit/format.ts";
import { href } from "../routes.ts";

type Props = { floors: GalleryFloor[]; alias: string | undefined };

const keys = [
  ["food", "кафе"],
  ["shops", "магазин"],
  ["services", "услуга"],
] as const;

/** The gallery by floors above the list of companies; `alias` leads to the free units. Null without floors. */
export function GalleryFloors({ floors, alias }: Props) {
  const [first] = floors;
  if (!first) return null;
  const shown = new Set(floors.flatMap(({ tenants }) => tenants.map(({ shop }) => shop.category.id)));
  return (
    <FullDrawing label="Где на этажах компании" caption={<Caption shown={shown} first={first} />}>
      <div className="gallery-floors">
        {floors.map((floor) => (
          <section key={floor.number}>
            <h2>
              {`Галерея, этаж ${floorNumber(floor.number)} `}
              {alias && floor.free.length > 0 && (
                <a href={href("rent", { rent: alias }, { floor: floor.number })}>
                  свободно {number(floor.free.length)}
                </a>
              )}
            </h2>
            <GalleryPlan floor={floor} />
          </section>
        ))}
      </div>
    </FullDrawing>
  );
}

function Caption({ shown, first }: { shown: ReadonlySet<string>; first: GalleryFloor }) {
  return (
    <>
      {keys
        .filter(([id]) => shown.has(id))
        .map(([id, word]) => (
          <span key={id} className={`gallery-key key-${id}`}>
            {`${word} `}
          </span>
        ))}{" "}
      <span className="gallery-key key-free">свободно, место точное</span>{" "}
      <span>
        {shown.size > 0 && "Пунктир: место примерное, павильоны идут по номерам с запада на восток. "}
        Север вверху, этаж {sides(first.length, first.depth)}.
      </span>
    </>
  );
}

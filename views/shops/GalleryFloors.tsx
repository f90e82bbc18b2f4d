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
  const hasTenants = floors.some(({ tenants }) => tenants.length > 0);
  return (
    <FullDrawing
      label="Где на этажах компании"
      caption={
        <>
          <GalleryKeys floors={floors} />{" "}
          <span>
            {hasTenants && "Пунктир: место примерное, павильоны идут по номерам с запада на восток. "}
            Север вверху, этаж {sides(first.length, first.depth)}.
          </span>
        </>
      }
    >
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

/** What the colours of the plans mean. */
export function GalleryKeys({ floors }: { floors: readonly GalleryFloor[] }) {
  const shown = new Set(floors.flatMap(({ tenants }) => tenants.map(({ shop }) => shop.category.id)));
  return (
    <>
      {keys
        .filter(([id]) => shown.has(id))
        .map(([id, word]) => (
          <span key={id} className={`gallery-key key-${id}`}>
            {`${word} `}
          </span>
        ))}{" "}
      <span className="gallery-key key-free">свободно, место точное</span>
    </>
  );
}

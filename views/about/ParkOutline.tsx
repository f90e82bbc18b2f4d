import type { Building } from "../content/park.ts";
import { extentOf, placed, rectOf } from "../drawings/park-plan.ts";
import { box } from "../drawings/path.ts";

type Props = {
  buildings: readonly Building[];
  year: number;
  /** Its place in a drawing around it. */
  at?: { x: string; y: string; width: string; height: number } | undefined;
};

/** A small plan of what stood in a year, what opened in it filled. */
export function ParkOutline({ buildings, year, at }: Props) {
  const drawn = placed(buildings);
  if (drawn.length === 0) return null;
  const { x0, y0, x1, y1 } = extentOf(
    drawn.map(({ place }) => rectOf(place)),
    [],
    10,
  );
  const shape = (list: typeof drawn) => list.map(({ place: p }) => box(p.x, p.y, p.length, p.width)).join("");
  const [before, now] = [
    drawn.filter((building) => (building.year ?? 0) < year),
    drawn.filter((building) => building.year === year),
  ];
  return (
    <svg
      className="outline"
      viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      {...at}
    >
      {before.length > 0 && <path className="outline-before" d={shape(before)} />}
      <path className="outline-now" d={shape(now)} />
    </svg>
  );
}

import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { onceFor } from "../ui/Kept.ts";
import { type Mark, Marks } from "./Drawing.tsx";
import { boxes, type Rect } from "./path.ts";
import { planOf } from "./UnitPlan.tsx";
import { blocksOf, type Opening } from "./unit-plan/geometry.ts";
import { readUnit } from "./unit-plan/read-unit.ts";

/** A plan to be recognised at a glance, in decimetres; `lies`: its marks are turned onto their side. */
export type SmallPlan = { width: number; depth: number; lies: boolean; marks: Mark[] };

const dm = (metres: number) => Math.round(metres * 10);
const rounded = ({ x, y, w, h }: Rect): Rect => ({ x: dm(x), y: dm(y), w: dm(w), h: dm(h) });
const lines = (rects: readonly Rect[]) => rects.map(({ x, y, w, h }) => `M${x} ${y}l${w} ${h}`).join("");

/** The walls, windows and furniture of a unit, as it lies on its plan. Undefined without a place. */
export const smallPlan = onceFor((unit: Unit, building: Building | undefined): SmallPlan | undefined => {
  const geometry = readUnit(unit, building);
  if (!geometry) return undefined;
  const { turned, lies, across, down } = planOf(unit, geometry);
  const { width, depth, desks, tables, racks, partitions, windows, front, gates, example } = turned;
  const walls = partitions.map(([x0, y0, x1, y1]) => rounded({ x: x0, y: y0, w: x1 - x0, h: y1 - y0 }));
  const edge = ({ wall, x, w }: Opening) => rounded({ x, y: wall === "top" ? 0 : depth, w, h: 0 });
  const marks: Mark[] = [
    { name: "floor", d: boxes([rounded({ x: 0, y: 0, w: width, h: depth })]) },
    { name: example ? "example" : "desk", d: boxes(blocksOf(desks).map(rounded)) },
    { name: "desk", d: boxes(blocksOf([...tables, ...(racks?.boxes ?? [])]).map(rounded)) },
    { name: "partition", d: lines(walls) },
    { name: "glass", d: lines([...windows, ...(front ? [front] : [])].map(edge)) },
    { name: "gate", d: lines(gates.map(edge)) },
  ];
  return { width: dm(across), depth: dm(down), lies, marks };
});

/** The plan beside a row's words, which say the same; `scale` is px a decimetre. */
export function MiniPlan({ plan: { width, depth, lies, marks }, scale }: { plan: SmallPlan; scale: number }) {
  return (
    <svg
      className="mini"
      width={Math.round(width * scale)}
      height={Math.round(depth * scale)}
      viewBox={`0 0 ${width} ${depth}`}
      aria-hidden="true"
    >
      {lies ? (
        <g transform={`translate(${width} 0)rotate(90)`}>
          <Marks marks={marks} />
        </g>
      ) : (
        <Marks marks={marks} />
      )}
    </svg>
  );
}

import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { onceFor } from "../ui/Kept.ts";
import { type Mark, Marks } from "./Drawing.tsx";
import type { Rect } from "./path.ts";
import { type Opening, windowsUp } from "./unit-plan/geometry.ts";
import { readUnit } from "./unit-plan/read-unit.ts";

/** A plan to be recognised at a glance, in decimetres. */
export type SmallPlan = { width: number; depth: number; marks: Mark[] };

const dm = (metres: number) => Math.round(metres * 10);

/**
 * The walls, windows and furniture of a unit: windows and shop fronts at the top, a warehouse lying with its gates at
 * the right. Undefined without a place.
 */
export const smallPlan = onceFor((unit: Unit, building: Building | undefined): SmallPlan | undefined => {
  const geometry = readUnit(unit, building);
  if (!geometry) return undefined;
  const { width, depth, desks, tables, racks, partitions, windows, front, gates, example } = windowsUp(geometry);
  const isLying = unit.category === "warehouse" && depth > width;
  const turn = (rect: Rect): Rect => (isLying ? { x: depth - rect.y - rect.h, y: rect.x, w: rect.h, h: rect.w } : rect);
  const boxes = (rects: readonly Rect[]) =>
    rects
      .map(turn)
      .map(({ x, y, w, h }) => `M${dm(x)} ${dm(y)}h${dm(w)}v${dm(h)}h${-dm(w)}z`)
      .join("");
  const lines = (rects: readonly Rect[]) =>
    rects
      .map(turn)
      .map(({ x, y, w, h }) => `M${dm(x)} ${dm(y)}l${dm(w)} ${dm(h)}`)
      .join("");
  const edge = ({ wall, x, w }: Opening): Rect => ({ x, y: wall === "top" ? 0 : depth, w, h: 0 });
  const marks: Mark[] = [
    { name: example ? "example" : "desk", d: boxes(desks) },
    { name: "desk", d: boxes([...tables, ...(racks?.boxes ?? [])]) },
    { name: "partition", d: lines(partitions.map(([x0, y0, x1, y1]) => ({ x: x0, y: y0, w: x1 - x0, h: y1 - y0 }))) },
    { name: "glass", d: lines([...windows, ...(front ? [front] : [])].map(edge)) },
    { name: "gate", d: lines(gates.map(edge)) },
  ];
  const [long, deep] = isLying ? [depth, width] : [width, depth];
  return { width: dm(long), depth: dm(deep), marks };
});

/** The plan beside a row's words, which say the same; `scale` is px a decimetre. */
export function MiniPlan({ plan: { width, depth, marks }, scale }: { plan: SmallPlan; scale: number }) {
  return (
    <svg
      className="mini"
      width={Math.round(width * scale)}
      height={Math.round(depth * scale)}
      viewBox={`0 0 ${width} ${depth}`}
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${depth}h${-width}z`} />
      <Marks marks={marks} />
    </svg>
  );
}

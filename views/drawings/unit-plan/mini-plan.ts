import type { Building } from "../../content/park.ts";
import { squarePerPerson } from "../../content/seating.ts";
import type { Unit } from "../../content/unit.ts";
import { onceFor } from "../../kit/once-for.ts";
import type { Rect } from "../path.ts";
import type { Opening, UnitGeometry } from "./geometry.ts";
import { readUnit } from "./read-unit.ts";
import type { Mark } from "./unit-marks.ts";

/** A plan to be recognised at a glance, in decimetres. */
export type SmallPlan = { width: number; depth: number; marks: Mark[] };

const dm = (metres: number) => Math.round(metres * 10);

/**
 * The walls, windows and furniture of a unit: windows and shop fronts at the top, a warehouse lying with its gates at
 * the right. Undefined without a place.
 */
export const smallPlan = onceFor((unit: Unit, building: Building | undefined): SmallPlan | undefined => {
  const geometry = readUnit(unit, building, exampleDesks(unit));
  if (!geometry) return undefined;
  const { width, depth, desks, tables, racks, partitions, windows, front, gates, example } = geometry;
  const isLying = unit.category === "warehouse";
  const turn = turning(geometry, isLying);
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
  return { width: dm(long), depth: dm(deep), marks: marks.filter(({ d }) => d !== "") };
});

/** Where the API tells no desks: as many as the area holds at ease. */
const exampleDesks = ({ category, seats, square }: Unit): number | undefined =>
  category === "office" && seats === undefined ? Math.max(1, Math.floor(square / squarePerPerson.spacious)) : undefined;

function turning({ outer, front, width, depth }: UnitGeometry, isLying: boolean): (rect: Rect) => Rect {
  if (isLying)
    return outer === "bottom"
      ? ({ x, y, w, h }) => ({ x: y, y: width - x - w, w: h, h: w })
      : ({ x, y, w, h }) => ({ x: depth - y - h, y: x, w: h, h: w });
  return (front?.wall ?? outer) === "bottom" ? ({ x, y, w, h }) => ({ x, y: depth - y - h, w, h }) : (rect) => rect;
}

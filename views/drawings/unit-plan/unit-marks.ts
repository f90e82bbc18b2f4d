import type { Wall } from "../../content/floor-rows.ts";
import type { Mark } from "../Drawing.tsx";
import { box, line, type Rect, r1 } from "../path.ts";
import type { Door, Opening, Segment, UnitGeometry } from "./geometry.ts";

/** From metres to the sheet. `wall` and `party` are thicknesses on the sheet. */
export type Scale = {
  k: number;
  x: (metres: number) => number;
  y: (metres: number) => number;
  wall: number;
  party: number;
};

/** A scale of `k` units a metre with the unit's upper left corner at left, top. */
export function scaleAt(left: number, top: number, k: number): Scale {
  const wall = Math.min(8, Math.max(4, 0.4 * k));
  return { k, x: (metres) => left + metres * k, y: (metres) => top + metres * k, wall, party: Math.max(2.5, wall / 2) };
}

export function unitMarks(unit: UnitGeometry, scale: Scale): Mark[] {
  const floor = box(scale.x(0), scale.y(0), unit.width * scale.k, unit.depth * scale.k);
  const doors = [...unit.doors, ...unit.entries.flatMap((entry) => leaves(entry, unit, -1))];
  return [
    { name: "floor", d: floor },
    { name: "column", d: unit.columns.map(([x, y]) => box(scale.x(x) - 2.5, scale.y(y) - 2.5, 5, 5)).join("") },
    { name: "rack", d: boxes(unit.racks?.boxes ?? [], scale) },
    { name: deskName(unit), d: boxes(unit.desks, scale) },
    {
      name: "chair",
      d: boxes(
        unit.desks.map(({ chair }) => chair),
        scale,
      ),
    },
    { name: "table example", d: boxes(unit.tables, scale) },
    ...wallMarks(unit, scale),
    { name: "window", d: unit.windows.map((opening) => hole(opening, unit, scale)).join("") },
    { name: "pane", d: unit.windows.map((opening) => pane(opening, unit, scale)).join("") },
    { name: "front", d: unit.front ? hole(unit.front, unit, scale) : "" },
    { name: "door", d: doors.map((door) => swing(door, scale)).join("") },
    ...gateMarks(unit, scale),
  ];
}

function deskName({ seating, example }: UnitGeometry): string {
  if (seating) return "desk team";
  return example ? "desk example" : "desk";
}

const boxes = (rects: readonly Rect[], { x, y, k }: Scale) =>
  rects.map((rect) => box(x(rect.x), y(rect.y), rect.w * k, rect.h * k)).join("");

const thickness = (wall: Wall, { outer }: UnitGeometry, scale: Scale) => (wall === outer ? scale.wall : scale.party);

/** Where a long wall begins on the sheet, from above. */
function wallTop(wall: Wall, unit: UnitGeometry, scale: Scale): number {
  return wall === "top" ? scale.y(0) - thickness(wall, unit, scale) : scale.y(unit.depth);
}

/** Outer walls are thick, walls to neighbours thin, partitions are lines. */
function wallMarks(unit: UnitGeometry, scale: Scale): Mark[] {
  const walls = [longWall("top", unit, scale), longWall("bottom", unit, scale), ...endWalls(unit, scale)];
  const partitions = unit.partitions.flatMap((partition) => partitionRuns(partition, unit.doors));
  const lines = partitions.map(([x0, y0, x1, y1]) => line([scale.x(x0), scale.y(y0)], [scale.x(x1), scale.y(y1)]));
  const shapesOf = (chosen: readonly DrawnWall[]) => chosen.map(({ shape }) => shape).join("");
  return [
    { name: "party", d: shapesOf(walls.filter(({ isOuter }) => !isOuter)) },
    { name: "outer", d: shapesOf(walls.filter(({ isOuter }) => isOuter)) },
    { name: "partition", d: lines.join("") },
  ];
}

type DrawnWall = { isOuter: boolean; shape: string };

/** A wall along the unit without its holes. It covers the ends' walls, which makes the corners. */
function longWall(wall: Wall, unit: UnitGeometry, scale: Scale): DrawnWall {
  const { left, right } = endThickness(unit, scale);
  const holes = holesIn(wall, unit).map(([start, end]) => [scale.x(start), scale.x(end)] as const);
  const stretches = runs(scale.x(0) - left, scale.x(unit.width) + right, holes);
  const top = wallTop(wall, unit, scale);
  const thick = thickness(wall, unit, scale);
  const shapes = stretches.map(([from, to]) => box(from, top, to - from, thick));
  return { isOuter: wall === unit.outer, shape: shapes.join("") };
}

/** The walls at the left and the right of the unit. */
function endWalls(unit: UnitGeometry, scale: Scale): DrawnWall[] {
  const { left, right } = endThickness(unit, scale);
  const depth = unit.depth * scale.k;
  return [
    { isOuter: unit.ends.left, shape: box(scale.x(0) - left, scale.y(0), left, depth) },
    { isOuter: unit.ends.right, shape: box(scale.x(unit.width), scale.y(0), right, depth) },
  ];
}

const endThickness = ({ ends }: UnitGeometry, { wall, party }: Scale) => ({
  left: ends.left ? wall : party,
  right: ends.right ? wall : party,
});

/** Gaps in a long wall: doors and gates stay open, windows and shop fronts are drawn into the gap. */
function holesIn(wall: Wall, { windows, gates, front, entries, doors, depth }: UnitGeometry) {
  // Doors in a shop's front are drawn on its glass.
  const doorways = entries.filter((entry) => entry.wall !== front?.wall);
  const openings = [...windows, ...gates, ...(front ? [front] : []), ...doorways];
  const edge = wall === "top" ? 0 : depth;
  const onEdge = doors.filter(({ hinge, shut }) => shut[1] === 0 && Math.abs(hinge[1] - edge) < 1e-6);
  return [
    ...openings.filter((opening) => opening.wall === wall).map(({ x, w }) => [x, x + w] as const),
    ...onEdge.map(({ hinge: [x], shut: [along] }) => [Math.min(x, x + along), Math.max(x, x + along)] as const),
  ];
}

/** A window or a shop front in its wall. */
function hole(opening: Opening, unit: UnitGeometry, scale: Scale): string {
  const top = wallTop(opening.wall, unit, scale);
  return box(scale.x(opening.x), top, opening.w * scale.k, thickness(opening.wall, unit, scale));
}

/** The glass of a window: a line along the middle of its wall. */
function pane(opening: Opening, unit: UnitGeometry, scale: Scale): string {
  const y = wallTop(opening.wall, unit, scale) + thickness(opening.wall, unit, scale) / 2;
  return line([scale.x(opening.x), y], [scale.x(opening.x + opening.w), y]);
}

/** The stretch from..to without the holes. */
function runs(from: number, to: number, holes: readonly (readonly [start: number, end: number])[]) {
  const sorted = [...holes].sort((a, b) => a[0] - b[0]);
  const starts = [from, ...sorted.map(([, end]) => end)];
  const ends = [...sorted.map(([start]) => start), to];
  return starts.map((start, i) => [start, ends[i] ?? to] as const).filter(([start, end]) => end - start > 1e-6);
}

/** A partition without the openings of the doors that hang in it. */
export function partitionRuns(partition: Segment, doors: readonly Door[]): Segment[] {
  const [x0, y0, x1, y1] = fromItsFirstEnd(partition);
  const isUpright = x0 === x1;
  const axis = isUpright ? 1 : 0;
  const inside = doors.filter(({ hinge, shut }) =>
    isUpright ? shut[0] === 0 && isSame(hinge[0], x0) : shut[1] === 0 && isSame(hinge[1], y0),
  );
  const holes = inside.map(({ hinge, shut }) => {
    const ends = [hinge[axis], hinge[axis] + shut[axis]];
    return [Math.min(...ends), Math.max(...ends)] as const;
  });
  const from = isUpright ? y0 : x0;
  const to = isUpright ? y1 : x1;
  return runs(from, to, holes).map(
    ([start, end]): Segment => (isUpright ? [x0, start, x1, end] : [start, y0, end, y1]),
  );
}

/** The same partition from its left end, an upright one from its upper end: the content may begin at either. */
function fromItsFirstEnd([x0, y0, x1, y1]: Segment): Segment {
  const isReversed = x0 > x1 || (x0 === x1 && y0 > y1);
  return isReversed ? [x1, y1, x0, y0] : [x0, y0, x1, y1];
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** The two leaves of a double door; `way` 1 opens outwards, -1 inwards. */
function leaves({ wall, x, w }: Opening, { depth }: UnitGeometry, way: 1 | -1): Door[] {
  const y = wall === "top" ? 0 : depth;
  const out = (wall === "top" ? -1 : 1) * way * (w / 2);
  return [
    { hinge: [x, y], shut: [w / 2, 0], open: [0, out] },
    { hinge: [x + w, y], shut: [-w / 2, 0], open: [0, out] },
  ];
}

/** A leaf and the quarter circle that it sweeps. */
function swing({ hinge, shut, open }: Door, { x, y, k }: Scale): string {
  const clockwise = open[0] * shut[1] - open[1] * shut[0] > 0 ? 1 : 0;
  const r = r1(Math.hypot(...open) * k);
  const to = [shut[0] - open[0], shut[1] - open[1]] as const;
  const leaf = `M${r1(x(hinge[0]))} ${r1(y(hinge[1]))}l${r1(open[0] * k)} ${r1(open[1] * k)}`;
  return `${leaf}a${r} ${r} 0 0 ${clockwise} ${r1(to[0] * k)} ${r1(to[1] * k)}`;
}

const levellerMetres = { width: 2, depth: 2.5 };
const shutterMetres = 0.35;

/** Gates with their leaves or shutters, and levellers behind them. */
function gateMarks(unit: UnitGeometry, scale: Scale): Mark[] {
  const { gates } = unit;
  /** A rectangle that reaches from a gate's threshold into the unit. */
  const inside = ({ wall, x, w }: Opening, wide: number, deep: number) => {
    const top = scale.y(wall === "top" ? 0 : unit.depth - deep);
    return box(scale.x(x + (w - wide) / 2), top, wide * scale.k, deep * scale.k);
  };
  const { width, depth } = levellerMetres;
  const levellers = gates.filter(({ leveller }) => leveller).map((gate) => inside(gate, width, depth));
  const shutters = gates.filter((gate) => !gate.leaves).map((gate) => inside(gate, gate.w, shutterMetres));
  const swings = gates.filter((gate) => gate.leaves).flatMap((gate) => leaves(gate, unit, 1));
  return [
    { name: "leveller", d: levellers.join("") },
    { name: "gate", d: gates.map((gate) => hole(gate, unit, scale)).join("") },
    { name: "door", d: swings.map((leaf) => swing(leaf, scale)).join("") },
    { name: "door shutter", d: shutters.join("") },
  ];
}

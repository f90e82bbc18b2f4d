import { capacityOf, seatingOf } from "../../content/capacity.ts";
import type { OfficeLayout, Unit, UnitPlace } from "../../content/unit.ts";
import { repeat, spend } from "../Drawing.tsx";
import type { Rect } from "../path.ts";
import { deskRules, placeDesks } from "./desks.ts";
import { type Door, emptyInterior, type Room, type Segment, sweepOf } from "./geometry.ts";

type Size = { width: number; depth: number };

/** `partitioned` are the rooms that the content tells; `people` asks for that many desks. */
type InteriorOptions = { partitioned: Layout | undefined; hasAisle: boolean; people: number | undefined };

/** The interior of an office with its outer wall at the top, whether its desks are an example, and how a team sits. */
export function officeInterior(unit: Unit, size: Size, { partitioned, hasAisle, people }: InteriorOptions) {
  const windows = unit.windows?.count ?? 0;
  const layout = partitioned ?? layoutOf(unit.layout, size, windows);
  const way = hasAisle && !partitioned?.doors.length ? entry(size) : undefined;
  const all = [...layout.doors, ...(way ? [way] : [])];
  const keepOut = all.flatMap((door) => door.keepOut);
  const lit = ({ kind, y }: Room) => kind === "office" || (windows > 0 && y === 0);
  const desked = layout.rooms.filter(({ kind }) => kind !== "meeting" && kind !== "passage");
  // What stands in an unfinished office is an example, whatever the content says.
  const seats = unit.fitout === "shell" ? undefined : unit.seats;
  const example = people !== undefined || seats === undefined;
  const wanted = people ?? seats ?? (unit.fitout ? capacityOf(unit.square).middle : 0);
  const placed = placeDesks(
    desked.map((room) => ({ ...room, lit: lit(room) })),
    wanted,
    keepOut,
  );
  const fits = placed.desks.length === wanted;
  const desks = fits || example ? placed.desks : [];
  const tables = layout.rooms.filter(({ kind }) => kind === "meeting").flatMap(tableIn);
  return {
    inside: { ...emptyInterior, ...layout, doors: all.map(({ door }: HungDoor) => door), keepOut, desks, tables },
    example,
    seating:
      people === undefined ? undefined : seatingOf(unit.square, people, { ...placed, seated: placed.desks.length }),
  };
}

const chairs = 0.9;

/** A table in the corner away from the door, with chairs all round; none where there is no room. */
function tableIn({ x, y, w, h }: Room): Rect[] {
  const width = Math.min(2.4, w - 2.4);
  const depth = Math.min(1.2, h - 2.2);
  if (width < 0.7 || depth < 0.5) return [];
  return [{ x: x + (w - width) / 2 + 0.3, y: y + h - chairs - depth, w: width, h: depth }];
}

/** A door, and what it keeps free: its sweep, and the ground before it on the other side. */
export type HungDoor = { door: Door; keepOut: Rect[] };

/** Rooms of an office with its windows at the top. */
export type Layout = { rooms: Room[]; partitions: Segment[]; doors: HungDoor[] };

const roomDoor = 0.9;
const entryDoor = 1;
const roomMin = 3.2;
const cellMin = 1.6;
const cellDepthMin = 2.4;
const jamb = 0.3;

/** The rooms of a layout; one hall without one, or where the rooms would be too small. */
function layoutOf(kind: OfficeLayout | undefined, size: Size, windows: number): Layout {
  const { width, depth } = size;
  const mixed = windows > 0 && kind === "mixed" ? mixedLayout(size, width / windows) : undefined;
  const cells = windows > 0 && kind === "cells" ? cellLayout(size, windows) : undefined;
  return mixed ?? cells ?? { rooms: [{ kind: "hall", x: 0, y: 0, w: width, h: depth }], partitions: [], doors: [] };
}

/** A hall, with an office at the windows and a meeting room behind it. */
function mixedLayout({ width, depth }: Size, pier: number): Layout | undefined {
  const side = Math.min(pier * Math.max(1, Math.ceil(roomMin / pier - 0.01)), width / 2);
  const x = width - side;
  const half = depth / 2;
  if (side < cellMin || half < cellDepthMin / 2 + roomDoor) return undefined;
  const inward = (y: number) => hung({ hinge: [x, y], shut: [0, roomDoor], open: [roomDoor, 0] });
  return {
    rooms: [
      { kind: "hall", x: 0, y: 0, w: x, h: depth },
      { kind: "office", x, y: 0, w: side, h: half },
      { kind: "meeting", x, y: half, w: side, h: half },
    ],
    partitions: [
      [x, 0, x, depth],
      [x, half, width, half],
    ],
    doors: [inward(half - roomDoor - 0.2), inward(half + 0.2)],
  };
}

/** Offices on whole windows along a passage, each with a door. */
function cellLayout({ width, depth }: Size, windows: number): Layout | undefined {
  const passage = depth > 6 ? 1.8 : 1.5;
  const wished = windows <= 3 ? Math.max(2, windows) : Math.max(2, Math.round(width / 5));
  const count = Math.min(wished, Math.floor(width / cellMin));
  const y = depth - passage;
  if (count < 2 || y < cellDepthMin) return undefined;
  const at = repeat("windows", count + 1, (i) => {
    const pier = (windows * i) / count;
    return (width / windows) * (windows >= count ? Math.round(pier) : pier);
  });
  const cells = at.slice(1).map((end, i) => ({ start: at[i] ?? 0, end }));
  const walls = cells.slice(1).map(({ start }): Segment => [start, 0, start, y]);
  return {
    rooms: [
      ...cells.map(({ start, end }): Room => ({ kind: "office", x: start, y: 0, w: end - start, h: y })),
      { kind: "passage", x: 0, y, w: width, h: passage },
    ],
    partitions: [[0, y, width, y], ...walls],
    doors: cells.map(({ end }) =>
      hung({ hinge: [end - jamb - roomDoor, y], shut: [roomDoor, 0], open: [0, -roomDoor] }),
    ),
  };
}

/** The door from the corridor, in the wall opposite the windows. */
function entry({ width, depth }: Size): HungDoor | undefined {
  if (width < entryDoor) return undefined;
  const x = Math.max(0, Math.min(Math.max(0.4, width * 0.16), width - entryDoor - 0.5));
  return hung({ hinge: [x, depth], shut: [entryDoor, 0], open: [0, -entryDoor] });
}

/** The sweep itself, and 1.2 m before the door on the other side of its wall. */
function hung(door: Door): HungDoor {
  const { hinge, shut, open } = door;
  const before = deskRules.door;
  const x = Math.min(hinge[0], hinge[0] + shut[0]);
  const y = Math.min(hinge[1], hinge[1] + shut[1]);
  const other: Rect =
    shut[0] === 0
      ? { x: open[0] > 0 ? x - before : x, y: y - 0.15, w: before, h: Math.abs(shut[1]) + 0.3 }
      : { x, y: open[1] < 0 ? y : y - before, w: Math.abs(shut[0]), h: before };
  return { door, keepOut: [sweepOf(door), other] };
}

const same = 0.01;

/**
 * The rooms that the content's partitions make, with its doors and the outer wall at the top: `below` turns over a unit
 * whose outer wall is the lower one. Undefined where it tells none. Rooms that are no rectangles have no desks.
 */
export function partitionedRooms({ partitions, doors }: Unit, place: UnitPlace, below: boolean): Layout | undefined {
  const { width, depth } = place;
  const y = (distance: number) => (below ? depth - distance : distance);
  const walls = (partitions ?? [])
    .filter(([x0, y0, x1, y1]) => Math.max(x0, x1) <= width && Math.max(y0, y1) <= depth)
    .map(([x0, y0, x1, y1]): Segment => [x0, y(y0), x1, y(y1)]);
  if (walls.length === 0) return undefined;
  const straight = walls.filter(([x0, y0, x1, y1]) => x0 === x1 || y0 === y1);
  return {
    rooms: straight.length === walls.length ? roomsBetween(walls, width, depth) : [],
    partitions: walls,
    doors: (doors ?? []).map(({ hinge, shut, open }) =>
      hung({
        hinge: [hinge[0], y(hinge[1])],
        shut: [shut[0] - hinge[0], y(shut[1]) - y(hinge[1])],
        open: [open[0] - hinge[0], y(open[1]) - y(hinge[1])],
      }),
    ),
  };
}

/** Joins the cells between the lines of all walls wherever no wall lies between two; rectangles are rooms. */
function roomsBetween(walls: readonly Segment[], width: number, depth: number): Room[] {
  const xs = edges(
    walls.flatMap(([x0, , x1]) => [x0, x1]),
    width,
  );
  const ys = edges(
    walls.flatMap(([, y0, , y1]) => [y0, y1]),
    depth,
  );
  spend("partitions", { steps: xs.length * ys.length * walls.length * 4 });
  const cells = ys.slice(1).flatMap((bottom, j) =>
    xs.slice(1).map((right, i): Rect => {
      const x = xs[i] ?? 0;
      const y = ys[j] ?? 0;
      return { x, y, w: right - x, h: bottom - y };
    }),
  );
  const columns = xs.length - 1;
  const room = cells.map((_, i) => i);
  const join = (a: number, b: number) => {
    const from = room[a] ?? a;
    const to = room[b] ?? b;
    for (const [i, roomId] of room.entries()) {
      if (roomId === from) room[i] = to;
    }
  };
  for (const [i, cell] of cells.entries()) {
    const { x, y, w, h } = cell;
    const right = [x + w, y, x + w, y + h] as const;
    const below = [x, y + h, x + w, y + h] as const;
    if ((i + 1) % columns !== 0 && !walls.some((wall) => covers(wall, right))) join(i, i + 1);
    if (i + columns < cells.length && !walls.some((wall) => covers(wall, below))) join(i, i + columns);
  }
  return [...new Set(room)].flatMap((roomId) => {
    const roomCells = cells.filter((_, i) => room[i] === roomId);
    const x = Math.min(...roomCells.map((cell) => cell.x));
    const y = Math.min(...roomCells.map((cell) => cell.y));
    const w = Math.max(...roomCells.map((cell) => cell.x + cell.w)) - x;
    const h = Math.max(...roomCells.map((cell) => cell.y + cell.h)) - y;
    const area = roomCells.reduce((sum, cell) => sum + cell.w * cell.h, 0);
    return Math.abs(area - w * h) < same ? [{ kind: "room", x, y, w, h } as const] : [];
  });
}

/** Sorted places without repeats, with both ends. */
function edges(places: readonly number[], end: number): number[] {
  const sorted = [0, ...places, end].sort((a, b) => a - b);
  return sorted.filter((place, i) => i === 0 || place - (sorted[i - 1] ?? 0) > same);
}

/** Whether a straight wall lies over the whole of a straight line. */
function covers([x0, y0, x1, y1]: Segment, [u0, v0, u1, v1]: Segment): boolean {
  if (u0 === u1) return x0 === x1 && Math.abs(x0 - u0) < same && between(y0, y1, v0) && between(y0, y1, v1);
  return y0 === y1 && Math.abs(y0 - v0) < same && between(x0, x1, u0) && between(x0, x1, u1);
}

const between = (a: number, b: number, c: number) => c >= Math.min(a, b) - same && c <= Math.max(a, b) + same;

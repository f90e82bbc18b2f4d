import type { Seating } from "../../content/capacity.ts";
import type { UnitWalls, Wall } from "../../content/floor-rows.ts";
import type { Side } from "../../content/park.ts";
import type { Point, Rect } from "../path.ts";

/** Metres from the upper left corner of the unit, as everywhere here: a hole in a long wall. */
export type Opening = { wall: Wall; x: number; w: number };

/** A gate: `leaves` open outwards, a `leveller` lies behind it. */
export type Gate = Opening & { leaves: boolean; leveller: boolean };

/** An example of racks, and the pallets that they hold. */
export type Racks = { boxes: Rect[]; pallets: number };

/** A door leaf: from its hinge to the closed and to the open position. */
export type Door = {
  hinge: readonly [number, number];
  shut: readonly [number, number];
  open: readonly [number, number];
};

export type Room = Rect & { kind: "hall" | "office" | "meeting" | "passage" | "room" };
/** A desk, the place of who sits at it, and the chair as drawn. */
export type Desk = Rect & { seat: Rect; chair: Rect };
export type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

/** Rooms and furniture. Doors keep `keepOut` free. */
export type Interior = {
  rooms: Room[];
  doors: Door[];
  partitions: Segment[];
  keepOut: Rect[];
  desks: Desk[];
  tables: Rect[];
  columns: readonly (readonly [number, number])[];
  racks: Racks | undefined;
};

export type UnitGeometry = UnitWalls &
  Interior & {
    width: number;
    depth: number;
    /** Where the outer wall looks, unless words and place disagree. */
    outlook: Side | undefined;
    windows: Opening[];
    /** Windows without a number: one band. */
    band: boolean;
    gates: Gate[];
    front: Opening | undefined;
    entries: Opening[];
    bare: boolean;
    /** The desks are an example: neither the furniture of the unit nor told otherwise. */
    example: boolean;
    seating: Seating | undefined;
  };

export const emptyInterior: Interior = {
  rooms: [],
  doors: [],
  partitions: [],
  keepOut: [],
  desks: [],
  tables: [],
  columns: [],
  racks: undefined,
};

export function sweepOf({ hinge: [x, y], shut, open }: Door): Rect {
  const dx = shut[0] + open[0];
  const dy = shut[1] + open[1];
  return { x: Math.min(x, x + dx), y: Math.min(y, y + dy), w: Math.abs(dx), h: Math.abs(dy) };
}

/** The interior turned over its length, as a lower row needs it; with `width` half a turn, which mirrors nothing. */
export function turnedOver(inside: Interior, depth: number, width?: number): Interior {
  const x = (at: number, w = 0) => (width === undefined ? at : width - at - w);
  const y = (at: number, h = 0) => depth - at - h;
  const over = <R extends Rect>(rect: R): R => ({ ...rect, x: x(rect.x, rect.w), y: y(rect.y, rect.h) });
  const along = ([dx, dy]: Point) => [width === undefined ? dx : -dx, -dy] as const;
  return {
    rooms: inside.rooms.map(over),
    keepOut: inside.keepOut.map(over),
    tables: inside.tables.map(over),
    desks: inside.desks.map((desk) => ({ ...over(desk), seat: over(desk.seat), chair: over(desk.chair) })),
    racks: inside.racks && { ...inside.racks, boxes: inside.racks.boxes.map(over) },
    columns: inside.columns.map(([cx, cy]) => [x(cx), y(cy)]),
    partitions: inside.partitions.map(([x0, y0, x1, y1]) =>
      width === undefined ? [x0, y(y0), x1, y(y1)] : [x(x1), y(y1), x(x0), y(y0)],
    ),
    doors: inside.doors.map(({ hinge, shut, open }) => ({
      hinge: [x(hinge[0]), y(hinge[1])],
      shut: along(shut),
      open: along(open),
    })),
  };
}

/** A unit as one looks at it: windows, gates or the shop front above. What lies the other way is turned round. */
export function windowsUp(unit: UnitGeometry): UnitGeometry {
  const wall = (unit.front ?? unit.gates[0] ?? unit.windows[0])?.wall ?? unit.outer;
  return wall === "bottom" ? turnedRound(unit) : unit;
}

/** A unit after half a turn, which mirrors nothing. */
export function turnedRound(unit: UnitGeometry): UnitGeometry {
  const along = <O extends Opening>(opening: O): O => ({
    ...opening,
    wall: otherWall(opening.wall),
    x: unit.width - opening.x - opening.w,
  });
  return {
    ...unit,
    ...turnedOver(unit, unit.depth, unit.width),
    outer: unit.outer && otherWall(unit.outer),
    aisle: unit.aisle && otherWall(unit.aisle),
    ends: { left: unit.ends.right, right: unit.ends.left },
    windows: unit.windows.map(along),
    gates: unit.gates.map(along),
    front: unit.front && along(unit.front),
    entries: unit.entries.map(along),
  };
}

const otherWall = (wall: Wall): Wall => (wall === "top" ? "bottom" : "top");

const touching = 0.02;

/** Rectangles that continue one another as one: desks of a block, bays of a rack. */
export function blocksOf(rects: readonly Rect[]): Rect[] {
  const joined: Rect[] = [];
  for (const rect of [...rects].sort((a, b) => a.x - b.x || a.y - b.y)) {
    const before = joined.find(
      ({ x, y, w, h }) =>
        Math.abs(x - rect.x) < touching && Math.abs(w - rect.w) < touching && Math.abs(y + h - rect.y) < touching,
    );
    if (before) before.h += rect.h;
    else joined.push({ x: rect.x, y: rect.y, w: rect.w, h: rect.h });
  }
  return joined;
}

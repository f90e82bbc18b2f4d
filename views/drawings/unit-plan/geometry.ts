import type { UnitWalls, Wall } from "../../content/floor-rows.ts";
import type { Side } from "../../content/park.ts";
import type { Seating } from "../../content/seating.ts";
import type { Rect } from "../path.ts";

/** Metres from the upper left corner of the unit, as everywhere here: a hole in a long wall. */
export type Opening = { wall: Wall; x: number; w: number };

/** A gate: `leaves` open outwards, a `leveller` lies behind it, `h` is its height. */
export type Gate = Opening & { leaves: boolean; leveller: boolean; h: number };

/** A lorry before the gates, metres. */
export type Lorry = { length: number; width: number; height: number };

/** An example of racks and the numbers of its formula; `by` is what limits the tiers. */
export type Racks = {
  boxes: Rect[];
  rows: number;
  bays: number;
  aisle: number;
  tiers: number;
  by: "height" | "load";
  pallets: number;
};

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
    /** Where north is on the sheet, unless words and place disagree. */
    north: "up" | "left" | undefined;
    windows: Opening[];
    /** Windows without a number: one band. */
    band: boolean;
    gates: Gate[];
    front: Opening | undefined;
    entries: Opening[];
    lorry: Lorry | undefined;
    bare: boolean;
    /** The desks are an example: neither the furniture of the unit nor told otherwise. */
    example: boolean;
    seating: Seating | undefined;
    /** Parts that are drawn without a known place: «вход», «перегородки». */
    approximate: string[];
    /** Facts that cannot be drawn. */
    notes: string[];
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
  const [dx, dy] = [shut[0] + open[0], shut[1] + open[1]];
  return { x: Math.min(x, x + dx), y: Math.min(y, y + dy), w: Math.abs(dx), h: Math.abs(dy) };
}

/** The interior of an upper row turned over for a lower one, whose outer wall is below. */
export function turnedOver(inside: Interior, depth: number): Interior {
  const over = <R extends Rect>(rect: R): R => ({ ...rect, y: depth - rect.y - rect.h });
  return {
    rooms: inside.rooms.map(over),
    keepOut: inside.keepOut.map(over),
    tables: inside.tables.map(over),
    desks: inside.desks.map((desk) => ({ ...over(desk), seat: over(desk.seat), chair: over(desk.chair) })),
    racks: inside.racks && { ...inside.racks, boxes: inside.racks.boxes.map(over) },
    partitions: inside.partitions.map(([x0, y0, x1, y1]) => [x0, depth - y0, x1, depth - y1]),
    columns: inside.columns.map(([x, y]) => [x, depth - y]),
    doors: inside.doors.map(({ hinge, shut, open }) => ({
      hinge: [hinge[0], depth - hinge[1]],
      shut: [shut[0], -shut[1]],
      open: [open[0], -open[1]],
    })),
  };
}

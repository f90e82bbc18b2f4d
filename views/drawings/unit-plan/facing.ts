import type { Wall } from "../../content/floor-rows.ts";
import type { Point, Rect } from "../path.ts";
import type { Opening, UnitGeometry } from "./geometry.ts";

/** A unit as one looks at it: windows, gates or the shop front above. What lies the other way is turned round. */
export function windowsUp(unit: UnitGeometry): UnitGeometry {
  const wall = (unit.front ?? unit.gates[0] ?? unit.windows[0])?.wall ?? unit.outer;
  return wall === "bottom" ? turnedRound(unit) : unit;
}

const otherWall = (wall: Wall): Wall => (wall === "top" ? "bottom" : "top");

/** Half a turn: nothing is mirrored. */
function turnedRound(unit: UnitGeometry): UnitGeometry {
  const { width, depth } = unit;
  const over = <R extends Rect>(rect: R): R => ({ ...rect, x: width - rect.x - rect.w, y: depth - rect.y - rect.h });
  const along = <O extends Opening>(opening: O): O => ({
    ...opening,
    wall: otherWall(opening.wall),
    x: width - opening.x - opening.w,
  });
  const back = ([x, y]: Point): [number, number] => [-x, -y];
  return {
    ...unit,
    outer: unit.outer && otherWall(unit.outer),
    aisle: unit.aisle && otherWall(unit.aisle),
    ends: { left: unit.ends.right, right: unit.ends.left },
    windows: unit.windows.map(along),
    gates: unit.gates.map(along),
    front: unit.front && along(unit.front),
    entries: unit.entries.map(along),
    rooms: unit.rooms.map(over),
    keepOut: unit.keepOut.map(over),
    tables: unit.tables.map(over),
    desks: unit.desks.map((desk) => ({ ...over(desk), seat: over(desk.seat), chair: over(desk.chair) })),
    racks: unit.racks && { ...unit.racks, boxes: unit.racks.boxes.map(over) },
    columns: unit.columns.map(([x, y]) => [width - x, depth - y]),
    partitions: unit.partitions.map(([x0, y0, x1, y1]) => [width - x1, depth - y1, width - x0, depth - y0]),
    doors: unit.doors.map(({ hinge: [x, y], shut, open }) => ({
      hinge: [width - x, depth - y],
      shut: back(shut),
      open: back(open),
    })),
  };
}

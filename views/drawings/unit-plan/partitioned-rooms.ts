import type { Unit, UnitPlace } from "../../content/unit.ts";
import { spend } from "../Drawing.tsx";
import type { Rect } from "../path.ts";
import type { Room, Segment } from "./geometry.ts";
import { hung, type Layout } from "./layout.ts";

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

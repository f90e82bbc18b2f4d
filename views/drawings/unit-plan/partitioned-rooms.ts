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

/** The rooms between walls: the grid of all walls' lines has cells, and rooms are made of cells. */
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
  const cells = gridCells(xs, ys);
  const roomOfCell = labelledCells(cells, xs.length - 1, walls);
  const cellsOfRooms = Map.groupBy(cells, (_, cell) => roomOfCell[cell]);
  return [...cellsOfRooms.values()].flatMap((roomCells) => {
    const rectangle = rectangleOf(roomCells);
    return rectangle ? [{ kind: "room", ...rectangle } as const] : [];
  });
}

/** The cells between the lines of a grid, row by row. */
function gridCells(xs: readonly number[], ys: readonly number[]): Rect[] {
  return ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).map((right, column): Rect => {
      const x = xs[column] ?? 0;
      const y = ys[row] ?? 0;
      return { x, y, w: right - x, h: bottom - y };
    }),
  );
}

/** Labels the cells of the grid of all walls: neighbours without a wall between them are one room. */
function labelledCells(cells: readonly Rect[], columns: number, walls: readonly Segment[]): number[] {
  const roomOfCell = cells.map((_, cell) => cell);
  const mergeRooms = (cell: number, neighbour: number) => {
    const absorbed = roomOfCell[cell] ?? cell;
    const kept = roomOfCell[neighbour] ?? neighbour;
    for (const [at, room] of roomOfCell.entries()) {
      if (room === absorbed) roomOfCell[at] = kept;
    }
  };
  for (const [cell, { x, y, w, h }] of cells.entries()) {
    const rightSide: Segment = [x + w, y, x + w, y + h];
    const lowerSide: Segment = [x, y + h, x + w, y + h];
    const isLastOfRow = (cell + 1) % columns === 0;
    const isInLastRow = cell + columns >= cells.length;
    if (!isLastOfRow && !walls.some((wall) => covers(wall, rightSide))) mergeRooms(cell, cell + 1);
    if (!isInLastRow && !walls.some((wall) => covers(wall, lowerSide))) mergeRooms(cell, cell + columns);
  }
  return roomOfCell;
}

/** The rectangle that cells fill; undefined if they fill none. */
function rectangleOf(cells: readonly Rect[]): Rect | undefined {
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y));
  const w = Math.max(...cells.map((cell) => cell.x + cell.w)) - x;
  const h = Math.max(...cells.map((cell) => cell.y + cell.h)) - y;
  const area = cells.reduce((sum, cell) => sum + cell.w * cell.h, 0);
  return Math.abs(area - w * h) < same ? { x, y, w, h } : undefined;
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

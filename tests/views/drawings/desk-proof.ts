import type { Rect } from "../../../views/drawings/path.ts";
import { type Desk, sweepOf, type UnitGeometry } from "../../../views/drawings/unit-plan/geometry.ts";

/** Do two rectangles share more ground than `slack`? */
const over = (a: Rect, b: Rect, slack = 0.011) =>
  a.x < b.x + b.w - slack && b.x < a.x + a.w - slack && a.y < b.y + b.h - slack && b.y < a.y + a.h - slack;

const inside = (a: Rect, b: Rect, slack = 1e-6) =>
  a.x >= b.x - slack && a.y >= b.y - slack && a.x + a.w <= b.x + b.w + slack && a.y + a.h <= b.y + b.h + slack;

const farFrom = (x: number, y: number, rect: Rect) =>
  Math.hypot(Math.max(rect.x - x, 0, x - rect.x - rect.w), Math.max(rect.y - y, 0, y - rect.y - rect.h));

const cell = 0.05;

/** A room as cells of 5 cm. */
function gridOf(room: Rect) {
  const [columns, rows] = [Math.round(room.w / cell), Math.round(room.h / cell)];
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - room.x) / cell)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - room.y) / cell)));
  const toCell = (i: number, rect: Rect) =>
    farFrom(room.x + ((i % columns) + 0.5) * cell, room.y + (Math.floor(i / columns) + 0.5) * cell, rect);
  /** The cells nearer to a rectangle than `reach`. */
  const near = (rect: Rect, reach: number) => {
    const found: number[] = [];
    for (let r = row(rect.y - reach); r <= row(rect.y + rect.h + reach); r++)
      for (let c = column(rect.x - reach); c <= column(rect.x + rect.w + reach); c++)
        if (toCell(r * columns + c, rect) < reach) found.push(r * columns + c);
    return found;
  };
  return { columns, rows, toCell, near };
}

/**
 * Whether a way `pass` metres wide leads from a room's door to the seat of each of its desks. Walks over cells that are
 * half of the way's width from everything solid.
 */
function allReachable(room: Rect, { desks, doors }: UnitGeometry, pass: number): boolean {
  const desksHere = desks.filter((desk) => over(desk, room));
  if (desksHere.length === 0) return true;
  const { columns, rows, toCell, near } = gridOf(room);
  const half = pass / 2 - 0.03;
  /** 1 for a free cell, 2 for one that the way has reached. Cells beside the walls are never free. */
  const cells = new Uint8Array(columns * rows);
  const edge = Math.ceil(half / cell - 0.5);
  for (let r = edge; r < rows - edge; r++) cells.fill(1, r * columns + edge, Math.max(0, (r + 1) * columns - edge));
  for (const solid of desksHere.flatMap((desk): Rect[] => [desk, desk.seat]))
    for (const i of near(solid, half)) cells[i] = 0;
  const sweep = doors.map(sweepOf).find((thing) => over(thing, room));
  // A unit whose row has no corridor has no drawn door: any free ground is its way in.
  let [first, nearest] = [-1, Number.POSITIVE_INFINITY];
  for (let i = 0; i < cells.length; i++) {
    const away = cells[i] ? (sweep ? toCell(i, sweep) : 0) : nearest;
    if (away < nearest) [first, nearest] = [i, away];
  }
  if (nearest > 0.9) return false;
  const queue = [first];
  const steps = [-1, 1, -columns, columns];
  cells[first] = 2;
  for (let i = queue.pop(); i !== undefined; i = queue.pop())
    for (const step of steps)
      if (cells[i + step] === 1) {
        cells[i + step] = 2;
        queue.push(i + step);
      }
  return desksHere.every(({ seat }) => near(seat, half + 0.16).some((i) => cells[i] === 2));
}

const emptyStripMax = 4.21;

/** Whether a hall with eight desks or more has no wide empty strip, and desks over a third of its depth. */
function inUse(room: Rect, desks: readonly Desk[]): boolean {
  const desksHere = desks.filter((desk) => inside(desk, room));
  if (desksHere.length < 8) return true;
  const sides = desksHere.map(({ x, w }) => [x, x + w] as const).sort((a, b) => a[0] - b[0]);
  let [widest, end] = [0, room.x];
  for (const [from, to] of sides) {
    widest = Math.max(widest, from - end);
    end = Math.max(end, to);
  }
  const deep = Math.max(...desksHere.map(({ y, h }) => y + h)) - Math.min(...desksHere.map(({ y }) => y));
  return Math.max(widest, room.x + room.w - end) <= emptyStripMax && deep >= 0.3 * room.h;
}

/** The rules that a plan's furniture breaks; none for a sound one. */
export function brokenRules(plan: UnitGeometry, pass = 1.2): string[] {
  const { desks, tables, partitions, doors, rooms, seating } = plan;
  const unit = { x: 0, y: 0, w: plan.width, h: plan.depth };
  const things: Rect[] = [...desks, ...tables];
  const walls = partitions.map(([x0, y0, x1, y1]): Rect => {
    const [x, y] = [Math.min(x0, x1) - 0.05, Math.min(y0, y1) - 0.05];
    return { x, y, w: Math.abs(x0 - x1) + 0.1, h: Math.abs(y0 - y1) + 0.1 };
  });
  const sweeps = doors.map(sweepOf);
  const worked = rooms.filter(({ kind }) => kind === "hall" || kind === "office");
  const way = seating?.pass ?? pass;
  const rules: Record<string, boolean> = {
    "no desk stands in a wall": things.every(
      (thing) => walls.every((wall) => !over(thing, wall, 0.001)) && inside(thing, unit, -0.04),
    ),
    "every desk stands whole in one room": things.every((thing) => rooms.some((room) => inside(thing, room))),
    "desks do not overlap": things.every((thing, i) => things.slice(i + 1).every((other) => !over(thing, other))),
    "a seat is free of walls, desks and other seats": desks.every(
      ({ seat }, i) =>
        walls.every((wall) => !over(seat, wall, 0.001)) &&
        inside(seat, unit) &&
        desks.every((other, j) => !over(seat, other) && (i === j || !over(seat, other.seat))),
    ),
    "nothing stands in a door's sweep": [...things, ...desks.map(({ seat }) => seat)].every((thing) =>
      sweeps.every((sweep) => !over(thing, sweep)),
    ),
    "a way leads from the door to every seat": worked.every((room) => allReachable(room, plan, way)),
    "a narrower way is called cramped": way >= 1.2 || seating?.verdict === "тесно",
    "the hall is in use": worked.every((room) => room.kind !== "hall" || inUse(room, desks)),
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}

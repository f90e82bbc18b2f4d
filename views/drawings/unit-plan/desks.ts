import { spend } from "../budget.ts";
import type { Desk, Rect } from "./geometry.ts";

/** A desk lies along the side walls; `aisle` is what two rows of chairs back to back need. Metres. */
type DeskSize = { length: number; depth: number; aisle: number; slack: number };

const sizes: readonly DeskSize[] = [
  { length: 1.4, depth: 0.7, aisle: 1.8, slack: 0.45 },
  { length: 1.2, depth: 0.6, aisle: 1.5, slack: 0.3 },
];
const chair = { width: 0.45, length: 0.48, before: 0.12 };
const wallGap = 0.1;
const windowGap = 0.35;

/** Desks in rooms, and whether they are the small ones. */
export type Placed = { desks: Desk[]; small: boolean };

/**
 * Places up to `count` desks in columns from the windows inward, none in a keep-out. Smaller desks are tried before
 * desks are left out.
 */
export function placeDesks(rooms: readonly Rect[], count: number, keepOut: readonly Rect[]): Placed {
  const tried = sizes.map((size) => rooms.map((room) => slotsIn(room, size, keepOut)));
  const at = tried.findIndex((slots) => slots.flat().length >= count);
  const slots = tried.at(at) ?? [];
  const shares = shareOut(rooms, slots, Math.min(count, slots.flat().length));
  return { desks: slots.flatMap((own, i) => spread(own, shares[i] ?? 0)), small: at !== 0 };
}

/** Rooms get desks by their area, what is left goes one by one to the emptiest room. */
function shareOut(rooms: readonly Rect[], slots: readonly Desk[][], count: number): number[] {
  const area = rooms.reduce((sum, { w, h }) => sum + w * h, 0);
  const free = slots.map(({ length }) => length);
  const shares = rooms.map(({ w, h }, i) => Math.min(free[i] ?? 0, Math.floor((count * w * h) / area)));
  const filled = (i: number) => (shares[i] ?? 0) / (free[i] ?? 1);
  for (let left = count - shares.reduce((sum, n) => sum + n, 0); left > 0; left--) {
    const open = [...shares.keys()].filter((i) => (shares[i] ?? 0) < (free[i] ?? 0));
    const emptiest = open.reduce((best, i) => (filled(i) < filled(best) ? i : best), open[0] ?? 0);
    shares[emptiest] = (shares[emptiest] ?? 0) + 1;
  }
  return shares;
}

/** The first `count` slots, line by line from the windows; the last line is spread over the room. */
function spread(slots: readonly Desk[], count: number): Desk[] {
  const lines = [...new Set(slots.map(({ y }) => y))].map((y) => slots.filter((slot) => slot.y === y));
  const out: Desk[] = [];
  for (const line of lines) {
    const left = Math.min(line.length, count - out.length);
    for (let i = 0; i < left; i++) {
      const desk = line[left === line.length ? i : Math.floor((i + 0.5) * (line.length / left))];
      if (desk) out.push(desk);
    }
  }
  return out;
}

function slotsIn(room: Rect, { length, depth, aisle, slack }: DeskSize, keepOut: readonly Rect[]): Desk[] {
  const [inner, long] = [room.w - 2 * wallGap, room.h - 2 * wallGap];
  const rows = Math.max(0, Math.floor((long - 0.25 - (long > 5 ? 0.9 : 0.3)) / length));
  spend("place", { steps: rows * (inner / depth) });
  const columns = columnsIn(inner, { depth, aisle, slack });
  const slots = Array.from({ length: rows }, (_, row) =>
    columns.map((column): Desk => {
      const x = room.x + wallGap + column.x;
      const y = room.y + windowGap + row * length;
      const beside = column.faces > 0 ? x + depth + chair.before : x - chair.before - chair.width;
      const seat = { x: beside, y: y + (length - chair.length) / 2, w: chair.width, h: chair.length };
      return { x, y, w: depth, h: length, chair: seat };
    }),
  );
  const inside = ({ x, w }: Rect) => x >= room.x && x + w <= room.x + room.w;
  return slots
    .flat()
    .filter((desk) => inside(desk.chair) && !keepOut.some((k) => overlap(desk, k) || overlap(desk.chair, k)));
}

/**
 * Columns of desks across a room: one against each side wall, pairs back to back between; `faces` is the side of the
 * chair.
 */
function columnsIn(inner: number, { depth, aisle, slack }: Omit<DeskSize, "length">): { x: number; faces: 1 | -1 }[] {
  const first = { x: 0, faces: 1 } as const;
  if (inner < 2 * depth + 1.3) return [first];
  const pairs = Math.max(0, Math.floor((inner + slack) / (2 * depth + aisle)) - 1);
  const gap = (inner - 2 * depth - pairs * 2 * depth) / (pairs + 1);
  const between = Array.from({ length: pairs }, (_, i) => {
    const x = depth + gap * (i + 1) + 2 * depth * i;
    return [{ x, faces: -1 } as const, { x: x + depth, faces: 1 } as const];
  });
  return [first, ...between.flat(), { x: inner - depth, faces: -1 }];
}

/** Do two rectangles share ground? */
function overlap(a: Rect, b: Rect): boolean {
  const e = 1e-6;
  return a.x < b.x + b.w - e && b.x < a.x + a.w - e && a.y < b.y + b.h - e && b.y < a.y + a.h - e;
}

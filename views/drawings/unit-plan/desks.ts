import { spend } from "../Drawing.tsx";
import { overlap } from "../park-ground.ts";
import type { Rect } from "../path.ts";
import type { Desk } from "./geometry.ts";

/** Metres that people at work need: the place of who sits, the way past, the gaps at a window and at a wall. */
export const deskRules = { seat: 0.6, pass: 1.2, window: 0.15, wall: 0.05, door: 1.2 };

type Size = { length: number; depth: number };
const full: Size = { length: 1.4, depth: 0.7 };
const small: Size = { length: 1.2, depth: 0.6 };

/** From what one would like to what still holds: smaller desks, then narrower ways. */
const tries: readonly { size: Size; pass: number }[] = [
  { size: full, pass: deskRules.pass },
  { size: small, pass: deskRules.pass },
  { size: small, pass: 0.9 },
  { size: small, pass: 0.6 },
];

/** A room to work in; its windows, if any, are along its upper side. */
export type Desked = Rect & { lit: boolean };

/** Desks in rooms, whether they are the small ones, and the narrowest way past. */
export type Placed = { desks: Desk[]; small: boolean; pass: number };

/** Places up to `count` desks in the rooms, each line whole in its room and none in a keep-out. */
export function placeDesks(rooms: readonly Desked[], count: number, keepOut: readonly Rect[]): Placed {
  let best: Placed = { desks: [], small: false, pass: deskRules.pass };
  for (const { size, pass } of tries) {
    const desks = placedAt(rooms, count, keepOut, size, pass);
    if (desks.length > best.desks.length) best = { desks, small: size === small, pass };
    if (best.desks.length >= count) break;
  }
  return best;
}

function placedAt(rooms: readonly Desked[], count: number, keepOut: readonly Rect[], size: Size, pass: number): Desk[] {
  const holds = rooms.map((room) => layLines(room, keepOut, Number.POSITIVE_INFINITY, size, pass).length);
  const shares = shareOut(rooms, holds, count);
  return rooms.flatMap((room, i) => {
    const share = shares[i] ?? 0;
    const desks = share > 0 ? layLines(room, keepOut, share, size, pass) : [];
    // From the windows inward, as evenly as can be.
    return desks.toSorted((a, b) => a.y - b.y).slice(0, share);
  });
}

/** Rooms get desks one by one, each where most room is left. */
function shareOut(rooms: readonly Rect[], holds: readonly number[], count: number): number[] {
  const shares = rooms.map(() => 0);
  const crowd = (i: number) => ((shares[i] ?? 0) + 1) / ((rooms[i]?.w ?? 0) * (rooms[i]?.h ?? 0) || 1);
  const total = holds.reduce((sum, held) => sum + held, 0);
  for (let left = Math.min(count, total); left > 0; left--) {
    const open = shares.flatMap((share, i) => ((holds[i] ?? 0) > share ? [i] : []));
    const at = open.reduce((best, i) => (crowd(i) < crowd(best) ? i : best), open[0] ?? 0);
    shares[at] = (shares[at] ?? 0) + 1;
  }
  return shares;
}

const widestLane = 4.2;
const linesMax = 120;

/**
 * The desks of the fewest lines that hold `wanted` ones and leave no empty strip between them; else of those that hold
 * the most. Lines stand across the window wall, so that light falls from the side: the first at the left wall, then
 * pairs back to back, the last at the right wall. Along the wall opposite the windows is the main way.
 */
function layLines(
  room: Desked,
  keepOut: readonly Rect[],
  wanted: number,
  { length, depth: across }: Size,
  pass: number,
): Desk[] {
  const top = room.y + (room.lit ? deskRules.window : deskRules.wall);
  const rows = Math.floor((room.y + room.h - deskRules.pass - top + 1e-6) / length);
  if (rows < 1) return [];
  const most = Math.min(linesMax, Math.floor(room.w / across));
  spend("place", { steps: rows * most * most });
  const kept = keepOut.filter((rect) => overlap(rect, room));
  let best: Desk[] = [];
  for (let count = 1; count <= most; count++) {
    const lane = laneBetween(count, room.w, across, pass);
    if (lane === undefined) break;
    const desks = Array.from({ length: count * rows }, (_, i) => {
      const line = Math.floor(i / rows);
      const x = room.x + deskRules.wall + line * across + Math.ceil(line / 2) * lane;
      return deskAt(x, top + (i % rows) * length, across, length, line % 2 === 0 ? 1 : -1);
    }).filter((desk) => !kept.some((rect) => overlap(desk, rect) || overlap(desk.seat, rect)));
    if (Math.min(desks.length, wanted) >= Math.min(best.length, wanted)) best = desks;
    if (desks.length >= wanted && lane <= widestLane) break;
  }
  return best;
}

/**
 * The width of the lanes between so many lines: seat, way, seat, and what is left; behind an odd last line seat and way
 * alone. Undefined where they do not fit.
 */
function laneBetween(count: number, width: number, across: number, pass: number): number | undefined {
  const { seat, wall } = deskRules;
  const lanes = Math.ceil(count / 2);
  const least = 2 * seat + pass;
  const spare = width - 2 * wall - count * across - lanes * least + (count % 2 === 1 ? seat : 0);
  return spare < -1e-6 ? undefined : least + spare / lanes;
}

const seatLength = 0.7;
const chair = { width: 0.4, length: 0.44, off: 0.1 };

function deskAt(x: number, y: number, w: number, h: number, faces: 1 | -1): Desk {
  const middle = y + h / 2;
  const seat = {
    x: faces > 0 ? x + w : x - deskRules.seat,
    y: middle - seatLength / 2,
    w: deskRules.seat,
    h: seatLength,
  };
  const left = faces > 0 ? x + w + chair.off : x - chair.off - chair.width;
  return { x, y, w, h, seat, chair: { x: left, y: middle - chair.length / 2, w: chair.width, h: chair.length } };
}

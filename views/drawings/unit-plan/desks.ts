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
  const room = rooms.map((desked) => layLines(desked, keepOut, Number.POSITIVE_INFINITY, size, pass)?.holds ?? 0);
  const shares = shareOut(rooms, room, count);
  return rooms.flatMap((desked, i) => {
    const share = shares[i] ?? 0;
    const laid = share > 0 && layLines(desked, keepOut, share, size, pass);
    return laid ? filled(laid, share) : [];
  });
}

/** Rooms get desks by their area; what is left goes one by one where there is most room. */
function shareOut(rooms: readonly Rect[], holds: readonly number[], count: number): number[] {
  const areas = rooms.map(({ w, h }) => w * h);
  const area = areas.reduce((sum, area) => sum + area, 0);
  const shares = areas.map((roomArea, i) => Math.min(holds[i] ?? 0, Math.floor((count * roomArea) / area)));
  const total = holds.reduce((sum, held) => sum + held, 0);
  for (let left = Math.min(count, total) - shares.reduce((sum, n) => sum + n, 0); left > 0; left--) {
    const crowd = (i: number) => ((shares[i] ?? 0) + 1) / (areas[i] ?? 1);
    const open = shares.flatMap((share, i) => ((holds[i] ?? 0) > share ? [i] : []));
    const at = open.reduce((best, i) => (crowd(i) < crowd(best) ? i : best), open[0] ?? 0);
    shares[at] = (shares[at] ?? 0) + 1;
  }
  return shares;
}

/** Lines of desks across a room: each from the windows inward. `spare` of the depth is what a full line leaves. */
type Laid = { lines: Desk[][]; holds: number; rows: number; depth: number; length: number };

const widestLane = 4.2;
const pairsMax = 60;

/**
 * The lines that hold `wanted` desks best. They stand across the window wall, so that light falls from the side: pairs
 * back to back, single lines only at the side walls. Along the wall opposite the windows is the main way.
 */
function layLines(
  room: Desked,
  keepOut: readonly Rect[],
  wanted: number,
  { length, depth: across }: Size,
  pass: number,
): Laid | undefined {
  const top = room.y + (room.lit ? deskRules.window : deskRules.wall);
  const depth = room.y + room.h - deskRules.pass - top;
  const rows = Math.floor((depth + 1e-6) / length);
  if (rows < 1) return undefined;
  const most = Math.min(pairsMax, Math.ceil(room.w / (2 * across)));
  spend("place", { steps: rows * most * most });
  const kept = keepOut.filter((rect) => overlap(rect, room));
  const lineAt = ({ x, faces }: Column): Desk[] =>
    Array.from({ length: rows }, (_, i) => deskAt(room.x + x, top + i * length, across, length, faces)).filter(
      (desk) => !kept.some((rect) => overlap(desk, rect) || overlap(desk.seat, rect)),
    );
  // Most lines meet no door: what they hold is known without them.
  const holdsAt = (column: Column): number => {
    const band = { x: room.x + column.x - deskRules.seat, w: across + 2 * deskRules.seat, y: room.y, h: room.h };
    return kept.some((rect) => overlap(band, rect)) ? lineAt(column).length : rows;
  };
  let best: (Judged & { at: readonly Column[] }) | undefined;
  for (let pairs = 0; pairs <= most; pairs++) {
    const tried = ([0, 1, 2] as const).map((singles) => columnsOf(room.w, pairs, singles, across, pass));
    if (tried.every((columns) => columns === undefined)) break;
    for (const columns of tried) {
      if (!columns || columns.at.length === 0) continue;
      const { at } = columns;
      const holds = at.reduce((sum, column) => sum + holdsAt(column), 0);
      const deep = Math.min(rows, Math.ceil(wanted / at.length));
      const shallow = deep < 2 && wanted > at.length / 2 + 1 ? 0.5 : 1;
      const cover = columns.span * ((deep * length) / depth) * shallow * (columns.even ? 1.12 : 1);
      const judged = { at, holds, hollow: columns.lane > widestLane, cover };
      if (!best || isBetter(judged, best, wanted)) best = judged;
    }
  }
  return best && { lines: best.at.map(lineAt), holds: best.holds, rows, depth, length };
}

/** A line from a room's left wall, and where who sits in it looks. */
type Column = { x: number; faces: 1 | -1 };

type Judged = { holds: number; hollow: boolean; cover: number };

/** Enough desks first, then no empty strip, then more of the room in use. */
function isBetter(judged: Judged, other: Judged, wanted: number): boolean {
  const [enough, otherEnough] = [judged.holds >= wanted, other.holds >= wanted];
  if (enough !== otherEnough) return enough;
  if (!enough) return judged.holds > other.holds;
  if (judged.hollow !== other.hollow) return other.hollow;
  return judged.cover > other.cover + 1e-9;
}

/**
 * Where the lines of a room stand, from its left wall: a single one at the left wall, pairs, a single one at the right.
 * A lane between two seats is seat, way, seat; at a wall seat and way. What is left widens the lanes alike.
 */
function columnsOf(width: number, pairs: number, singles: 0 | 1 | 2, across: number, pass: number) {
  const { seat, wall } = deskRules;
  const inner = width - 2 * wall;
  const kinds = [
    ...(singles > 0 ? ["left"] : []),
    ...Array<string>(pairs).fill("pair"),
    ...(singles > 1 ? ["right"] : []),
  ];
  const between = kinds.slice(1).map(() => 2 * seat + pass);
  const lanes = [...(singles > 0 ? [] : [seat + pass]), ...between, ...(singles > 1 ? [] : [seat + pass])];
  const need = (2 * pairs + singles) * across + lanes.reduce((sum, lane) => sum + lane, 0);
  if (need > inner + 1e-6) return undefined;
  const spare = (inner - need) / lanes.length;
  const at: Column[] = [];
  let [x, lane] = [wall, 0];
  for (const kind of kinds) {
    if (kind !== "left") x += (lanes[lane++] ?? 0) + spare;
    if (kind !== "left") at.push({ x, faces: -1 });
    if (kind === "pair") x += across;
    if (kind !== "right") at.push({ x, faces: 1 });
    x += across;
  }
  const ends = at.map(({ x: left, faces }) => [left - (faces < 0 ? seat : 0), left + across + (faces > 0 ? seat : 0)]);
  const span = Math.max(...ends.map(([, end = 0]) => end)) - Math.min(...ends.map(([start = 0]) => start));
  return { at, lane: Math.max(...lanes) + spare, even: singles !== 1, span: span / inner };
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

const shiftMax = 0.8;

/** `count` desks of the lines, as even as can be from the windows; a short block moves to the middle of the depth. */
function filled({ lines, holds, rows, depth, length }: Laid, count: number): Desk[] {
  const take = lines.map(() => 0);
  for (let [left, i] = [Math.min(count, holds), 0]; left > 0; i = (i + 1) % lines.length) {
    const more = (take[i] ?? 0) < (lines[i]?.length ?? 0) ? 1 : 0;
    take[i] = (take[i] ?? 0) + more;
    left -= more;
  }
  const slack = depth - Math.max(...take) * length;
  const whole = lines.every((line) => line.length === rows);
  const shift = whole && slack > 0.2 ? Math.min(slack / 2, shiftMax) : 0;
  const down = (rect: Rect): Rect => ({ ...rect, y: rect.y + shift });
  return lines
    .flatMap((line, i) => line.slice(0, take[i]))
    .map((desk) => ({ ...desk, ...down(desk), seat: down(desk.seat), chair: down(desk.chair) }));
}

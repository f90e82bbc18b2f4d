import type { OfficeLayout } from "../../content/unit.ts";
import { repeat } from "../Drawing.tsx";
import type { Rect } from "../path.ts";
import { deskRules } from "./desks.ts";
import { type Door, type Room, type Segment, sweepOf } from "./geometry.ts";

/** A door, and what it keeps free: its sweep, and the ground before it on the other side. */
export type HungDoor = { door: Door; keepOut: Rect[] };

/** Rooms of an office with its windows at the top. */
export type Layout = { rooms: Room[]; partitions: Segment[]; doors: HungDoor[] };

type Size = { width: number; depth: number };

const roomDoor = 0.9;
const entryDoor = 1;
const roomMin = 3.2;
const cellMin = 1.6;
const cellDepthMin = 2.4;
const jamb = 0.3;

/** The rooms of a layout; one hall without one, or where the rooms would be too small. */
export function layoutOf(kind: OfficeLayout | undefined, size: Size, windows: number): Layout {
  const layout =
    windows === 0
      ? undefined
      : kind === "mixed"
        ? mixedLayout(size, size.width / windows)
        : kind === "cells"
          ? cellLayout(size, windows)
          : undefined;
  const { width, depth } = size;
  return layout ?? { rooms: [{ kind: "hall", x: 0, y: 0, w: width, h: depth }], partitions: [], doors: [] };
}

/** A hall, with an office at the windows and a meeting room behind it. */
function mixedLayout({ width, depth }: Size, pier: number): Layout | undefined {
  const side = Math.min(pier * Math.max(1, Math.ceil(roomMin / pier - 0.01)), width / 2);
  const [x, half] = [width - side, depth / 2];
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
export function entry({ width, depth }: Size): HungDoor | undefined {
  if (width < entryDoor) return undefined;
  const x = Math.max(0, Math.min(Math.max(0.4, width * 0.16), width - entryDoor - 0.5));
  return hung({ hinge: [x, depth], shut: [entryDoor, 0], open: [0, -entryDoor] });
}

/** The sweep itself, and 1.2 m before the door on the other side of its wall. */
export function hung(door: Door): HungDoor {
  const { hinge, shut, open } = door;
  const before = deskRules.door;
  const [x, y] = [Math.min(hinge[0], hinge[0] + shut[0]), Math.min(hinge[1], hinge[1] + shut[1])];
  const other: Rect =
    shut[0] === 0
      ? { x: open[0] > 0 ? x - before : x, y: y - 0.15, w: before, h: Math.abs(shut[1]) + 0.3 }
      : { x, y: open[1] < 0 ? y : y - before, w: Math.abs(shut[0]), h: before };
  return { door, keepOut: [sweepOf(door), other] };
}

import type { Rect } from "../path.ts";
import { deskRules } from "./desks.ts";
import { type Door, type Room, type Segment, sweepOf } from "./geometry.ts";

/** The sides of a unit in metres. */
export type UnitSize = { width: number; depth: number };

/** A door, and what it keeps free: its sweep, and the ground before it on the other side. */
export type HungDoor = { door: Door; keepOut: Rect[] };

/** Rooms of an office with its windows at the top. */
export type Layout = { rooms: Room[]; partitions: Segment[]; doors: HungDoor[] };

/** The sweep itself, and 1.2 m before the door on the other side of its wall. */
export function hung(door: Door): HungDoor {
  const { hinge, shut, open } = door;
  const before = deskRules.door;
  const x = Math.min(hinge[0], hinge[0] + shut[0]);
  const y = Math.min(hinge[1], hinge[1] + shut[1]);
  const other: Rect =
    shut[0] === 0
      ? { x: open[0] > 0 ? x - before : x, y: y - 0.15, w: before, h: Math.abs(shut[1]) + 0.3 }
      : { x, y: open[1] < 0 ? y : y - before, w: Math.abs(shut[0]), h: before };
  return { door, keepOut: [sweepOf(door), other] };
}

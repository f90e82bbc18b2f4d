import type { OfficeLayout } from "../../content/unit.ts";
import { repeat } from "../Drawing.tsx";
import type { Room, Segment } from "./geometry.ts";
import { hung, type Layout, type UnitSize } from "./layout.ts";

/** Metres. */
const roomDoor = 0.9;
const roomMin = 3.2;
const cellMin = 1.6;
const cellDepthMin = 2.4;
const jamb = 0.3;

/** The rooms of a layout; one hall without one, or where the rooms would be too small. */
export function layoutOf(kind: OfficeLayout | undefined, size: UnitSize, windows: number): Layout {
  const { width, depth } = size;
  const mixed = windows > 0 && kind === "mixed" ? mixedLayout(size, width / windows) : undefined;
  const cells = windows > 0 && kind === "cells" ? cellLayout(size, windows) : undefined;
  return mixed ?? cells ?? { rooms: [{ kind: "hall", x: 0, y: 0, w: width, h: depth }], partitions: [], doors: [] };
}

/** A hall, with an office at the windows and a meeting room behind it. */
function mixedLayout({ width, depth }: UnitSize, pier: number): Layout | undefined {
  const side = Math.min(pier * Math.max(1, Math.ceil(roomMin / pier - 0.01)), width / 2);
  const x = width - side;
  const half = depth / 2;
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
function cellLayout({ width, depth }: UnitSize, windows: number): Layout | undefined {
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

import type { RowPart } from "../../content/floor-rows.ts";
import type { Core } from "../../content/park.ts";
import { repeat } from "../budget.ts";
import { box, boxes, line, r1 } from "../path.ts";
import type { FloorGeometry } from "./read-floor.ts";

/** Units of the drawing along a floor: all drawings are equally wide, so that their words have one size. */
export const sheetWidth = 1000;
const heightMax = 400;

/** The largest scale at which a floor fits the sheet; `place` is a part of a row on it. */
export function lyingScale({ rows }: FloorGeometry) {
  const k = Math.min(sheetWidth / rows.length, heightMax / rows.depth);
  const place = (part: RowPart) => {
    const { x, y, w, h } = rows.rectOf(part);
    return { x: x * k, y: y * k, w: w * k, h: h * k };
  };
  return { k, width: r1(rows.length * k), height: r1(rows.depth * k), place };
}

export type LyingScale = ReturnType<typeof lyingScale>;

/** Rows of let units. */
export const takenRows = ({ rows }: FloorGeometry, { place }: LyingScale): string =>
  boxes(repeat("place.depth", rows.rows, (row) => place({ row, offset: 0, width: rows.length })));

/** Stairs as treads at both ends of a core, lifts as crossed boxes between them. */
export function coreMarks(core: Core, { place }: LyingScale): { outline: string; parts: string } {
  const { x, y, w, h } = place(core);
  const { lifts = 0, stairs = 0 } = core;
  const size = Math.min(11, (h - 30) / 2);
  const tread = (h - 8) / 7;
  const flights = Array.from({ length: Math.min(2, stairs) }, (_, i) => {
    const left = i === 0 ? x + 4 : x + w - 4 - size * 1.4;
    const treads = Array.from({ length: 6 }, (_, j) => {
      const level = y + 4 + tread * (j + 1);
      return line([left, level], [left + size * 1.4, level]);
    });
    return box(left, y + 4, size * 1.4, h - 8) + treads.join("");
  });
  const pitch = size + 2;
  const start = x + w / 2 - (Math.ceil(lifts / 2) * pitch - 2) / 2;
  const cars = repeat("lifts", lifts, (i) => {
    const [left, top] = [start + Math.floor(i / 2) * pitch, y + h - 5 - pitch * (2 - (i % 2))];
    const s = r1(size);
    return `${box(left, top, size, size)}M${r1(left)} ${r1(top)}l${s} ${s}m0 ${-s}l${-s} ${s}`;
  });
  return { outline: box(x, y, w, h), parts: [...flights, ...cars].join("") };
}

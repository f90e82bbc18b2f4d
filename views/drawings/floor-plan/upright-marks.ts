import type { PlacedUnit, RowPart } from "../../content/floor-rows.ts";
import { repeat } from "../Drawing.tsx";
import { box, boxes, r1 } from "../path.ts";
import type { FloorGeometry } from "./read-floor.ts";

/** Width of the drawing: about the pixels of a phone. */
export const uprightWidth = 358;

/** Height of a unit's line beside the plan: a target for a thumb. */
export const lineHeight = 52;

const lineGap = 6;
const heightMin = 380;
const pixelsPerMetreMax = 5.2;
const deepFrom = 40;

/** A unit's line in the list beside the plan: `at` is its place there, `y` the line's top. */
export type ListLine = { unit: PlacedUnit; at: number; y: number };

/** A floor turned by 90°: row 0 lies on the right. A building from north to south then has north up. */
export function uprightScale({ rows, units }: FloorGeometry) {
  const deep = rows.depth > deepFrom;
  const height = Math.max(heightMin, units.length * (lineHeight + lineGap));
  const k = Math.min(height / rows.length, (deep ? 154 : 110) / rows.depth, pixelsPerMetreMax);
  const breadth = rows.depth * k;
  const place = (part: RowPart) => {
    const { x, y, w, h } = rows.rectOf(part);
    return { x: breadth - (y + h) * k, y: x * k, w: h * k, h: w * k };
  };
  return { k, deep, breadth, height: rows.length * k, place, listLeft: breadth + (deep ? 16 : 44) };
}

export type UprightScale = ReturnType<typeof uprightScale>;

/** Lines keep the order of the places, stay near them and never overlap. */
export function listLines({ units }: FloorGeometry, { k, height }: UprightScale): ListLine[] {
  const lines = units
    .map((unit): ListLine => ({ unit, at: (unit.place.offset + unit.place.width / 2) * k, y: 0 }))
    .sort((a, b) => a.at - b.at);
  let top = 0;
  for (const line of lines) {
    line.y = Math.max(top, line.at - lineHeight / 2);
    top = line.y + lineHeight + lineGap;
  }
  let end = Math.max(height, lines.length * (lineHeight + lineGap) - lineGap);
  for (const line of [...lines].reverse()) {
    line.y = Math.max(0, Math.min(line.y, end - lineHeight));
    end = line.y - lineGap;
  }
  return lines;
}

export function leader({ unit, at, y }: ListLine, { place, breadth, listLeft }: UprightScale): string {
  const { x, w } = place(unit.place);
  return `M${r1(x + w)} ${r1(at)}H${r1(breadth + 10)}L${r1(listLeft - 12)} ${r1(y + lineHeight / 2)}H${r1(listLeft - 2)}`;
}

export function uprightGround({ rows, cores, rooms }: FloorGeometry, scale: UprightScale) {
  const strips = repeat("place.depth", rows.rows, (row) => scale.place({ row, offset: 0, width: rows.length }));
  const crossed = cores.map(scale.place).map(({ x, y, w, h }) => {
    const [rw, rh] = [r1(w), r1(h)];
    return `${box(x, y, w, h)}M${r1(x)} ${r1(y)}l${rw} ${rh}m0 ${-rh}l${-rw} ${rh}`;
  });
  return {
    strips: boxes(strips),
    cores: crossed.join(""),
    rooms: boxes(rooms.map(scale.place)),
  };
}

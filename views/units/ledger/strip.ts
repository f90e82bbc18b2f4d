import { floorRows } from "../../drawings/floor-rows.ts";
import { box } from "../../drawings/path.ts";
import type { Body } from "../../park/park.ts";
import type { Pavilion } from "../pavilion.ts";

/** A floor drawn small: its size in px, and the outlines of units on it. */
export type Strip = { width: number; height: number; units: string };

const stripWidthMax = 112;
const stripHeightMax = 30;

/** Pixels a metre at which the floors of all these units fit; 0 where no place is known. */
export function stripScale(units: readonly Pavilion[], bodies: readonly Body[]): number {
  let [length, depth] = [0, 0];
  for (const { place, body } of units) {
    const floor = place && floorRows(bodyOf(bodies, body.id), place);
    if (!floor) continue;
    length = Math.max(length, floor.length);
    depth = Math.max(depth, floor.depth);
  }
  return length > 0 ? Math.min(stripWidthMax / length, stripHeightMax / depth) : 0;
}

/** Where units of one building lie on their floors; undefined where no place is known. */
export function stripOf(units: readonly Pavilion[], body: Body | undefined, scale: number): Strip | undefined {
  const placed = units.flatMap(({ place }) => {
    const floor = place && floorRows(body, place);
    return floor ? [{ place, floor }] : [];
  });
  const [first] = placed;
  if (!first || scale === 0) return undefined;
  const { length, depth } = first.floor;
  const px = (metres: number) => Math.round(metres * scale);
  const outlines = placed.map(({ place, floor }) => {
    const [x, y] = [px(place.offset), px(floor.top(place.row))];
    const [right, bottom] = [px(place.offset + place.width), px(floor.top(place.row) + place.depth)];
    return box(x, y, Math.max(1, right - x), Math.max(1, bottom - y));
  });
  return { width: px(length), height: px(depth), units: [...new Set(outlines)].join("") };
}

/** The building with an id. */
function bodyOf(bodies: readonly Body[], wanted: number): Body | undefined {
  return bodies.find(({ id }) => id === wanted);
}

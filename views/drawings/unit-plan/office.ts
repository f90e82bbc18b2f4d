import { capacityOf, seatingOf } from "../../content/capacity.ts";
import type { Unit } from "../../content/unit.ts";
import type { Rect } from "../path.ts";
import { placeDesks } from "./desks.ts";
import { emptyInterior, type Room } from "./geometry.ts";
import { type HungDoor, hung, type Layout, type UnitSize } from "./layout.ts";
import { layoutOf } from "./office-layouts.ts";

/** `partitioned` are the rooms that the content tells; `people` asks for that many desks. */
type InteriorOptions = { partitioned: Layout | undefined; hasAisle: boolean; people: number | undefined };

/** The interior of an office with its outer wall at the top, whether its desks are an example, and how a team sits. */
export function officeInterior(unit: Unit, size: UnitSize, { partitioned, hasAisle, people }: InteriorOptions) {
  const windows = unit.windows?.count ?? 0;
  const layout = partitioned ?? layoutOf(unit.layout, size, windows);
  const way = hasAisle && !partitioned?.doors.length ? entry(size) : undefined;
  const all = [...layout.doors, ...(way ? [way] : [])];
  const keepOut = all.flatMap((door) => door.keepOut);
  const lit = ({ kind, y }: Room) => kind === "office" || (windows > 0 && y === 0);
  const desked = layout.rooms.filter(({ kind }) => kind !== "meeting" && kind !== "passage");
  // What stands in an unfinished office is an example, whatever the content says.
  const seats = unit.fitout === "shell" ? undefined : unit.seats;
  const example = people !== undefined || seats === undefined;
  const wanted = people ?? seats ?? (unit.fitout ? capacityOf(unit.square).middle : 0);
  const placed = placeDesks(
    desked.map((room) => ({ ...room, lit: lit(room) })),
    wanted,
    keepOut,
  );
  const fits = placed.desks.length === wanted;
  const desks = fits || example ? placed.desks : [];
  const tables = layout.rooms.filter(({ kind }) => kind === "meeting").flatMap(tableIn);
  return {
    inside: { ...emptyInterior, ...layout, doors: all.map(({ door }: HungDoor) => door), keepOut, desks, tables },
    example,
    seating:
      people === undefined ? undefined : seatingOf(unit.square, people, { ...placed, seated: placed.desks.length }),
  };
}

const chairs = 0.9;

/** A table in the corner away from the door, with chairs all round; none where there is no room. */
function tableIn({ x, y, w, h }: Room): Rect[] {
  const width = Math.min(2.4, w - 2.4);
  const depth = Math.min(1.2, h - 2.2);
  if (width < 0.7 || depth < 0.5) return [];
  return [{ x: x + (w - width) / 2 + 0.3, y: y + h - chairs - depth, w: width, h: depth }];
}

/** Metres. */
const entryDoor = 1;

/** The door from the corridor, in the wall opposite the windows. */
function entry({ width, depth }: UnitSize): HungDoor | undefined {
  if (width < entryDoor) return undefined;
  const x = Math.max(0, Math.min(Math.max(0.4, width * 0.16), width - entryDoor - 0.5));
  return hung({ hinge: [x, depth], shut: [entryDoor, 0], open: [0, -entryDoor] });
}

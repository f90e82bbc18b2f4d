import { capacityOf, seatingOf } from "../../content/seating.ts";
import type { Unit } from "../../content/unit.ts";
import type { Rect } from "../path.ts";
import { placeDesks } from "./desks.ts";
import { emptyInterior, type Room } from "./geometry.ts";
import { entry, type HungDoor, type Layout, layoutOf } from "./layouts.ts";

type Size = { width: number; depth: number };

/** `known` are the rooms that the content tells; `people` asks for that many desks. */
type Given = { partitioned: Layout | undefined; hasAisle: boolean; people: number | undefined };

/** The interior of an office with its outer wall at the top, and what its caption says of it. */
export function officeInterior(unit: Unit, size: Size, { partitioned, hasAisle, people }: Given) {
  const windows = unit.windows?.count ?? 0;
  const layout = partitioned ?? layoutOf(unit.layout, size, windows);
  const hasRooms = partitioned !== undefined || layout.rooms.length > 1;
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
    approximate: [
      way && "вход",
      hasRooms && !partitioned && "перегородки",
      desks.length > 0 && !example && "расстановка столов",
    ].filter((part) => typeof part === "string"),
    notes: [
      tables.length > 0 && "стол в переговорной для примера",
      unit.layout !== "open" && !hasRooms && "перегородки уточнит менеджер",
      !fits && !example && "расстановку столов уточнит менеджер",
    ].filter((part) => part !== false),
  };
}

const chairs = 0.9;

/** A table in the corner away from the door, with chairs all round; none where there is no room. */
function tableIn({ x, y, w, h }: Room): Rect[] {
  const [width, depth] = [Math.min(2.4, w - 2.4), Math.min(1.2, h - 2.2)];
  if (width < 0.7 || depth < 0.5) return [];
  return [{ x: x + (w - width) / 2 + 0.3, y: y + h - chairs - depth, w: width, h: depth }];
}

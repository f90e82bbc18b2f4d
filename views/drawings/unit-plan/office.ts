import { isBare, isFinished, toldLayout, toldSeats, toldWindows } from "../../content-words/unit-facts.ts";
import type { Pavilion } from "../../units/pavilion.ts";
import { type Seating, seatingOf } from "../../units/seating.ts";
import { repeat } from "../budget.ts";
import { placeDesks } from "./desks.ts";
import { type Door, emptyInterior, type Interior, type Rect, type Room, type Segment } from "./geometry.ts";

/** The interior of an office with its outer wall at the top, and what its caption says of it. */
export type OfficeInterior = {
  inside: Interior;
  example: boolean;
  seating: Seating | undefined;
  approximate: string[];
  notes: string[];
};

type Size = { width: number; depth: number };
type Layout = { rooms: Room[]; partitions: Segment[]; doors: { door: Door; keepOut: Rect }[] };

const roomDoor = 0.9;
const entryDoor = 1;
const squarePerDesk = 8;

/** Reads layout, entrance and desks; `people` asks for that many desks instead of those that the unit has. */
export function officeInterior(unit: Pavilion, size: Size, hasEntry: boolean, people?: number): OfficeInterior {
  const told = toldLayout(unit);
  const windows = toldWindows(unit);
  const layout = layoutOf(told, size, windows);
  const hasRooms = layout.rooms.length > 1;
  const all = [...layout.doors, ...(hasEntry ? [entry(size)] : [])];
  const keepOut = all.map((one) => one.keepOut);
  const desked = layout.rooms.filter(({ kind }) => kind === "hall" || kind === "office");
  const seats = toldSeats(unit);
  const example = people !== undefined || seats === undefined;
  const wanted =
    people ?? (isBare(unit) ? 0 : (seats ?? (isFinished(unit) ? Math.floor(unit.square / squarePerDesk) : 0)));
  const placed = placeDesks(desked, wanted, keepOut);
  const fits = placed.desks.length === wanted;
  const desks = fits || example ? placed.desks : [];
  return {
    inside: {
      ...emptyInterior,
      ...layout,
      doors: all.map(({ door }) => door),
      keepOut,
      desks,
      tables: layout.rooms.filter(({ kind }) => kind === "meeting").map(tableIn),
    },
    example,
    seating: people === undefined ? undefined : seatingOf(unit.square, people, placed.desks.length, placed.small),
    approximate: [
      hasEntry && "вход",
      hasRooms && "перегородки",
      desks.length > 0 && !example && "расстановка столов",
    ].filter((part) => part !== false),
    notes: [
      windows === 0 && "число окон не указано",
      layout.rooms.some(({ kind }) => kind === "meeting") && "стол в переговорной для примера",
      told !== undefined && told !== "open" && !hasRooms && "перегородки уточнит менеджер",
      !fits && !example && "расстановку столов уточнит менеджер",
    ].filter((part) => part !== false),
  };
}

function layoutOf(told: ReturnType<typeof toldLayout>, { width, depth }: Size, windows: number): Layout {
  if (told === "mixed" && windows > 0) return mixedLayout({ width, depth }, width / windows);
  if (told === "cells" && windows > 0) return cellLayout({ width, depth }, windows);
  return { rooms: [{ kind: "hall", x: 0, y: 0, w: width, h: depth }], partitions: [], doors: [] };
}

/** A hall, with an office at the windows and a meeting room behind it. */
function mixedLayout({ width, depth }: Size, pier: number): Layout {
  const piers = Math.max(1, Math.ceil(2.6 / pier - 0.01));
  const x = width - Math.min(pier * piers, width / 2);
  const [side, half] = [width - x, depth / 2];
  const swing = (from: number, to: number) => ({
    door: { hinge: [x, from], shut: [0, to], open: [roomDoor, 0] } satisfies Door,
    keepOut: { x: x - 1.1, y: Math.min(from, from + to) - 0.2, w: 2.2, h: 1.3 },
  });
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
    doors: [swing(half - 0.35, -roomDoor), swing(half + 0.35, roomDoor)],
  };
}

/** Offices on whole windows along a passage, each with a door. */
function cellLayout({ width, depth }: Size, windows: number): Layout {
  const count = windows <= 3 ? Math.max(2, windows) : Math.max(2, Math.round(width / 5));
  const passage = depth > 6 ? 1.8 : 1.5;
  const y = depth - passage;
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
    doors: cells.map(({ start, end }) => {
      const x = (start + end - roomDoor) / 2;
      return {
        door: { hinge: [x, y], shut: [roomDoor, 0], open: [0, -roomDoor] },
        keepOut: { x: x - 0.2, y: y - 1.1, w: 1.3, h: 2.2 },
      };
    }),
  };
}

/** The door from the corridor, in the wall opposite the windows. */
function entry({ width, depth }: Size): { door: Door; keepOut: Rect } {
  const x = Math.min(Math.max(0.4, width * 0.16), width - 1.5);
  return {
    door: { hinge: [x, depth], shut: [entryDoor, 0], open: [0, -entryDoor] },
    keepOut: { x: x - 0.3, y: depth - 2.3, w: 1.7, h: 2.3 },
  };
}

function tableIn({ x, y, w, h }: Room): Rect {
  const [tw, th] = [Math.min(1.2, w - 1.6), Math.min(2.4, h - 1.6)];
  return { x: x + (w - tw) / 2 + 0.2, y: y + (h - th) / 2, w: tw, h: th };
}

import { capacityWords } from "../../content/capacity.ts";
import { leastRent, type SquareSize, sizeClasses, sizeClassOf, sizeText, type Unit } from "../../content/unit.ts";
import { floorNumber, metres, number, roughly, squareMetres, unitNumberWords, upperFirst } from "../../ui/format.ts";
import { onceFor } from "../../ui/once.ts";
import type { ListOrder } from "../list-order.ts";
import { rowsMax } from "../units.filter.ts";

/** Units that are alike, in the order of the list; the first is the one that the row shows and leads to. */
export type Alike = readonly [Unit, ...Unit[]];

/** Offices of a building are alike if their areas are, warehouses of a floor if all but the block is; no shop is. */
const likenessOf = onceFor((unit: Unit): string => {
  const { id, category, building, floor, square, clearHeight, heatedTo } = unit;
  if (category === "trade_area") return String(id);
  if (category === "office") return `${building.id} ${square}`;
  return `${building.id} ${floor.number} ${square} ${clearHeight} ${heatedTo}`;
});

/** Folds units that are alike: they stand where the first of them stood. */
export function groupAlike(units: readonly Unit[]): Alike[] {
  const alike = new Map<string, [Unit, ...Unit[]]>();
  for (const unit of units) {
    const key = likenessOf(unit);
    const same = alike.get(key);
    if (same) same.push(unit);
    else alike.set(key, [unit]);
  }
  return [...alike.values()];
}

/** Chips of a row before «и ещё 2». One more takes less room than «и ещё 1». */
const chipsMax = 3;

/**
 * The first of the others alike, from below, by what tells them apart: floors of offices, the ends of the numbers of
 * other premises. `now` names one that is free where the first, whose date the row says, is not: the list's heading
 * counts it.
 */
export function othersOf([first, ...others]: Alike) {
  const isOffice = first.category === "office";
  const labelOf = (unit: Unit) => (isOffice ? floorNumber(unit.floor.number) : (unit.number.split("-").at(-1) ?? ""));
  const byLabel = new Map(others.map((unit) => [labelOf(unit), unit]));
  if (isOffice) byLabel.delete(labelOf(first));
  const all = [...byLabel];
  const isOneMore = all.length === chipsMax + 1;
  const shown = (isOneMore ? all : all.slice(0, chipsMax)).sort(
    ([, a], [, b]) => a.floor.number - b.floor.number || a.id - b.id,
  );
  const free = first.status === "free" ? undefined : others.find(({ status }) => status === "free");
  return {
    word: alikeWords(isOffice, all.length),
    /** `isFreeNow` marks those that are free before the first. */
    chips: shown.map(([label, unit]) => ({ label, unit, isFreeNow: free !== undefined && unit.status === "free" })),
    further: all.length - shown.length,
    /** Whether a chip shows what `now` says. */
    isNowShown: shown.some(([, unit]) => unit === free),
    now: free && `${isOffice ? `на ${labelOf(free)}-м этаже` : unitNumberWords(labelOf(free))} есть сейчас`,
  };
}

/** «есть и на этажах», «такой же №»: before the floors or numbers. Offices may differ in finish and rent. */
function alikeWords(isOffice: boolean, count: number): string {
  if (isOffice) return `есть и на ${count > 1 ? "этажах" : "этаже"}`;
  return `${count > 1 ? "такие же" : "такой же"} №`;
}

/** "7,5 м² на чел." */
export const roomEach = (square: number, people: number): string => `${squareMetres(roughly(square / people))} на чел.`;

/** Rows of a size before the others are asked for. */
export const rowsASize = 6;
/** A choice of at most so many rows is shown whole. */
const rowsWhole = 20;

/** `largest` m² are the most that is let of the kind. */
type Shown = {
  order?: ListOrder | undefined;
  more?: SquareSize | undefined;
  limit?: number | undefined;
  largest: number;
};

/** The rows of a choice by size: six of each, all of the size `more`, or the first `limit` of all. */
export function rowGroups(units: readonly Unit[], { order, more, limit, largest }: Shown) {
  const bySize = Map.groupBy(units, ({ square }) => sizeClassOf(square));
  const rowsOf = new Map([...bySize].map(([id, inSize]) => [id, groupAlike(inSize)]));
  const rowsTotal = [...rowsOf.values()].reduce((sum, all) => sum + all.length, 0);
  let left = limit ?? rowsMax;
  const sizes = order === "-square" ? sizeClasses.toReversed() : sizeClasses;
  return sizes.flatMap(({ id }) => {
    const inSize = bySize.get(id);
    const all = rowsOf.get(id);
    if (!inSize || !all) return [];
    const isWhole = rowsTotal <= rowsWhole || limit !== undefined || more === id;
    const rows = all.slice(0, isWhole ? left : rowsASize);
    if (limit !== undefined) left -= rows.length;
    if (rows.length === 0) return [];
    return {
      id,
      title: upperFirst(sizeText(id, largest)),
      summary: sizeSummary(inSize),
      /** Of all units of the size, as is `least`. */
      total: inSize.length,
      least: leastRent(inSize),
      rows,
      /** Units that no row shows. */
      hidden: inSize.length - rows.reduce((sum, alike) => sum + alike.length, 0),
    };
  });
}

export type RowGroup = ReturnType<typeof rowGroups>[number];

/** «8–24 человека», «потолок 6–12 м». */
function sizeSummary(units: readonly Unit[]): string | undefined {
  const isOffice = units[0]?.category === "office";
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { square, clearHeight } of units) {
    const measured = isOffice ? square : (clearHeight ?? 0);
    if (measured > 0) least = Math.min(least, measured);
    most = Math.max(most, measured);
  }
  if (most === 0) return undefined;
  return isOffice ? capacityWords(least, most) : `потолок ${least === most ? "" : `${number(least)}–`}${metres(most)}`;
}

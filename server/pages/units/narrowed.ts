import type { Building, CategoryId } from "../../../views/content/park.ts";
import type { Unit, UnitChoices } from "../../../views/content/unit.ts";
import { unitFact } from "../../../views/content/unit-words.ts";
import { columnsOf } from "../../../views/content/words/row-facts.ts";
import type { Tallies } from "../../../views/filters/criterion.ts";
import type { ListChoices } from "../../../views/units/criteria/list-choices.ts";
import { factFilters } from "../../../views/units/criteria/qualities.ts";
import { inStableOrder } from "../../../views/units/criteria/quality-options.ts";
import { kindsOf } from "../../../views/units/ledger/kinds.ts";
import type { RowLook } from "../../../views/units/ledger/row-look.ts";
import { hasCorridor, stripScale } from "../../../views/units/ledger/strip.ts";
import { type ParkCount, parkCounts } from "../../../views/units/list/park-counts.ts";
import {
  type ChosenUnits,
  chosenOf,
  resetBuildings,
  unitsFilter,
  unitTallies,
} from "../../../views/units/units.filter.ts";

/** All units of a category, the filter options that upstream names, and the buildings. */
type Category = { category: CategoryId; stock: readonly Unit[]; meta: UnitChoices; buildings: Building[] };

/** Results that depend on a choice's conditions, but not on its order, page and ticks. */
type Narrowed = { choices: ListChoices; buildingCounts: ParkCount[]; look: RowLook };

type CategoryResults = {
  of: Category;
  meta: UnitChoices;
  stock: Tallies;
  look: RowLook;
  byQuery: Map<string, Narrowed>;
};

const narrowedMax = 200;
const byStock = new WeakMap<readonly Unit[], CategoryResults>();

/**
 * Counts for a choice, cached until the content changes. Equal choices get the same objects: cached parts are found by
 * them.
 */
export function narrowed(of: Category, { sort, page, limit, compare, ...conditions }: ChosenUnits): Narrowed {
  const category = resultsOf(of);
  const { byQuery } = category;
  const query = unitsFilter.canonical(conditions).toString();
  const counted = byQuery.get(query) ?? count(category, conditions);
  if (byQuery.size >= narrowedMax) byQuery.clear();
  byQuery.set(query, counted);
  return counted;
}

function resultsOf(of: Category): CategoryResults {
  const before = byStock.get(of.stock);
  if (before && before.of.meta === of.meta && before.of.buildings === of.buildings) return before;
  const tallied = unitTallies(of.stock);
  const stock = { ...tallied, qualities: inStableOrder(of.stock, tallied.qualities ?? {}) };
  const look = {
    buildings: of.buildings,
    scale: stripScale(of.stock, of.buildings),
    corridor: hasCorridor(of.stock, of.buildings),
    ...columnsFor(of, stock),
  };
  const made = { of, meta: filledChoices(of.meta, of.stock), stock, look, byQuery: new Map() };
  byStock.set(of.stock, made);
  return made;
}

function count({ of, meta, stock, look }: CategoryResults, conditions: ChosenUnits): Narrowed {
  const buildingNames = Object.fromEntries(of.buildings.map(({ id, number }) => [id, number]));
  const counts = unitTallies(of.stock, conditions);
  const choices = { ...meta, category: of.category, buildingNames, stock, counts };
  const found = chosenOf(of.stock, resetBuildings(conditions));
  const { people } = conditions;
  return {
    choices,
    buildingCounts: parkCounts(of.buildings, of.stock, found),
    look: people ? { ...look, people } : look,
  };
}

/** Offices have their facts in opened rows; the others have them as columns, if the content tells such facts. */
function columnsFor({ category, stock: units }: Category, stock: Tallies): Pick<RowLook, "byFacts" | "columns"> {
  const columns = columnsOf(category, units);
  if (columns.length > 0) return { byFacts: category !== "office", columns };
  const fact = tellingFact(units, stock);
  return { byFacts: false, columns: fact === undefined ? [] : [fact] };
}

/** The first filterable fact that tells equal units of a building apart: rows have room for one. */
function tellingFact(units: readonly Unit[], stock: Tallies): string | undefined {
  const kinds = kindsOf(units);
  return factFilters({ stock })
    .map(([name]) => name)
    .find((name) => kinds.some((kind) => new Set(kind.map((unit) => unitFact(unit, name))).size > 1));
}

/** The options of a list. Ranges that the upstream leaves out are those of the units. */
function filledChoices(choices: UnitChoices, units: readonly Unit[]): UnitChoices {
  const square = choices.square.max > 0 ? choices.square : rangeOf(units.map((unit) => unit.square));
  const price = choices.price.max > 0 ? choices.price : rangeOf(units.map((unit) => unit.price));
  return { ...choices, square, price };
}

/** Zeros are unknown values. */
function rangeOf(values: readonly number[]): { min: number; max: number } {
  const positive = values.filter((value) => value > 0);
  return positive.length > 0 ? { min: Math.min(...positive), max: Math.max(...positive) } : { min: 0, max: 0 };
}

import type { Building, CategoryId } from "../../../views/content/park.ts";
import type { Unit, UnitChoices } from "../../../views/content/unit.ts";
import { unitFact } from "../../../views/content/unit-words.ts";
import { columnsOf } from "../../../views/content/words/row-facts.ts";
import type { Tallies } from "../../../views/filters/criterion.ts";
import type { Group } from "../../../views/kit/listing.ts";
import { onceFor } from "../../../views/kit/once-for.ts";
import type { ListChoices } from "../../../views/units/criteria/list-choices.ts";
import { factFilters } from "../../../views/units/criteria/qualities.ts";
import { inStableOrder } from "../../../views/units/criteria/quality-options.ts";
import { kindsOf } from "../../../views/units/ledger/kinds.ts";
import type { RowLook } from "../../../views/units/ledger/row-look.ts";
import { hasCorridor, stripScale } from "../../../views/units/ledger/strip.ts";
import { unitTallies } from "../../../views/units/unit-tallies.ts";
import type { ChosenUnits } from "../../../views/units/units.filter.ts";

/** All units of a category, the filter options that upstream names, and the buildings. */
type Category = { category: CategoryId; stock: readonly Unit[]; meta: UnitChoices; buildings: Building[] };

/** Results that depend on a choice's conditions, but not on its order, page and ticks. */
type Narrowed = { choices: ListChoices; look: RowLook };

/** Counts for a choice. */
export function narrowed(of: Category, { sort, page, limit, ...conditions }: ChosenUnits): Narrowed {
  const { category, stock, buildings } = of;
  const { meta, tallied, look } = atLarge(stock, category, of.meta, buildings);
  const buildingNames = Object.fromEntries(buildings.map(({ id, number }) => [id, number]));
  const counts = unitTallies(stock, conditions);
  const { people } = conditions;
  return {
    choices: { ...meta, category, buildingNames, stock: tallied, counts },
    look: people ? { ...look, people } : look,
  };
}

/** What depends on the category alone. */
const atLarge = onceFor((stock: readonly Unit[], category: CategoryId, meta: UnitChoices, buildings: Building[]) => {
  const counts = unitTallies(stock);
  const tallied = { ...counts, qualities: inStableOrder(stock, counts.qualities ?? {}) };
  const [scale, corridor] = [stripScale(stock, buildings), hasCorridor(stock, buildings)];
  const look: RowLook = { buildings, scale, corridor, ...columnsFor(category, stock, tallied) };
  return { meta: filledChoices(meta, stock), tallied, look };
});

/** Offices have their facts in opened rows; the others have them as columns, if the content tells such facts. */
function columnsFor(
  category: CategoryId,
  units: readonly Unit[],
  stock: Tallies,
): Pick<RowLook, "byFacts" | "columns"> {
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

/** The options of a list. What the upstream leaves out follows from the units. */
function filledChoices({ square, price, floors, bodies }: UnitChoices, units: readonly Unit[]): UnitChoices {
  return {
    square: square.max > 0 ? square : rangeOf(units.map((unit) => unit.square)),
    price: price.max > 0 ? price : rangeOf(units.map((unit) => unit.price)),
    floors: (floors.length > 0 ? floors : [...new Set(units.map(({ floor }) => floor.number))]).toSorted(
      (a, b) => a - b,
    ),
    bodies: bodies.length > 0 ? bodies : buildingsOf(units),
  };
}

function buildingsOf(units: readonly Unit[]): Group[] {
  const names = new Map(units.map(({ building }) => [building.id, building.number]));
  return [...names].map(([id, name]) => ({
    id: String(id),
    name,
    count: units.filter(({ building }) => building.id === id).length,
  }));
}

/** Zeros are unknown values. */
function rangeOf(values: readonly number[]): { min: number; max: number } {
  const positive = values.filter((value) => value > 0);
  return positive.length > 0 ? { min: Math.min(...positive), max: Math.max(...positive) } : { min: 0, max: 0 };
}

import type { Body, CategoryId } from "../../../views/park/park.ts";
import type { ListChoices } from "../../../views/units/criteria/list-choices.ts";
import { factFilters } from "../../../views/units/criteria/qualities.ts";
import { kindsOf } from "../../../views/units/ledger/kinds.ts";
import type { RowLook } from "../../../views/units/ledger/Ledger.tsx";
import { stripScale } from "../../../views/units/ledger/strip.ts";
import { type ParkCount, parkCounts } from "../../../views/units/park-counts.ts";
import type { Pavilion, PavilionChoices } from "../../../views/units/pavilion.ts";
import { unitFact } from "../../../views/units/pavilion-words.ts";
import {
  type ChosenPavilions,
  isChosen,
  listChoices,
  pavilionsFilter,
  resetBodies,
} from "../../../views/units/pavilions.filter.ts";

/** All units of a category, the filter options that upstream names, and the buildings. */
type Category = { category: CategoryId; stock: readonly Pavilion[]; meta: PavilionChoices; bodies: Body[] };

/** What depends on the conditions of a choice, but not on its order, page and ticks. */
type Narrowed = { choices: ListChoices; buildings: ParkCount[]; look: RowLook };

const narrowedMax = 200;
const known = new WeakMap<readonly Pavilion[], { of: Category; byQuery: Map<string, Narrowed> }>();

/**
 * Counts for a choice, cached until the content changes. Equal choices get the same objects: cached parts are found by
 * them.
 */
export function narrowed(of: Category, { sort, page, limit, compare, ...conditions }: ChosenPavilions): Narrowed {
  const before = known.get(of.stock);
  const same = before && before.of.meta === of.meta && before.of.bodies === of.bodies;
  const byQuery = same ? before.byQuery : new Map<string, Narrowed>();
  if (!same) known.set(of.stock, { of, byQuery });
  const query = pavilionsFilter.canonical(conditions).toString();
  const counted = byQuery.get(query) ?? count(of, conditions);
  if (byQuery.size >= narrowedMax) byQuery.clear();
  byQuery.set(query, counted);
  return counted;
}

function count({ category, stock, meta, bodies }: Category, conditions: ChosenPavilions): Narrowed {
  const bodyNames = Object.fromEntries(bodies.map(({ id, number }) => [id, number]));
  const choices = { ...listChoices(category, stock, meta, conditions), bodyNames };
  const found = stock.filter((unit) => isChosen(unit, resetBodies(conditions)));
  return {
    choices,
    buildings: parkCounts(bodies, stock, found),
    look: { bodies, scale: stripScale(stock, bodies), fact: tellingFact(stock, choices) },
  };
}

/** The first filterable fact that tells equal units of a building apart: rows have room for one. */
function tellingFact(stock: readonly Pavilion[], choices: Parameters<typeof factFilters>[0]): string | undefined {
  const kinds = kindsOf(stock);
  return factFilters(choices)
    .map(([name]) => name)
    .find((name) => kinds.some((kind) => new Set(kind.map((unit) => unitFact(unit, name))).size > 1));
}

import { sizeClassOf } from "../show-range.ts";
import { type CategoryId, categoryIds, type Pavilion } from "../wire.ts";
import { type Answer, type Prepared, pageItemsMax, pageOf } from "./answer.ts";
import { numberIn, numbersIn, wordIn } from "./query.ts";

const orders: Record<"square" | "-square" | "price" | "-price", (a: Pavilion, b: Pavilion) => number> = {
  square: (a, b) => a.square - b.square,
  "-square": (a, b) => b.square - a.square,
  price: (a, b) => a.price - b.price,
  "-price": (a, b) => b.price - a.price,
};

/** Answers `/pavilions` (with `meta`) and `/pavilions/paginate` (without). */
export function pavilionReads(
  pavilions: readonly Prepared<Pavilion>[],
): Record<"first" | "further", (query: URLSearchParams) => Answer> {
  const metas = new Map(
    [undefined, ...categoryIds].map((category) => [
      category,
      choicesOf(pavilions.map(({ item }) => item).filter(isOf(category))),
    ]),
  );
  return {
    first: (query) => pageOf(chosen(pavilions, query), query, pageItemsMax, metas.get(categoryIn(query))),
    further: (query) => pageOf(chosen(pavilions, query), query, pageItemsMax),
  };
}

/** What there is to choose from among these units: the `meta` of the first page. */
function choicesOf(pavilions: readonly Pavilion[]) {
  const bodies = [...Map.groupBy(pavilions, ({ body }) => body.id).values()].flatMap(([first, ...others]) =>
    first ? { ...first.body, count: others.length + 1 } : [],
  );
  return {
    square: rangeOf(pavilions.map(({ square }) => square)),
    price: rangeOf(pavilions.map(({ price }) => price)),
    floors: [...new Set(pavilions.map(({ floor }) => floor.number))].sort((a, b) => a - b),
    bodies: bodies.sort((a, b) => a.id - b.id),
  };
}

/** Smallest and largest of the values; zeros where there are none. */
export function rangeOf(values: readonly number[]): { min: number; max: number } {
  return values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : { min: 0, max: 0 };
}

function chosen(pavilions: readonly Prepared<Pavilion>[], query: URLSearchParams): Prepared<Pavilion>[] {
  const isWanted = filterOf(query);
  const sort = wordIn(query, "sort", ["square", "-square", "price", "-price"]);
  const fitting = pavilions.filter(({ item }) => isWanted(item));
  return sort ? fitting.sort((a, b) => orders[sort](a.item, b.item)) : fitting;
}

function filterOf(query: URLSearchParams): (pavilion: Pavilion) => boolean {
  const isOfCategory = isOf(categoryIn(query));
  const squareFrom = numberIn(query, "squareFrom") ?? -Infinity;
  const squareTo = numberIn(query, "squareTo") ?? Infinity;
  const squareSize = wordIn(query, "squareSize", ["s", "m", "l", "xl"]);
  const priceFrom = numberIn(query, "priceFrom") ?? -Infinity;
  const priceTo = numberIn(query, "priceTo") ?? Infinity;
  const floor = numberIn(query, "floor");
  const bodies = numbersIn(query, "bodies");
  return (pavilion) =>
    isOfCategory(pavilion) &&
    pavilion.square >= squareFrom &&
    pavilion.square <= squareTo &&
    (!squareSize || sizeClassOf(pavilion.square) === squareSize) &&
    pavilion.price >= priceFrom &&
    pavilion.price <= priceTo &&
    (floor === undefined || pavilion.floor.number === floor) &&
    (bodies.length === 0 || bodies.includes(pavilion.body.id));
}

function categoryIn(query: URLSearchParams): CategoryId | undefined {
  return wordIn(query, "category", categoryIds);
}

function isOf(category: CategoryId | undefined): (pavilion: Pavilion) => boolean {
  return (pavilion) => !category || pavilion.category === category;
}

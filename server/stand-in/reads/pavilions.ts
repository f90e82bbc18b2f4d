import { sizeClassOf } from "../show-range.ts";
import { categoryIds, type Pavilion } from "../wire.ts";
import { counted, pageItemsMax, pageOf, type Read } from "./answer.ts";
import { numberIn, numbersIn, wordIn } from "./query.ts";

const orders = {
  square: (a: Pavilion, b: Pavilion) => a.square - b.square,
  "-square": (a: Pavilion, b: Pavilion) => b.square - a.square,
  price: (a: Pavilion, b: Pavilion) => a.price - b.price,
  "-price": (a: Pavilion, b: Pavilion) => b.price - a.price,
};

/** Answers `/pavilions` (with `meta`) and `/pavilions/paginate` (without). */
export function pavilionReads(pavilions: readonly Pavilion[]): Record<"first" | "further", Read> {
  const ofCategory = (query: URLSearchParams) => {
    const categoryId = wordIn(query, "category", categoryIds);
    return categoryId ? pavilions.filter(({ category }) => category === categoryId) : pavilions;
  };
  return {
    first: (query) => {
      const offered = ofCategory(query);
      return pageOf(chosen(offered, query), query, pageItemsMax, choicesOf(offered));
    },
    further: (query) => pageOf(chosen(ofCategory(query), query), query),
  };
}

/** The choices among these units: the `meta` of the first page. */
function choicesOf(pavilions: readonly Pavilion[]) {
  return {
    square: rangeOf(pavilions.map(({ square }) => square)),
    price: rangeOf(pavilions.map(({ price }) => price)),
    floors: [...new Set(pavilions.map(({ floor }) => floor.number))].sort((a, b) => a - b),
    bodies: counted(pavilions.map(({ body }) => body)).sort((a, b) => a.id - b.id),
  };
}

/** Smallest and largest of the values; zeros where there are none. */
export function rangeOf(values: readonly number[]): { min: number; max: number } {
  return values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : { min: 0, max: 0 };
}

/** The units that pass every filter of the query, sorted. */
function chosen(pavilions: readonly Pavilion[], query: URLSearchParams): readonly Pavilion[] {
  const [hasSquare, hasPrice] = [spanIn(query, "square"), spanIn(query, "price")];
  const squareSize = wordIn(query, "squareSize", ["s", "m", "l", "xl"]);
  const floorNumber = numberIn(query, "floor");
  const bodies = numbersIn(query, "bodies");
  const fitting = pavilions.filter(
    ({ square, price, floor, body }) =>
      hasSquare(square) &&
      hasPrice(price) &&
      (!squareSize || sizeClassOf(square) === squareSize) &&
      (floorNumber === undefined || floor.number === floorNumber) &&
      (bodies.length === 0 || bodies.includes(body.id)),
  );
  const sort = wordIn(query, "sort", ["square", "-square", "price", "-price"]);
  return sort ? fitting.sort(orders[sort]) : fitting;
}

/** Whether a value lies within `…From` and `…To`, both inclusive. */
function spanIn(query: URLSearchParams, name: "square" | "price"): (value: number) => boolean {
  const [from = -Infinity, to = Infinity] = [numberIn(query, `${name}From`), numberIn(query, `${name}To`)];
  return (value) => value >= from && value <= to;
}

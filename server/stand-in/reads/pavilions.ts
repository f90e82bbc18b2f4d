import { categoryIds, type Pavilion } from "../wire.ts";
import { counted, pageItemsMax, pageOf, type Read } from "./answer.ts";
import { textIn } from "./query.ts";

/** Answers `/pavilions` (with `meta`) and `/pavilions/paginate` (without). */
export function pavilionReads(pavilions: readonly Pavilion[]): Record<"first" | "further", Read> {
  const ofCategory = (query: URLSearchParams) => {
    const text = textIn(query, "category");
    const categoryId = categoryIds.find((id) => id === text);
    return categoryId ? pavilions.filter(({ category }) => category === categoryId) : pavilions;
  };
  return {
    first: (query) => {
      const offered = ofCategory(query);
      return pageOf(offered, query, pageItemsMax, choicesOf(offered));
    },
    further: (query) => pageOf(ofCategory(query), query),
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

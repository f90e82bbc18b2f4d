import { ids } from "../../filters/fields.ts";
import { href } from "../../routes.ts";
import { comparedMax } from "../units.filter.ts";

/** The key of an address that holds the units to compare. */
export const comparedKey = "compare";

// One more than are shown: the page says that it left something out.
const field = ids({ max: comparedMax + 1, inOrder: true });

/** Ids of the units that an address compares, in its order, one beyond `comparedMax` at most. */
export function comparedIds(query: URLSearchParams): number[] {
  return field.read(query.getAll(comparedKey)) ?? [];
}

/** The same as a canonical query. */
export function comparedQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(comparedIds(query).map((id) => [comparedKey, String(id)]));
}

/** The address of a comparison. */
export function compareHref(units: readonly { id: number }[]): string {
  return href("compare", {}, { [comparedKey]: units.map(({ id }) => id) });
}

import type { CategoryId } from "../../content/park.ts";
import type { Range } from "../../kit/listing.ts";

/** The choices of the office selection: kinds of premises, budget in ₽ a month, area in m². */
export type PlacementParameters = { types: { id: CategoryId; name: string }[]; cost: Range; square: Range };

/** The same as a form shows them: how many units each kind has, and the ranges of the chosen `kind`. */
export type SelectionChoices = PlacementParameters & {
  kind: CategoryId;
  counts: Partial<Record<CategoryId, number>>;
};

import { promotionFor, type RunningPromotion } from "../content/promotion.ts";
import type { Unit } from "../content/unit.ts";
import { lowestFirst } from "../ui/lowest-first.ts";

const featuredMax = 4;

/** Whether a unit can be shown as free now: only with its price. */
export const isFeatured = ({ status, price }: Unit): boolean => status === "free" && price > 0;

/** Four units that are free now: of each kind the one of middle rent, and first one that a promotion makes cheaper. */
export function featuredUnits(units: readonly Unit[], promotions: readonly RunningPromotion[]): Unit[] {
  const now = units.filter(isFeatured).sort((a, b) => lowestFirst(a.price, b.price));
  const cheaper = middleOf(now.filter((unit) => promotionFor(unit, promotions)));
  const kinds = [...Map.groupBy(now, ({ category }) => category).values()];
  const middles = kinds.flatMap((kind) => middleOf(kind.filter((unit) => unit !== cheaper)) ?? []);
  const [first, ...others] = middles;
  const featured = [first, cheaper, ...others].flatMap((unit) => unit ?? []);
  const more = kinds.flatMap((kind) => kind.at(-1) ?? []).filter((unit) => !featured.includes(unit));
  return [...featured, ...more].slice(0, featuredMax);
}

const middleOf = (units: readonly Unit[]): Unit | undefined => units[Math.floor(units.length / 2)];

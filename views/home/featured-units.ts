import { promotionFor, type RunningPromotion } from "../content/promotion.ts";
import type { Unit } from "../content/unit.ts";

const cardsMax = 4;

/** Four units that are free now: of each kind the one of middle rent, and first one that a promotion makes cheaper. */
export function featuredUnits(units: readonly Unit[], promotions: readonly RunningPromotion[]): Unit[] {
  const now = units.filter(({ status, price }) => status === "free" && price > 0).sort((a, b) => a.price - b.price);
  const cheaper = middleOf(now.filter((unit) => promotionFor(unit, promotions)));
  const kinds = [...Map.groupBy(now, ({ category }) => category).values()];
  const middles = kinds.flatMap((kind) => middleOf(kind.filter((unit) => unit !== cheaper)) ?? []);
  const [first, ...others] = middles;
  const some = [first, cheaper, ...others].flatMap((unit) => unit ?? []);
  const more = kinds.flatMap((kind) => kind.at(-1) ?? []).filter((unit) => !some.includes(unit));
  return [...some, ...more].slice(0, cardsMax);
}

const middleOf = (units: readonly Unit[]): Unit | undefined => units[Math.floor(units.length / 2)];

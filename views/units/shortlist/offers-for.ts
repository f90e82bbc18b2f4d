import { joins } from "../../content/joins.ts";
import { idsOf, type Offer, type OfferIds, offerKey, offerOf } from "../../content/offer.ts";
import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";

/** The offers of some ids, each once. Units that are no neighbours are offers of their own; of gone ones, the ids. */
export function offersFor(
  wanted: readonly OfferIds[],
  stock: readonly Unit[],
  buildings: Building[],
): { offers: Offer[]; gone: number[] } {
  const byId = new Map(stock.map((unit) => [unit.id, unit]));
  const gone = wanted.flatMap((ids) => ids.filter((id) => !byId.has(id)));
  const offers = wanted.flatMap((ids) => {
    const units = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = units;
    if (!first || units.length < ids.length) return [];
    const key = offerKey(ids);
    const areJoined =
      units.length === 1 || joins(first, stock, buildings).some((offer) => offerKey(idsOf(offer.units)) === key);
    return areJoined ? [offerOf(units)] : units.map((unit) => offerOf([unit]));
  });
  return { offers: [...new Map(offers.map((offer) => [offer.key, offer])).values()], gone: [...new Set(gone)] };
}

import { joinedFor, type Together } from "../../../views/content/joins.ts";
import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { onceFor } from "../../../views/kit/once-for.ts";
import { areaOf } from "../../../views/units/criteria/area.ts";
import type { JoinedOffers } from "../../../views/units/list/rent-results.ts";
import { type ChosenUnits, chosenOf } from "../../../views/units/units.filter.ts";

/** How far beyond the area asked for an offer may lie, where nothing fits. */
const close = { least: 0.85, most: 1.05 };
const offersMax = 12;
const none: JoinedOffers = { largest: [], fitting: [], close: [] };

/** All offers of a category's units beyond the largest one, the smallest first. */
const beyondLargest = onceFor((stock: readonly Unit[], buildings: readonly Building[]) => {
  const largest = Math.max(0, ...stock.map(({ square }) => square));
  const offers: Together[] = joinedFor(stock, buildings, { from: largest }).filter(({ square }) => square > largest);
  return { largest, offers: offers.sort((a, b) => a.square - b.square || a.price - b.price) };
});

/** Neighbours that together answer what no unit can. `found` is how many single units fit. */
export function joinedOffers(
  stock: readonly Unit[],
  buildings: readonly Building[],
  chosen: ChosenUnits,
  found: number,
): JoinedOffers {
  const { largest, offers: all } = beyondLargest(stock, buildings);
  const { squareFrom, squareTo = Number.POSITIVE_INFINITY } = areaOf(chosen);
  const hasArea = squareFrom !== undefined || squareTo < Number.POSITIVE_INFINITY;
  if (stock.length < 2 || squareTo <= largest || chosen.squareSize) return none;
  const {
    squareFrom: _from,
    squareTo: _to,
    people,
    priceFrom = 0,
    priceTo = Number.POSITIVE_INFINITY,
    ...others
  } = chosen;
  const single = chosenOf(stock, others);
  const ids = new Set(single.map(({ id }) => id));
  const least = (squareFrom ?? 0) * close.least;
  const offers = all.filter(
    ({ square, price, units }) =>
      square >= least && isWithin(price, priceFrom, priceTo) && units.every(({ id }) => ids.has(id)),
  );
  const fits = ({ square }: { square: number }) => square >= (squareFrom ?? 0) && square <= squareTo;
  const fitting = offers.filter(fits).slice(0, offersMax);
  const near = (square: number) => square <= squareTo * close.most && hasArea && found === 0;
  return {
    largest:
      found === 0
        ? single.filter(({ square, price }) => square === largest && isWithin(price, priceFrom, priceTo))
        : [],
    fitting,
    close: offers.filter((offer) => !fits(offer) && near(offer.square)).slice(0, offersMax),
  };
}

/** An unknown rent, 0, matches no bound. */
function isWithin(price: number, from: number, to: number): boolean {
  return price > 0 ? price >= from && price <= to : from === 0 && to === Number.POSITIVE_INFINITY;
}

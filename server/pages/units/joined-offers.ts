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

/** Neighbouring units that fit a choice together, but not alone. `found` is the number of single units that fit. */
export function joinedOffers(
  stock: readonly Unit[],
  buildings: readonly Building[],
  chosen: ChosenUnits,
  found: number,
): JoinedOffers {
  const { largest, offers: all } = beyondLargest(stock, buildings);
  const { squareFrom: from = 0, squareTo: to = Number.POSITIVE_INFINITY } = areaOf(chosen);
  if (stock.length < 2 || to <= largest || chosen.squareSize) return none;
  const { squareFrom, squareTo, people, priceFrom = 0, priceTo = Number.POSITIVE_INFINITY, ...others } = chosen;
  const priced = ({ price }: { price: number }) => isWithin(price, priceFrom, priceTo);
  const offered = (isWanted: (square: number) => boolean) =>
    all
      .filter((offer) => isWanted(offer.square) && priced(offer))
      .filter(({ units }) => chosenOf(units, others).length === units.length)
      .slice(0, offersMax);
  const fits = (square: number) => square >= from && square <= to;
  const isClose = (square: number) => !fits(square) && square >= from * close.least && square <= to * close.most;
  return {
    largest:
      found === 0
        ? chosenOf(
            stock.filter((unit) => unit.square === largest && priced(unit)),
            others,
          )
        : [],
    fitting: offered(fits),
    close: found === 0 && (from > 0 || to < Number.POSITIVE_INFINITY) ? offered(isClose) : [],
  };
}

/** An unknown rent, 0, matches no bound. */
function isWithin(price: number, from: number, to: number): boolean {
  return price > 0 ? price >= from && price <= to : from === 0 && to === Number.POSITIVE_INFINITY;
}

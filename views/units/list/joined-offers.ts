import { joinedFor, type Together } from "../../content/joins.ts";
import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { onceFor } from "../../ui/once-for.ts";
import { areaOf } from "../criteria/area.ts";
import { type ChosenUnits, chosenOf } from "../units.filter.ts";

const offersMax = 12;

/** All offers of a category's units beyond the largest one, the smallest first. */
const beyondLargest = onceFor((stock: readonly Unit[], buildings: readonly Building[]) => {
  const largest = Math.max(0, ...stock.map(({ square }) => square));
  const offers: Together[] = joinedFor(stock, buildings, { from: largest }).filter(({ square }) => square > largest);
  return { largest, offers: offers.sort((a, b) => a.square - b.square || a.price - b.price) };
});

/** Neighbouring units that fit a choice together and are larger than any single one. */
export function joinedOffers(stock: readonly Unit[], buildings: readonly Building[], chosen: ChosenUnits): Together[] {
  const { largest, offers } = beyondLargest(stock, buildings);
  const { squareFrom: from = 0, squareTo: to = Number.POSITIVE_INFINITY } = areaOf(chosen);
  if (stock.length < 2 || to <= largest || chosen.squareSize) return [];
  const { squareFrom, squareTo, people, priceFrom = 0, priceTo, ...others } = chosen;
  return offers
    .filter(({ square }) => square >= from && square <= to)
    .filter(({ price }) => isWithin(price, priceFrom, priceTo))
    .filter(({ units }) => chosenOf(units, others).length === units.length)
    .slice(0, offersMax);
}

/** An unknown rent, 0, matches no bound. */
const isWithin = (price: number, from: number, to: number | undefined) =>
  price > 0 ? price >= from && price <= (to ?? price) : from === 0 && to === undefined;

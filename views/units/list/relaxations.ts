import { leastRent, type Unit } from "../../content/unit.ts";
import { rubles, squareMetres } from "../../ui/format.ts";
import { areaOf, type ListChoices } from "../criteria.ts";
import { type ChosenUnits, chosenOf, unitConditions } from "../units.filter.ts";
import type { Relaxation } from "./rent-results.ts";

const relaxationsMax = 6;
/** A raised budget must fit at least this many units, if there are as many. */
const withinBudget = 3;

/** The ways to give in at one condition, where nothing fits: its bound moved to the nearest unit, or dropped. */
export function relaxations(stock: readonly Unit[], choice: ChosenUnits, choices: ListChoices): Relaxation[] {
  const { more, limit, ...chosen } = choice;
  const relaxed = (text: string, wanted: ChosenUnits): Relaxation[] => {
    const units = chosenOf(stock, wanted);
    return units.length > 0 ? [{ text, chosen: wanted, count: units.length, priceMin: leastRent(units) ?? 0 }] : [];
  };
  const inForce = unitConditions(chosen, choices);
  const moved = [...raisedBudget(stock, chosen), ...nearestArea(stock, chosen)];
  const dropped = inForce.flatMap(({ wider, without }) => relaxed(wider, without));
  const raised = moved.flatMap(({ text, wanted }) => relaxed(text, wanted));
  // A count that a moved bound already brings is not offered twice.
  const ways = [...raised, ...dropped.filter(({ count }) => raised.every((way) => way.count !== count))];
  return ways.sort((a, b) => a.count - b.count || a.text.localeCompare(b.text)).slice(0, relaxationsMax);
}

type Moved = { text: string; wanted: ChosenUnits };

function raisedBudget(stock: readonly Unit[], chosen: ChosenUnits): Moved[] {
  const { priceTo } = chosen;
  if (priceTo === undefined) return [];
  const prices = chosenOf(stock, { ...chosen, priceTo: undefined })
    .map(({ price }) => price)
    .filter((price) => price > priceTo)
    .sort((a, b) => a - b);
  const price = prices[Math.min(withinBudget, prices.length) - 1];
  if (price === undefined) return [];
  return [{ text: `аренда до ${rubles(Math.ceil(price))}`, wanted: { ...chosen, priceTo: Math.ceil(price) } }];
}

/** The visitor's range, widened to the nearest units on either side. */
function nearestArea(stock: readonly Unit[], chosen: ChosenUnits): Moved[] {
  const { squareFrom = 0, squareTo = Number.POSITIVE_INFINITY } = areaOf(chosen);
  if (squareFrom === 0 && squareTo === Number.POSITIVE_INFINITY) return [];
  const free = { ...chosen, squareFrom: undefined, squareTo: undefined, people: undefined };
  const squares = chosenOf(stock, free).map(({ square }) => square);
  const below = Math.max(...squares.filter((square) => square < squareFrom));
  const above = Math.min(...squares.filter((square) => square > squareTo));
  const bounds = {
    ...free,
    squareFrom: squareFrom || undefined,
    squareTo: Number.isFinite(squareTo) ? squareTo : undefined,
  };
  return [
    ...(Number.isFinite(below)
      ? [{ text: `площадь от ${squareMetres(below)}`, wanted: { ...bounds, squareFrom: Math.floor(below) } }]
      : []),
    ...(Number.isFinite(above)
      ? [{ text: `площадь до ${squareMetres(above)}`, wanted: { ...bounds, squareTo: Math.ceil(above) } }]
      : []),
  ];
}

import type { Unit } from "../../../views/content/unit.ts";
import { criteriaInForce, withoutCriterion } from "../../../views/filters/criterion.ts";
import { rubles, squareMetres } from "../../../views/kit/format.ts";
import { areaOf } from "../../../views/units/criteria/area.ts";
import type { Relaxation } from "../../../views/units/list/rent-results.ts";
import { type ChosenUnits, chosenOf, unitCriteria } from "../../../views/units/units.filter.ts";

const relaxationsMax = 5;
/** A raised budget must fit at least this many units, if there are as many. */
const withinBudget = 3;

/**
 * Suggestions after an empty result: move a bound to the nearest unit or drop a condition; if none helps, two of them.
 */
export function relaxations(stock: readonly Unit[], asked: ChosenUnits): Relaxation[] {
  const { page, ...chosen } = asked;
  const tell = (text: string, wanted: ChosenUnits): Relaxation[] => {
    const units = chosenOf(stock, wanted);
    const prices = units.map(({ price }) => price).filter((price) => price > 0);
    const priceMin = prices.length > 0 ? Math.min(...prices) : 0;
    return units.length > 0 ? [{ text, chosen: wanted, count: units.length, priceMin }] : [];
  };
  const now = chosenOf(stock, chosen).length;
  const inForce = criteriaInForce(unitCriteria, chosen);
  const moved = [...raisedBudget(stock, chosen), ...nearestArea(stock, chosen)];
  const dropped = inForce.flatMap((one) => tell(one.any, withoutCriterion(chosen, one)));
  const ways = [...moved.flatMap(({ text, wanted }) => tell(text, wanted)), ...dropped].filter(
    ({ count }) => count > now,
  );
  if (ways.length > 0 || inForce.length < 2) return ways.slice(0, relaxationsMax);
  const pairs = inForce.flatMap((first, index) =>
    inForce
      .slice(index + 1)
      .flatMap((second) =>
        tell(`${first.any}, ${second.any.toLowerCase()}`, withoutCriterion(withoutCriterion(chosen, first), second)),
      ),
  );
  return pairs.sort((a, b) => b.count - a.count).slice(0, relaxationsMax);
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
  return [{ text: `Бюджет до ${rubles(Math.ceil(price))}`, wanted: { ...chosen, priceTo: Math.ceil(price) } }];
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
      ? [{ text: `Площадь от ${squareMetres(below)}`, wanted: { ...bounds, squareFrom: Math.floor(below) } }]
      : []),
    ...(Number.isFinite(above)
      ? [{ text: `Площадь до ${squareMetres(above)}`, wanted: { ...bounds, squareTo: Math.ceil(above) } }]
      : []),
  ];
}

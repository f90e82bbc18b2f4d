import { criteriaInForce, withoutCriterion } from "../../../views/filters/criterion.ts";
import { rubles, squareMetres } from "../../../views/kit/format.ts";
import { areaOf } from "../../../views/units/criteria/area.ts";
import type { Relaxation } from "../../../views/units/list/rent-results.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { type ChosenPavilions, chosenOf, pavilionCriteria } from "../../../views/units/pavilions.filter.ts";

const relaxationsMax = 5;
/** A raised budget must fit at least this many units, if there are as many. */
const withinBudget = 3;

/**
 * Suggestions after an empty result: move a bound to the nearest unit or drop a condition; if none helps, two of them.
 */
export function relaxations(stock: readonly Pavilion[], asked: ChosenPavilions): Relaxation[] {
  const { page, ...chosen } = asked;
  const tell = (text: string, wanted: ChosenPavilions): Relaxation[] => {
    const units = chosenOf(stock, wanted);
    const prices = units.map(({ price }) => price).filter((price) => price > 0);
    const priceMin = prices.length > 0 ? Math.min(...prices) : 0;
    return units.length > 0 ? [{ text, chosen: wanted, count: units.length, priceMin }] : [];
  };
  const now = chosenOf(stock, chosen).length;
  const inForce = criteriaInForce(pavilionCriteria, chosen);
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

type Moved = { text: string; wanted: ChosenPavilions };

function raisedBudget(stock: readonly Pavilion[], chosen: ChosenPavilions): Moved[] {
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
function nearestArea(stock: readonly Pavilion[], chosen: ChosenPavilions): Moved[] {
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

import type { CategoryId } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { kindName, leastRent } from "../../content/unit-words.ts";
import { plural, range, rubles, squareMetres } from "../../kit/format.ts";
import { areaOf } from "../criteria/area.ts";
import { type ChosenUnits, chosenOf } from "../units.filter.ts";
import { kinds } from "./selection.filter.ts";

/** Why nothing fits, and what fits without one of the two bounds. */
export type WhyNothing = { reason: string; byArea: GiveIn | undefined; byRent: GiveIn | undefined };
type GiveIn = { chosen: ChosenUnits; units: readonly Unit[] };

export function whyNothing(category: CategoryId, stock: readonly Unit[], chosen: ChosenUnits): WhyNothing {
  const { priceTo, ...area } = chosen;
  const budget = { ...(priceTo !== undefined && { priceTo }) };
  const byArea = chosenOf(stock, area);
  const byRent = chosenOf(stock, budget);
  const give = (units: readonly Unit[], wanted: ChosenUnits) =>
    units.length > 0 ? { chosen: wanted, units } : undefined;
  const isNarrow = priceTo !== undefined && byArea.length > 0;
  return {
    reason: [peopleWords(chosen), isNarrow ? rentWords(category, byArea, priceTo) : areaWords(category, stock, chosen)]
      .filter(Boolean)
      .join(" "),
    byArea: priceTo === undefined ? undefined : give(byArea, area),
    byRent: give(byRent, budget),
  };
}

function peopleWords(chosen: ChosenUnits): string {
  const { squareFrom = 0, squareTo = 0 } = areaOf(chosen);
  if (!chosen.people) return "";
  return `${plural(chosen.people, "человек", "человека", "человек")} — это ${range(squareFrom, squareTo)} м².`;
}

function rentWords(category: CategoryId, byArea: readonly Unit[], priceTo: number): string {
  const least = leastRent(byArea);
  if (least === undefined) return "Цены помещений такой площади даём по запросу.";
  const more = rubles(least - priceTo);
  return `${kinds[category].cheapest} такой площади стоит ${rubles(least)} в месяц: на ${more} больше вашей суммы.`;
}

function areaWords(category: CategoryId, stock: readonly Unit[], chosen: ChosenUnits): string {
  const { squareFrom = 0, squareTo = Number.POSITIVE_INFINITY } = areaOf(chosen);
  const squares = stock.map(({ square }) => square);
  const many = kindName[category];
  if (squares.length === 0) return "Сейчас всё занято.";
  if (squareFrom > Math.max(...squares)) return `Наши ${many} — до ${squareMetres(Math.max(...squares))}.`;
  if (squareTo < Math.min(...squares)) return `Наши ${many} — от ${squareMetres(Math.min(...squares))}.`;
  const below = squares.filter((square) => square < squareFrom);
  const above = squares.filter((square) => square > squareTo);
  if (below.length === 0 || above.length === 0) return "";
  return `Ближе всего по площади — ${squareMetres(Math.max(...below))} и ${squareMetres(Math.min(...above))}.`;
}

import type { Building, CategoryId, RentalCategory } from "../../content/park.ts";
import {
  buildingNumbers,
  leastRent,
  type SquareSize,
  sizeClasses,
  sizeClassOf,
  type Unit,
  unitsInWords,
} from "../../content/unit.ts";
import { capacityWords } from "../../content/unit-answers.ts";
import { listed, number, phrase, plural, range, rubles, upperFirst } from "../../ui/format.ts";
import type { ChosenUnits } from "../units.filter.ts";

/** A list that is a page of its own for search engines: its heading, and two sentences from facts. */
export type Landing = { heading: string; words: string };

type Of = {
  category: RentalCategory;
  chosen: ChosenUnits;
  stock: readonly Unit[];
  buildings: readonly Building[];
};

/** The choices of a category that are pages of their own: each building and each size that has units of it. */
export function landingChoices(stock: readonly Unit[]): ChosenUnits[] {
  const bodies = [...new Set(stock.map(({ building }) => building.id))].sort((a, b) => a - b);
  const sizes = [...new Set(stock.map(({ square }) => sizeClassOf(square)))];
  return [
    ...(bodies.length > 1 ? bodies.map((id) => ({ bodies: [id] })) : []),
    ...(sizes.length > 1 ? sizes.map((squareSize) => ({ squareSize })) : []),
  ];
}

/** The building or the size of a choice that consists of nothing else. */
function onlyChoice({ bodies, squareSize, ...others }: ChosenUnits): { body?: number; size?: SquareSize } | undefined {
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  if (bodies?.length === 1 && squareSize === undefined)
    return bodies[0] === undefined ? undefined : { body: bodies[0] };
  return squareSize !== undefined && bodies === undefined ? { size: squareSize } : undefined;
}

/** Undefined if the choice has no landing page, or no unit. */
export function landingOf({ category, chosen, stock, buildings }: Of): Landing | undefined {
  const one = onlyChoice(chosen);
  if (!one) return undefined;
  const { body, size } = one;
  const units = stock.filter(({ building, square }) => (size ? sizeClassOf(square) === size : building.id === body));
  if (units.length === 0 || units.length === stock.length) return undefined;
  const building = buildings.find(({ id }) => id === body);
  const heading = size
    ? `${category.name} ${sizeClasses.find(({ id }) => id === size)?.text}`
    : `${category.name} в корпусе ${building?.number ?? units[0]?.building.number}`;
  return {
    heading,
    words: `${offerWords(units, category.id)}. ${size ? whereWords(units) : buildingWords(building, units)}.`,
  };
}

/** «69 офисов на 8–24 человека, от 105 300 ₽ в месяц» */
function offerWords(units: readonly Unit[], category: CategoryId): string {
  const squares = units.map(({ square }) => square);
  const [from, to] = [Math.min(...squares), Math.max(...squares)];
  const least = leastRent(units);
  const size =
    category === "office" ? `на ${capacityWords(from, to)}` : `на ${range(Math.round(from), Math.round(to))} м²`;
  return phrase(`${unitsInWords(units.length, category)} ${size}`, least && `от ${rubles(least)} в месяц`);
}

function nowWords(units: readonly Unit[]): string {
  const now = units.filter(({ status }) => status === "free").length;
  if (now === 0) return "все освободятся позже";
  return `${now === units.length ? "все" : number(now)} свободны сейчас`;
}

/** «В корпусах 1, 2 и 5, 52 свободны сейчас» */
function whereWords(units: readonly Unit[]): string {
  const names = buildingNumbers(units);
  return `${names.length > 1 ? "В корпусах" : "В корпусе"} ${listed(names)}, ${nowWords(units)}`;
}

/** «Класс B+, 9 этажей, 20 свободны сейчас» */
function buildingWords(building: Building | undefined, units: readonly Unit[]): string {
  const floors = building?.floors.length ?? 0;
  const storeys = floors > 1 && plural(floors, "этаж", "этажа", "этажей");
  return upperFirst(phrase(building?.class && `класс ${building.class}`, storeys, nowWords(units)));
}

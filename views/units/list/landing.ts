import { capacityFor } from "../../content/capacity.ts";
import type { Building, CategoryId, RentalCategory } from "../../content/park.ts";
import {
  buildingNumbers,
  freeWord,
  leastRent,
  nounKind,
  type SquareSize,
  sizeClassOf,
  sizeText,
  type Unit,
  unitsInWords,
} from "../../content/unit.ts";
import { buildingWords, number, phrase, plural, rubles, upperFirst } from "../../ui/format.ts";
import type { ChosenUnits } from "../units.filter.ts";

/** A list that is a page of its own for search engines: its heading, its title, and sentences from facts. */
export type Landing = { heading: string; title: string; words: string };

type Of = {
  category: RentalCategory;
  chosen: ChosenUnits;
  stock: readonly Unit[];
  buildings: readonly Building[];
};

/** The keys of a query that make pages of their own. */
export const landingKeys = ["bodies", "squareSize"] as const;
type LandingChoice = Pick<ChosenUnits, (typeof landingKeys)[number]>;

/** The choices of a category that are pages of their own: each building and each size that has units of it. */
export function landingChoices(stock: readonly Unit[]): LandingChoice[] {
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
  const units = stock.filter((unit) => (size ? sizeClassOf(unit.square) === size : unit.building.id === body));
  if (units.length === 0 || units.length === stock.length) return undefined;
  const building = buildings.find(({ id }) => id === body);
  const part = size
    ? sizeText(size, Math.max(...stock.map(({ square }) => square)))
    : `в ${buildingWords(building?.number ?? units[0]?.building.number ?? "", "prepositional")}`;
  const kind = nounKind(category);
  const where = size ? buildingsWords(units) : classWords(building);
  return {
    heading: `${category.name} ${part}`,
    title: `${category.title} ${part}`,
    words: inSentences(offerWords(units, kind), where, freeNowWords(units, kind)),
  };
}

const inSentences = (...sentences: string[]): string =>
  sentences
    .filter((sentence) => sentence !== "")
    .map((sentence) => `${sentence}.`)
    .join(" ");

/** «69 офисов на 8–24 человека, от 105 300 ₽ в месяц» */
function offerWords(units: readonly Unit[], category: CategoryId): string {
  const squares = units.map(({ square }) => square);
  const from = Math.min(...squares);
  const to = Math.max(...squares);
  const least = leastRent(units);
  const size = category === "office" ? `на ${capacityFor(from, to)}` : areaWords(from, to);
  return phrase(`${unitsInWords(units.length, category)} ${size}`, least && `от ${rubles(least)} в месяц`);
}

/** «по 90 м²» of equal ones, «от 90 до 900 м²». */
const areaWords = (from: number, to: number) =>
  from === to ? `по ${number(from)} м²` : `от ${number(from)} до ${number(to)} м²`;

/** «Сейчас свободны 19», «Сейчас свободен 1». */
function freeNowWords(units: readonly Unit[], category: CategoryId): string {
  const free = units.filter(({ status }) => status === "free").length;
  if (free === 0) return "Освободятся позже";
  if (free === units.length && free > 1) return "Все свободны сейчас";
  return `Сейчас ${freeWord(free, category)} ${number(free)}`;
}

/** «Корпуса 1–3 и 5» */
function buildingsWords(units: readonly Unit[]): string {
  return upperFirst(buildingWords(buildingNumbers(units)));
}

/** «Класс B+, 9 этажей» */
function classWords(building: Building | undefined): string {
  const floors = building?.floors.length ?? 0;
  const storeys = floors > 1 && plural(floors, "этаж", "этажа", "этажей");
  return upperFirst(phrase(building?.class && `класс ${building.class}`, storeys));
}

import { buildingWords, floorNumber, number, plural, squareMetres } from "../ui/format.ts";
import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { Building, CategoryId, Floor, RentalCategory, Side } from "./park.ts";

/**
 * Where a unit lies on its floor, in metres. `row` 0 is the northern row, `offset` runs from the west. In a building
 * from north to south, row 0 is the eastern one, `offset` runs from the north.
 */
export type UnitPlace = { row: number; offset: number; width: number; depth: number };

/** A door leaf in metres from the unit's corner: its hinge, and its end when shut and when open. */
export type UnitDoor = { hinge: [number, number]; shut: [number, number]; open: [number, number] };

/** A gate in the outer wall, in metres; `x` runs along the row. */
export type UnitGate = {
  x?: number | undefined;
  width: number;
  height: number;
  kind?: "swing" | "sectional" | "rolling" | undefined;
  leveller?: boolean | undefined;
};

/** A hall, a hall with an office and a meeting room, or offices along a passage. */
export type OfficeLayout = "open" | "mixed" | "cells";

/**
 * A unit to let. `seats` are desks that stay in it, `outlook` is where its windows, gates or shop front look. `square`
 * is m²; `price` is ₽ a month for the whole unit and `rate` ₽ per m² a month, both with VAT and operation. Windows
 * without a count are not counted; `columnGrid` and the front's width are metres.
 */
export type Unit = {
  id: number;
  number: string;
  name: string;
  category: CategoryId;
  building: { id: number; number: string };
  floor: Floor;
  square: number;
  price: number;
  rate: number;
  status: "free" | "soon";
  availableFrom?: string | undefined;
  /** The day from which it should be free has passed: it may be free any day. */
  isOverdue?: boolean | undefined;
  updatedAt?: string | undefined;
  description: SafeHtml;
  features: string[];
  facts: { name: string; value: string }[];
  images: Image[];
  plan?: Image | undefined;
  presentation?: string | undefined;
  place?: UnitPlace | undefined;
  seats?: number | undefined;
  outlook?: Side | undefined;
  class?: string | undefined;
  fitout?: "shell" | "finished" | "furnished" | undefined;
  layout?: OfficeLayout | undefined;
  windows?: { count?: number | undefined; side?: Side | undefined } | undefined;
  frontage?: { width?: number | undefined; entrances: ("gallery" | "street")[] } | undefined;
  water?: boolean | undefined;
  columnGrid?: { along: number; across: number } | undefined;
  access?: { vehicle?: "semitrailer" | "truck" | undefined; ramp?: boolean | undefined } | undefined;
  partitions?: [number, number, number, number][] | undefined;
  doors?: UnitDoor[] | undefined;
  gates?: UnitGate[] | undefined;
  clearHeight?: number | undefined;
  /** Of the floor over the yard. */
  dockHeight?: number | undefined;
  /** °C in winter. */
  heatedTo?: number | undefined;
  floorLoad?: number | undefined;
  joinable?: number[] | undefined;
};

export type SquareSize = "s" | "m" | "l" | "xl";

/** Size classes by area in m²: from `from` (included) to `below` (excluded). */
export const sizeClasses: readonly { id: SquareSize; from: number; below: number; text: string }[] = [
  { id: "s", from: 0, below: 50, text: "до 50 м²" },
  { id: "m", from: 50, below: 150, text: "50–150 м²" },
  { id: "l", from: 150, below: 500, text: "150–500 м²" },
  { id: "xl", from: 500, below: Number.POSITIVE_INFINITY, text: "от 500 м²" },
];

/** «150–500 м²»; «от 150 м²» where `largest` m² are the most that is let. */
export function sizeText(id: SquareSize, largest: number): string {
  const size = sizeClasses.find((sizeClass) => sizeClass.id === id);
  if (!size) return "";
  const isOpen = size.from > 0 && largest < size.below;
  return isOpen ? `от ${number(size.from)} м²` : size.text;
}

export function sizeClassOf(square: number): SquareSize {
  return sizeClasses.find(({ below }) => square < below)?.id ?? "xl";
}

const kinds: Record<CategoryId, string> = { office: "Офис", warehouse: "Склад", trade_area: "Торговое помещение" };

/** "Офис 70,2 м²". */
export function unitKind({ category, square }: Pick<Unit, "category" | "square">): string {
  return `${kinds[category]} ${squareMetres(square)}`;
}

const rented: Record<CategoryId, string> = {
  office: "офиса",
  warehouse: "склада",
  trade_area: "торгового помещения",
};

/** "Аренда офиса 70,2 м²". */
export function unitRented({ category, square }: Pick<Unit, "category" | "square">): string {
  return `Аренда ${rented[category]} ${squareMetres(square)}`;
}

const plainWords = (text: string) => text.toLowerCase().replace(/[\s,.]+/g, "");

/** The name that the API gives a unit, where it says more than its kind and area: «Помещение свободного назначения». */
function ownName(unit: Pick<Unit, "name" | "category" | "square">): string | undefined {
  const name = plainWords(unit.name);
  return plainWords(unitKind(unit)).startsWith(name) ? undefined : unit.name;
}

/** The heading of a unit: its own name with its area, else its kind. */
export function unitHeading(unit: Pick<Unit, "name" | "category" | "square">): string {
  const name = ownName(unit);
  if (name === undefined) return unitKind(unit);
  return /\d\s*м/.test(name) || unit.square <= 0 ? name : `${name}, ${squareMetres(unit.square)}`;
}

/** "Офис 70,2 м², корпус 2". */
export function unitTitle(unit: Pick<Unit, "category" | "square" | "building">): string {
  return `${unitKind(unit)}, ${buildingWords(unit.building.number)}`;
}

/** Uses of buildings, as legends and links say them. */
export const useName: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "торговля" };

/** Premises of a kind: «соседние офисы». */
export const kindName: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "помещения" };

const nouns: Record<CategoryId, readonly [one: string, few: string, many: string]> = {
  office: ["офис", "офиса", "офисов"],
  warehouse: ["склад", "склада", "складов"],
  trade_area: ["помещение", "помещения", "помещений"],
};

/** What the names of categories say where their nouns are those of the kind. */
const usualStems: Record<CategoryId, readonly string[]> = {
  office: ["офис"],
  warehouse: ["склад"],
  trade_area: ["магазин", "торг"],
};

type CategoryName = Pick<RentalCategory, "id" | "name">;

const isUsual = ({ id, name }: CategoryName): boolean =>
  usualStems[id].some((stem) => name.toLowerCase().includes(stem));

/** The kind whose nouns fit a category: a park that lets «Кабинеты» for offices has «помещения». */
export const nounKind = (category: CategoryName): CategoryId => (isUsual(category) ? category.id : "trade_area");

const shortNames: Record<CategoryId, readonly [one: string, many: string]> = {
  office: ["Офис", "Офисы"],
  warehouse: ["Склад", "Склады"],
  trade_area: ["Магазин", "Магазины"],
};

/** «Магазин 112,5 м²», on a card. A unit with a name keeps it. */
export const shortHeading = (unit: Pick<Unit, "name" | "category" | "square">): string =>
  ownName(unit) === undefined ? `${shortNames[unit.category][0]} ${squareMetres(unit.square)}` : unitHeading(unit);

/** «Офис», in filters; another park's own name. */
export const shortKind = (category: CategoryName): string =>
  isUsual(category) ? shortNames[category.id][0] : category.name;

/** «офис», as the object of a sentence; «помещение» of another park's own kind. */
export const wantedKind = (category: CategoryName): string =>
  isUsual(category) ? shortNames[category.id][0].toLowerCase() : "помещение";

/** «Офисы», in the headline; another park's own name. */
export const shortKinds = (category: CategoryName): string =>
  isUsual(category) ? shortNames[category.id][1] : category.name;

/** "112 офисов"; "37 помещений" of no kind in particular. */
export function unitsInWords(n: number, category: CategoryId = "trade_area"): string {
  const [one, few, many] = nouns[category];
  return plural(n, one, few, many);
}

const tradeNouns = ["торговое помещение", "торговых помещения", "торговых помещений"] as const;

/** «26 торговых помещений», beside «112 офисов»: plain «помещения» would seem to include the offices. */
export const unitsOfKind = (n: number, category: CategoryId): string =>
  category === "trade_area" ? plural(n, ...tradeNouns) : unitsInWords(n, category);

/** Like `unitsOfKind`; another park's category keeps its own name: «Кабинеты: 12». */
export const unitsOfCategory = (n: number, category: CategoryName): string =>
  isUsual(category) ? unitsOfKind(n, category.id) : `${category.name}: ${number(n)}`;

/** «сдаётся 21 офис», «сдаются 23 офиса»: all that is let, also what becomes free later. */
export const offeredWords = (n: number, category?: CategoryId): string =>
  `${plural(n, "сдаётся", "сдаются", "сдаются").split(/\s/).at(-1)} ${unitsInWords(n, category)}`;

/** «84 свободны», «1 свободен», «21 свободно». */
export const freeInNumbers = (n: number, category: CategoryId): string => `${number(n)} ${freeWord(n, category)}`;

/** «свободен» of one office, «свободно» of one shop, else «свободны». */
export function freeWord(n: number, category: CategoryId): string {
  const single = category === "trade_area" ? "свободно" : "свободен";
  const endsInOne = n % 10 === 1 && n % 100 !== 11;
  return endsInOne ? single : "свободны";
}

/** "корпус 5, этаж 2". */
export const placeInWords = ({ building, floor }: Pick<Unit, "building" | "floor">): string =>
  `${buildingWords(building.number)}, этаж ${floorNumber(floor.number)}`;

/** The numbers of the buildings that units are in, in order: «1», «2», «10». */
export const buildingNumbers = (units: readonly Pick<Unit, "building">[]): string[] =>
  [...new Set(units.map(({ building }) => building.number))].sort((a, b) =>
    a.localeCompare(b, "ru", { numeric: true }),
  );

/** "9 из 14"; "9" where the building's floors are not known or do not reach that far, and "−1" below the ground. */
export function floorOfFloors({ floor }: Unit, building: Building | undefined): string {
  const highest = Math.max(0, ...(building?.floors.map((storey) => storey.number) ?? []));
  const counted = floor.number > 0 && floor.number <= highest;
  return counted ? `${floor.number} из ${highest}` : floorNumber(floor.number);
}

export function unitFact({ facts }: Unit, name: string): string | undefined {
  return facts.find((fact) => fact.name.toLowerCase() === name.toLowerCase())?.value;
}

/** "с отделкой и мебелью", if upstream tells. */
export function unitFinish(unit: Unit): string | undefined {
  return unitFact(unit, "Отделка");
}

/** "B+": the unit's own class, else its building's. */
export function unitClass(unit: Unit, building: Building | undefined): string | undefined {
  return unit.class ?? building?.class;
}

/** The least rent in ₽ a month; undefined where none is given. */
export function leastRent(units: readonly { price: number }[]): number | undefined {
  let least = Number.POSITIVE_INFINITY;
  for (const { price } of units) {
    if (price > 0) least = Math.min(least, price);
  }
  return least < Number.POSITIVE_INFINITY ? least : undefined;
}

import {
  buildingTitle,
  metres,
  number,
  phrase,
  plural,
  range,
  roughly,
  sides,
  squareMetres,
  unitNumberWords,
  upperFirst,
} from "../ui/format.ts";
import { numbersOf, type Offer } from "./offer.ts";
import type { Building, CategoryId } from "./park.ts";
import { floorOfFloors, type Unit, unitClass, unitFinish, unitHeading, unitKind } from "./unit.ts";

/** How a warehouse is loaded: through a dock leveller, from a ramp to its storey, or from the street. */
export type Gate = "dock" | "ramp" | "street";
export const gateWords: Record<Gate, string> = { dock: "док", ramp: "пандус", street: "ворота с улицы" };

/** In a row: the whole name would take a phone's fourth line. */
const rowGateWords: typeof gateWords = { ...gateWords, street: "ворота" };

/** The gates of a warehouse, where they are known. */
export function gateOf({ gates = [], access }: Pick<Unit, "gates" | "access">): Gate | undefined {
  if (gates.some(({ leveller }) => leveller)) return "dock";
  if (access?.ramp) return "ramp";
  return gates.length > 0 ? "street" : undefined;
}

export const fitouts = { shell: "под отделку", finished: "с отделкой", furnished: "с мебелью" } as const;

/** What decides first of a warehouse: «потолок 12 м, док, зимой от +16 °C»; empty for other premises. */
export function hallWords(unit: Unit): string {
  const { category, clearHeight, heatedTo } = unit;
  if (category !== "warehouse") return "";
  const gate = gateOf(unit);
  return phrase(
    clearHeight && `потолок ${metres(clearHeight)}`,
    gate && rowGateWords[gate],
    heatedTo !== undefined && `зимой от ${heatedTo > 0 ? "+" : ""}${number(heatedTo)} °C`,
  );
}

/** «12 × 15 м» of a warehouse whose place is known. */
export const hallSides = ({ category, place }: Unit): string | undefined =>
  category === "warehouse" && place ? sides(place.width, place.depth) : undefined;

/** What decides first of a unit: «под отделку», «6 × 15 м, потолок 6 м, пандус», «витрина 8,5 м, с водой». */
export function firstWords(unit: Unit): string {
  const { category, fitout, frontage, water } = unit;
  const words: Record<CategoryId, (string | false | 0 | undefined)[]> = {
    office: [fitout ? fitouts[fitout] : unitFinish(unit)],
    trade_area: [frontage?.width && `витрина ${metres(frontage.width)}`, unitFinish(unit), water && "с водой"],
    warehouse: [hallSides(unit), hallWords(unit)],
  };
  return phrase(...words[category]);
}

const countWords = ["", "", "два", "три"];

/** The heading of an offer: «Офис 70,2 м²» and «на 8–11 человек», or «Офис 187,2 м²:» and «два соседних помещения». */
export function offerHeading({ units, square }: Pick<Offer, "units" | "square">): [name: string, tail: string] {
  const [unit] = units;
  if (!unit) return ["", ""];
  if (units.length > 1) return [`${unitKind({ ...unit, square })}:`, `${countWords[units.length]} соседних помещения`];
  const tail = headingTail(unit);
  const comma = tail && unit.category !== "office" ? "," : "";
  return [unitHeading(unit) + comma, tail ?? ""];
}

/** What a heading says of a unit after its area: how many people, how high, how wide a front. */
function headingTail({ category, square, clearHeight, frontage }: Unit): string | undefined {
  if (category === "office") return `на ${capacityFor(square)}`;
  if (category === "warehouse") return clearHeight ? `потолок ${metres(clearHeight)}` : undefined;
  return frontage?.width ? `витрина ${metres(frontage.width)}` : undefined;
}

/** «Корпус 3 класса A, этаж 7 из 12, с мебелью, № 307-16»; the finish of neighbours only if they have the same. */
export function placeInLine({ units }: Pick<Offer, "units">, building: Building | undefined): string {
  const [unit] = units;
  if (!unit) return "";
  const grade = unitClass(unit, building);
  const [finish, ...others] = new Set(units.map(unitFinish));
  return phrase(
    `${buildingTitle(unit.building.number)}${grade ? ` класса ${grade}` : ""}`,
    building?.floors.length !== 1 && `этаж ${floorOfFloors(unit, building)}`,
    others.length === 0 && finish,
    unitNumberWords(numbersOf({ units })),
  );
}

const vehicles = { semitrailer: "подъедет фура", truck: "подъедет грузовик до 6,5 м" } as const;

/** «На 35 человек: 6,3 м² каждому, удобно»; «На 12 человек тесно: по 2 м²». */
export function roomInWords(square: number, people: number, verdict: Verdict = roomFor(square / people)): string {
  const each = squareMetres(roughly(square / people));
  if (verdict === tooDense) return `На ${plural(people, "человека", "человека", "человек")} тесно: по ${each}`;
  return `На ${plural(people, "человека", "человека", "человек")}: ${each} каждому, ${verdict}`;
}

/** The same beside the word «Команда»: «6,3 м² каждому», «тесно: по 2 м²». */
export function roomForEach(square: number, people: number): string {
  const each = squareMetres(roughly(square / people));
  return roomFor(square / people) === tooDense ? `тесно: по ${each}` : `${each} каждому`;
}

/** What of the unit decides first, besides its rent and date. */
export function firstAnswer(unit: Unit): string | undefined {
  const { category, square, seats, access, water, frontage } = unit;
  if (category === "office") {
    const people = capacityWords(square);
    return seats ? `${people}, мебель на ${seats}` : people;
  }
  if (category === "warehouse") {
    const gate = gateOf(unit);
    return sentence(gate && gateWords[gate], access?.vehicle && vehicles[access.vehicle]);
  }
  const door = frontage?.entrances.includes("street") ? "вход с улицы" : frontage && "вход из галереи";
  return sentence(door, water && "вода подведена");
}

const sentence = (...parts: (string | false | undefined)[]) => upperFirst(phrase(...parts)) || undefined;

/** m² a person at work below which a team is cramped, and above which it has room to spare. */
const squarePerPerson = { dense: 6, spacious: 8 };

/** How many people at work an area holds: at ease, closely, and between. */
export function capacityOf(square: number): { least: number; most: number; middle: number } {
  const of = (each: number) => Math.max(1, Math.floor(square / each));
  const least = of(squarePerPerson.spacious);
  const most = of(squarePerPerson.dense);
  return { least, most, middle: Math.floor((least + most) / 2) };
}

/** Whether the words of an office of this area, «8–11 человек», include the number. */
export function holdsPeople(square: number, people: number): boolean {
  const { least, most } = capacityOf(square);
  return least <= people && people <= most;
}

/** The areas of the offices that hold so many people, m²: from `from` (included) to `below` (excluded). */
export const areaForPeople = (people: number): { from: number; below: number } => ({
  from: people > 1 ? people * squarePerPerson.dense : 0,
  below: (people + 1) * squarePerPerson.spacious,
});

/** The way past desks that one walks at ease, metres. */
const easyWay = 1.2;

export type Verdict = "тесно" | "удобно" | "с запасом";
const tooDense: Verdict = "тесно";

/** Desks that found a place: how many, whether only as smaller ones, and the narrowest way between them, metres. */
type Seats = { seated: number; small: boolean; pass: number };

/** How a team fits. */
export type Seating = Seats & { people: number; each: number; verdict: Verdict };

/** Judges a team by m² a person, by the desks that found a place and by the ways between them. */
export function seatingOf(square: number, people: number, { seated, small, pass }: Seats): Seating {
  const each = square / people;
  const cramped = seated < people || pass < easyWay;
  const verdict = cramped ? "тесно" : roomFor(each);
  return { people, each, verdict, seated, small, pass };
}

/** The verdict on so many m² a person alone, where no desks were tried. */
export function roomFor(each: number): Verdict {
  if (each < squarePerPerson.dense) return "тесно";
  return each <= squarePerPerson.spacious ? "удобно" : "с запасом";
}

/** How many sit at 8 to 6 m² each in so much room, or in from so little to so much. */
function capacityIn(square: number, most: number, one: string): string {
  const { least } = capacityOf(square);
  const greatest = capacityOf(most).most;
  const noun = plural(greatest, one, "человека", "человек").split(/\s/).at(-1);
  return `${range(least, greatest)} ${noun}`;
}

/** «8–11 человек». */
export const capacityWords = (square: number, most = square): string => capacityIn(square, most, "человек");

/** «23–31 человека»: after «на», where a last number in 1 takes the accusative. */
export const capacityFor = (square: number, most = square): string => capacityIn(square, most, "человека");

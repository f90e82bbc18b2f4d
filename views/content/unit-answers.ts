import { buildingTitle, metres, number, phrase, plural, sides, unitNumberWords, upperFirst } from "../ui/format.ts";
import { capacityFor } from "./capacity.ts";
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

/** What of the unit decides first, besides its rent, its date and what its heading says. */
export function firstAnswer(unit: Unit): string | undefined {
  const { category, seats, access, water, frontage } = unit;
  if (category === "office") return seats ? `Мебель на ${plural(seats, "человека", "человека", "человек")}` : undefined;
  if (category === "warehouse") {
    const gate = gateOf(unit);
    return sentence(gate && gateWords[gate], access?.vehicle && vehicles[access.vehicle]);
  }
  const door = frontage?.entrances.includes("street") ? "вход с улицы" : frontage && "вход из галереи";
  return sentence(door, water && "вода подведена");
}

const sentence = (...parts: (string | false | undefined)[]) => upperFirst(phrase(...parts)) || undefined;

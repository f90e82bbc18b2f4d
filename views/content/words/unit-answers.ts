import { metres, plural, range, roughly, squareMetres } from "../../ui/format.ts";
import type { Building } from "../park.ts";
import { capacityOf, roomFor, type Verdict } from "../seating.ts";
import type { Unit } from "../unit.ts";
import { floorOfFloors, unitClass, unitFact, unitFinish } from "../unit-words.ts";

/** «23–30 человек». */
export function peopleInWords(square: number): string {
  const { least, most } = capacityOf(square);
  return `${range(least, most)} ${plural(most, "человек", "человека", "человек").split(" ").at(-1)}`;
}

/** What a heading says of a unit after its area: how many people, how high, how wide a front. */
export function headingTail({ category, square, clearHeight, frontage }: Unit): string | undefined {
  if (category === "office") return `на ${peopleInWords(square)}`;
  if (category === "warehouse") return clearHeight ? `потолок ${metres(clearHeight)}` : undefined;
  return frontage?.width ? `витрина ${metres(frontage.width)}` : undefined;
}

/** «Корпус 3 класса A, этаж 7 из 12, с мебелью, № 307-16». */
export function placeInLine(unit: Unit, building: Building | undefined): string {
  const grade = unitClass(unit, building);
  return [
    `Корпус ${unit.building.number}${grade ? ` класса ${grade}` : ""}`,
    building?.floors.length !== 1 && `этаж ${floorOfFloors(unit, building)}`,
    finish(unit),
    `№ ${unit.number}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const finish = (unit: Unit) => unitFinish(unit)?.replace("с отделкой и ", "с ");

/** «На 35 человек: 6,3 м² каждому, удобно». */
export function roomInWords(square: number, people: number, verdict: Verdict = roomFor(square / people)): string {
  const each = squareMetres(roughly(square / people));
  return `На ${plural(people, "человека", "человека", "человек")}: ${each} каждому, ${verdict}`;
}

/** What of the unit decides first, besides its rent and date. */
export function firstAnswer(unit: Unit): string | undefined {
  const { category, square, seats, gates = [], access, water, frontage } = unit;
  if (category === "office") {
    const people = peopleInWords(square);
    return seats ? `${people}, мебель на ${seats}` : people;
  }
  if (category === "warehouse") {
    const way = unitFact(unit, "Подъезд")
      ?.replace(/^пандус, /, "")
      .replace(/^фуры/, "фура");
    const kind = gates.some(({ leveller }) => leveller)
      ? "док"
      : access?.ramp
        ? "рампа"
        : gates.length > 0 && "ворота с улицы";
    return sentence([kind, way]);
  }
  const door = frontage?.entrances.includes("street") ? "вход с улицы" : frontage && "вход из галереи";
  return sentence([door, water && "вода подведена"]);
}

function sentence(parts: readonly (string | false | undefined)[]): string | undefined {
  const text = parts.filter(Boolean).join(", ");
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}` : undefined;
}

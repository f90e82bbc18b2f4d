import type { Unit } from "../../content/unit.ts";
import { dayNear, floorNumber, roughly, squareMetres } from "../../ui/format.ts";
import type { Kind } from "./kinds.ts";

/** «Корпус 5, этаж 2» */
export const placeInWords = ({ building, floor }: Unit): string =>
  `Корпус ${building.number}, этаж ${floorNumber(floor.number)}`;

const chipsMax = 3;

/** The others of a kind by what tells them apart: floors of offices, blocks of warehouses. */
export function othersOf([first, ...others]: Kind) {
  const isOffice = first.category === "office";
  const labelOf = (unit: Unit) => (isOffice ? floorNumber(unit.floor.number) : (unit.number.split("-").at(-1) ?? ""));
  const byLabel = new Map(others.map((unit) => [labelOf(unit), unit]));
  if (isOffice) byLabel.delete(labelOf(first));
  const all = [...byLabel];
  const shown = all.length > chipsMax ? all.slice(0, chipsMax) : all;
  const word = isOffice ? (all.length > 1 ? "ещё этажи" : "ещё этаж") : all.length > 1 ? "ещё блоки" : "ещё блок";
  return { word, chips: shown.map(([label, unit]) => ({ label, unit })), further: all.length - shown.length };
}

/** When one can move in, in the fewest words: "сейчас", "с 15 января", "скоро". */
export function whenInWords(unit: Pick<Unit, "status" | "availableFrom" | "updatedAt">): string {
  const { status, availableFrom, updatedAt } = unit;
  if (status === "free") return "сейчас";
  return availableFrom ? `с ${dayNear(availableFrom, updatedAt)}` : "скоро";
}

/** "7,5 м² на чел." */
export const roomEach = (square: number, people: number): string => `${squareMetres(roughly(square / people))} на чел.`;

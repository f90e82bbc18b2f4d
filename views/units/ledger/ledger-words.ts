import type { Unit } from "../../content/unit.ts";
import { dayNear, floorNumber, leastPrice, number, range, roughly, squareMetres } from "../../kit/format.ts";
import type { Kind } from "./kinds.ts";

/** "этажи 2–4, 7, 12": three in a row and more are one span. */
export function floorsInWords(units: readonly Unit[]): string {
  const floors = [...new Set(units.map(({ floor }) => floor.number))].sort((a, b) => a - b);
  const spans: [first: number, last: number][] = [];
  for (const floor of floors) {
    const span = spans.at(-1);
    if (span && floor === span[1] + 1) span[1] = floor;
    else spans.push([floor, floor]);
  }
  const words = spans.flatMap(([first, last]) => {
    if (first === last) return floorNumber(first);
    return last - first > 1 ? `${floorNumber(first)}–${floorNumber(last)}` : [floorNumber(first), floorNumber(last)];
  });
  return `${floors.length > 1 ? "этажи" : "этаж"} ${words.join(", ")}`;
}

/** "44 460 ₽", and "от " before it where the units differ. */
export function priceInWords(units: Kind): { from: string; price: string } {
  const words = leastPrice(units.map(({ price }) => price));
  const from = "от ";
  return words.startsWith(from) ? { from, price: words.slice(from.length) } : { from: "", price: words };
}

/** "1 900–2 300 ₽/м²"; nothing where upstream gives no rate. */
export function ratesInWords(units: readonly Unit[]): string {
  const rates = units.map(({ rate }) => rate).filter((rate) => rate > 0);
  if (rates.length === 0) return "";
  return `${range(Math.min(...rates), Math.max(...rates))} ₽/м²`;
}

/** When one can move in, in the fewest words: "сейчас", "с 15 января", "скоро". */
export function whenInWords(unit: Pick<Unit, "status" | "availableFrom" | "updatedAt">): string {
  const { status, availableFrom, updatedAt } = unit;
  if (status === "free") return "сейчас";
  return availableFrom ? `с ${dayNear(availableFrom, updatedAt)}` : "скоро";
}

/** The same of several: how many are free now, else the first to become free. */
export function kindWhen(units: Kind): { words: string; now: boolean } {
  const now = units.filter(({ status }) => status === "free").length;
  if (units.length > 1 && now === units.length) return { words: `все ${number(now)} сейчас`, now: true };
  if (now > 0)
    return { words: units.length === 1 ? "сейчас" : `${number(now)} из ${number(units.length)} сейчас`, now: true };
  const [first = units[0]] = units.toSorted((a, b) => (a.availableFrom ?? "9").localeCompare(b.availableFrom ?? "9"));
  return { words: whenInWords(first), now: false };
}

/** "7,5 м² на чел." */
export const roomEach = (square: number, people: number): string => `${squareMetres(roughly(square / people))} на чел.`;

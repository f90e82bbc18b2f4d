import type { CategoryId } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { number, range, rubles, squareMetres } from "../../kit/format.ts";
import { numbersInWords, whenInWords } from "../ledger/ledger-words.ts";

const manyOf: Record<CategoryId, string> = {
  office: "офисов",
  warehouse: "складов",
  trade_area: "торговых помещений",
};
const counts: Record<number, { of: string; all: string }> = {
  2: { of: "двух", all: "обоих" },
  3: { of: "трёх", all: "всех трёх" },
  4: { of: "четырёх", all: "всех четырёх" },
};
const million = 1_000_000;
const thousand = 1000;
const months = 12;

/** "1,3 млн ₽", "545 тыс. ₽": a large sum as one says it. */
export function roundRubles(n: number): string {
  if (n >= million) return `${number(n / million)} млн ₽`;
  return n >= thousand ? `${number(Math.round(n / thousand))} тыс. ₽` : rubles(n);
}

/** «Сравнение трёх офисов, 110,9–117 м²» */
export function comparisonTitle(units: readonly Unit[]): string {
  const kinds = new Set(units.map(({ category }) => category));
  const [kind] = kinds;
  const noun = kinds.size === 1 && kind ? manyOf[kind] : "помещений";
  const squares = units.map(({ square }) => square).filter((square) => square > 0);
  const area = squares.length > 0 ? `, ${range(Math.min(...squares), Math.max(...squares))} м²` : "";
  return `Сравнение ${counts[units.length]?.of ?? number(units.length)} ${noun}${area}`;
}

/** «Запросить показ всех трёх» */
export const showingWords = (units: readonly Unit[]) => `Запросить показ ${counts[units.length]?.all ?? "всех"}`;

/** A deciding difference in a sentence; `lead` is its first words. */
export type Verdict = { lead: string; rest: string };

/** The verdict on some units: what is cheapest, largest, free now. Nothing is said that is the same for all. */
export function verdictsOn(units: readonly Unit[]): Verdict[] {
  return [cheapest(units), largest(units), freeNow(units)].filter((verdict) => verdict !== undefined);
}

function cheapest(units: readonly Unit[]): Verdict | undefined {
  const priced = units.filter(({ price }) => price > 0).sort((a, b) => a.price - b.price);
  const [first, last] = [priced[0], priced.at(-1)];
  if (!first || !last || priced.length < units.length || first.price === last.price) return undefined;
  const best = priced.filter(({ price }) => price === first.price);
  const dearest = priced.filter(({ price }) => price === last.price);
  const saved = roundRubles((last.price - first.price) * months);
  return {
    lead: `Дешевле всех ${numbersInWords(best)}:`,
    rest: `на ${saved} в год меньше, чем ${numbersInWords(dearest)}.`,
  };
}

function largest(units: readonly Unit[]): Verdict | undefined {
  const sorted = units.filter(({ square }) => square > 0).sort((a, b) => b.square - a.square);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length < units.length || first.square === last.square) return undefined;
  const best = sorted.filter(({ square }) => square === first.square);
  const least = sorted.filter(({ square }) => square === last.square);
  const more = squareMetres(first.square - last.square);
  return { lead: `Просторнее всех ${numbersInWords(best)}:`, rest: `на ${more} больше, чем ${numbersInWords(least)}.` };
}

function freeNow(units: readonly Unit[]): Verdict | undefined {
  const free = units.filter(({ status }) => status === "free");
  const later = units.filter(({ status }) => status !== "free");
  if (later.length === 0) return { lead: "Свободны сейчас", rest: "все." };
  if (free.length === 0) return undefined;
  const soon = later.map((unit) => `${unit.number} — ${whenInWords(unit)}`).join(", ");
  return { lead: "Свободно сейчас:", rest: `${numbersInWords(free)}; ${soon}.` };
}

/** The comment of an enquiry for a showing: the units and where they are. */
export function showingComment(units: readonly Unit[]): string {
  const each = units.map(
    ({ number: name, building, floor }) => `${name} (корпус ${building.number}, этаж ${floor.number})`,
  );
  return `Прошу показать помещения ${each.join(", ")}.`;
}

import { metres, sides } from "../../kit/format.ts";
import type { CategoryId } from "../park.ts";
import type { Unit } from "../unit.ts";
import { unitFact } from "../unit-words.ts";

const fitouts = { shell: "под отделку", finished: "с отделкой", furnished: "с мебелью" } as const;

/** «ворота с улицы», «рампа», «док»: what the kind of gates means for who unloads; other words as they are. */
function gateWords(gates: string): string {
  if (/доклевеллер/i.test(gates)) return "док";
  if (/секцион/i.test(gates)) return "рампа";
  return /распаш/i.test(gates) ? "ворота с улицы" : gates;
}

/** The warmth of a warehouse in winter: «+5 °C». */
export const warmthOf = (unit: Unit): string | undefined => unitFact(unit, "Отопление")?.replace(/^не ниже /, "");

/** What decides first of a unit: «под отделку», «12 × 15 м, потолок 6 м, рампа, +5 °C», «витрина 8,5 м, с водой». */
export function firstWords(unit: Unit): string {
  const { category, fitout, place, clearHeight, gates = [], frontage, water } = unit;
  const toldFinish = unitFact(unit, "Отделка");
  const told = unitFact(unit, "Ворота");
  const words: Record<CategoryId, (string | false | 0 | undefined)[]> = {
    office: [fitout ? fitouts[fitout] : toldFinish],
    trade_area: [frontage?.width && `витрина ${metres(frontage.width)}`, toldFinish, water && "с водой"],
    warehouse: [
      place && sides(place.width, place.depth),
      clearHeight && `потолок ${metres(clearHeight)}`,
      told ? gateWords(told) : gates.some(({ leveller }) => leveller) && "док",
      warmthOf(unit),
    ],
  };
  return words[category].filter(Boolean).join(", ");
}

/** The fact that a kind of premises is chosen by, what any value of it is called, and each value in a word or two. */
export const mainFacts: Record<CategoryId, { fact: string; any: string; say: (value: string) => string }> = {
  office: { fact: "Отделка", any: "Любая отделка", say: (value) => value },
  warehouse: { fact: "Ворота", any: "Рампа / док", say: gateWords },
  trade_area: { fact: "Мокрая точка", any: "Вода", say: (value) => (value === "нет" ? "без воды" : "с водой") },
};

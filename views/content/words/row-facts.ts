import { metres, sides } from "../../ui/format.ts";
import type { CategoryId } from "../park.ts";
import type { Unit } from "../unit.ts";
import { unitFact } from "../unit-words.ts";

const fitouts = { shell: "под отделку", finished: "с отделкой", furnished: "с мебелью" } as const;

/** What the gates of a warehouse mean for who unloads. */
export type Gate = "dock" | "ramp" | "street";
export const gateWords: Record<Gate, string> = { dock: "док", ramp: "рампа", street: "ворота с улицы" };

/** The gates of a warehouse, where their words are known. */
export function gateOf(unit: Unit): Gate | undefined {
  const told = unitFact(unit, "Ворота") ?? "";
  if (/доклевеллер/i.test(told)) return "dock";
  if (/секцион/i.test(told)) return "ramp";
  if (/распаш/i.test(told)) return "street";
  return !told && unit.gates?.some(({ leveller }) => leveller) ? "dock" : undefined;
}

/** The warmth of a warehouse in winter: «+5 °C». */
export const warmthOf = (unit: Unit): string | undefined => unitFact(unit, "Отопление")?.replace(/^не ниже /, "");

/** What decides first of a unit: «под отделку», «12 × 15 м, потолок 6 м, рампа, +5 °C», «витрина 8,5 м, с водой». */
export function firstWords(unit: Unit): string {
  const { category, fitout, place, clearHeight, frontage, water } = unit;
  const toldFinish = unitFact(unit, "Отделка");
  const gate = gateOf(unit);
  const words: Record<CategoryId, (string | false | 0 | undefined)[]> = {
    office: [fitout ? fitouts[fitout] : toldFinish],
    trade_area: [frontage?.width && `витрина ${metres(frontage.width)}`, toldFinish, water && "с водой"],
    warehouse: [
      place && sides(place.width, place.depth),
      clearHeight && `потолок ${metres(clearHeight)}`,
      gate ? gateWords[gate] : unitFact(unit, "Ворота"),
      warmthOf(unit),
    ],
  };
  return words[category].filter(Boolean).join(", ");
}

/** The fact that a kind of premises is chosen by, what any value of it is called, and each value in a word or two. */
export const mainFacts: Record<
  Exclude<CategoryId, "warehouse">,
  { fact: string; any: string; say: (value: string) => string }
> = {
  office: { fact: "Отделка", any: "Любая отделка", say: (value) => value },
  trade_area: { fact: "Мокрая точка", any: "Вода", say: (value) => (value === "нет" ? "без воды" : "с водой") },
};

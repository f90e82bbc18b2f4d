import type { Unit } from "../unit.ts";
import { plainWords, sideIn } from "./placement-words.ts";

/** The value of a fact as plain text; empty if the unit has no such fact. */
function fact({ facts }: Pick<Unit, "facts">, name: string): string {
  return plainWords(facts.find((fact) => plainWords(fact.name).toLowerCase() === name.toLowerCase())?.value);
}

const metresIn = (text: string, pattern: RegExp) =>
  pattern
    .exec(text)
    ?.slice(1)
    .map((number) => Number(number.replace(",", "."))) ?? [];

/** «5 окон, на север» → 5; 0 if no number is given. */
export function windowCountOf(unit: Unit): number {
  return Number.parseInt(fact(unit, "Окна"), 10) || 0;
}

const layouts: Record<string, "open" | "mixed" | "cells"> = {
  открытая: "open",
  смешанная: "mixed",
  кабинетная: "cells",
};

/** The rooms of an office; "other" if the words are not known, undefined if there are none. */
export function givenLayout(unit: Unit): "open" | "mixed" | "cells" | "other" | undefined {
  const words = fact(unit, "Планировка");
  return words === "" ? undefined : (layouts[words] ?? "other");
}

const numerals = ["одни", "двое", "трое", "четверо"];

/** «двое ворот, секционные с доклевеллером, 3 × 3,2 м». */
export function gateFactsOf(unit: Unit) {
  const text = fact(unit, "Ворота");
  const word = numerals.findIndex((numeral) => text.toLowerCase().startsWith(numeral));
  const [width, height] = metresIn(text, /([\d,]+) × ([\d,]+) м/);
  return {
    count: word < 0 ? Number.parseInt(text, 10) || 0 : word + 1,
    width,
    height,
    leveller: /доклевеллер/.test(text),
    leaves: /распашн/.test(text),
  };
}

/** «6 × 15 м»: the steps of the columns along and across the building. */
export function columnGridOf(unit: Unit): readonly [number, number] | undefined {
  const [along, across] = metresIn(fact(unit, "Сетка колонн"), /([\d,]+) × ([\d,]+) м/);
  return along && across ? [along, across] : undefined;
}

/** The longest vehicle that reaches the gates, in metres. */
export function lorryOf(unit: Unit): { length: number; width: number; height: number } | undefined {
  const access = fact(unit, "Подъезд");
  if (/фур/i.test(access)) return { length: 16.5, width: 2.5, height: 4 };
  return /\d/.test(access) ? { length: 6.5, width: 2.2, height: 3 } : undefined;
}

/** Whether the gates open on a ramp. */
export const hasRamp = (unit: Pick<Unit, "facts">) => /пандус/.test(fact(unit, "Подъезд"));

/** Whether a warehouse has a room for its keeper. */
export const hasKeeperRoom = ({ features }: Unit) => features.some((feature) => /кладовщика/.test(feature));

/** The front, doors and water of a shop. «13 м, на галерею»: `front` is the width of the glass in metres. */
export function shopFrontOf(unit: Unit) {
  const [window, entry] = [fact(unit, "Витрина"), fact(unit, "Вход")];
  return {
    front: metresIn(window, /([\d,]+) м/)[0] || undefined,
    fromGallery: /галере/.test(entry),
    fromStreet: /с улицы/.test(entry),
    windows: /окна/.test(window) && sideIn(window) !== undefined,
    water: /есть/.test(fact(unit, "Мокрая точка")),
  };
}

/** «под отделку»: no finish, so no furniture. */
export const isBare = (unit: Unit) => /под отделку/.test(fact(unit, "Отделка"));

/** «с отделкой», with furniture or without. */
export const isFinished = (unit: Unit) => /с отделкой/.test(fact(unit, "Отделка"));

/** Whether a fact names the building's class, which comparisons show elsewhere. */
export const isClassFact = (name: string) => name.startsWith("Класс");

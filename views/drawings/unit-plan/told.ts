import type { Side } from "../../park/park.ts";
import type { Pavilion } from "../../units/pavilion.ts";
import { plainText, sideIn } from "../sides.ts";

/** The value of a fact as plain text. */
export function fact({ facts }: Pavilion, name: string): string {
  return plainText(facts.find((one) => plainText(one.name).toLowerCase() === name.toLowerCase())?.value);
}

const metresIn = (text: string, pattern: RegExp) =>
  pattern
    .exec(text)
    ?.slice(1)
    .map((number) => Number(number.replace(",", "."))) ?? [];

/**
 * The sides that the unit's field and words name for its windows, shop front or gates; several of them are a
 * contradiction.
 */
export function toldOutlooks(unit: Pavilion): Side[] {
  const gates = /ворота на (?:север|юг|восток|запад)/.exec(plainText(unit.description))?.[0];
  const words = [fact(unit, "Окна"), fact(unit, "Витрина"), fact(unit, "Ворота"), gates];
  return [...new Set([unit.outlook, ...words.map(sideIn)].filter((side) => side !== undefined))];
}

/** «5 окон, на север» → 5; 0 where no number is told. */
export function toldWindows(unit: Pavilion): number {
  return Number.parseInt(fact(unit, "Окна"), 10) || 0;
}

/** Desks that stay in the unit; undefined where field and description name different numbers. */
export function toldSeats(unit: Pavilion): number | undefined {
  const worded = Number(/на (\d+) рабоч/.exec(plainText(unit.description))?.[1]) || undefined;
  if (unit.seats === undefined || worded === undefined) return unit.seats ?? worded;
  return unit.seats === worded ? worded : undefined;
}

const numerals = ["одни", "двое", "трое", "четверо"];

/** «двое ворот, секционные с доклевеллером, 3 × 3,2 м». */
export function toldGates(unit: Pavilion) {
  const text = fact(unit, "Ворота");
  const word = numerals.findIndex((numeral) => text.toLowerCase().startsWith(numeral));
  const [width] = metresIn(text, /([\d,]+) × ([\d,]+) м/);
  return {
    count: word < 0 ? Number.parseInt(text, 10) || 0 : word + 1,
    width,
    leveller: /доклевеллер/.test(text),
    leaves: /распашн/.test(text),
  };
}

/** «6 × 15 м»: the steps of the columns along and across the building. */
export function toldColumns(unit: Pavilion): readonly [number, number] | undefined {
  const [along, across] = metresIn(fact(unit, "Сетка колонн"), /([\d,]+) × ([\d,]+) м/);
  return along && across ? [along, across] : undefined;
}

/** «13 м, на галерею»: the width of the shop front in metres. */
export function toldFront(unit: Pavilion): number | undefined {
  return metresIn(fact(unit, "Витрина"), /([\d,]+) м/)[0] || undefined;
}

/** What may drive up to the gates. */
export function toldLorry(unit: Pavilion): { length: number; width: number } | undefined {
  const access = fact(unit, "Подъезд");
  if (/фур/i.test(access)) return { length: 16.5, width: 2.5 };
  return /\d/.test(access) ? { length: 6.5, width: 2.2 } : undefined;
}

/** «под отделку»: no finish, hence no furniture. */
export const isBare = (unit: Pavilion) => /под отделку/.test(fact(unit, "Отделка"));

/** «с отделкой», with furniture or without. */
export const isFinished = (unit: Pavilion) => /с отделкой/.test(fact(unit, "Отделка"));

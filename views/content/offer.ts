import { dayNear } from "../ui/format.ts";
import { idsOf, offerKey } from "./offer-ids.ts";
import type { Unit } from "./unit.ts";

/** When premises can be moved into: without a date where the content does not tell it. */
export type When = Pick<Unit, "status" | "availableFrom" | "updatedAt">;

/** When premises can be moved into: «сейчас», «с 1 февраля», without a day «скоро». */
export function whenInWords({ status, availableFrom, updatedAt }: When, day = dayNear): string {
  if (status === "free") return "сейчас";
  return availableFrom ? `с ${day(availableFrom, updatedAt)}` : "скоро";
}

/** «Свободно с 1 февраля». */
export const freeInWords = (when: When): string =>
  when.status === "soon" && !when.availableFrom ? "Скоро освободится" : `Свободно ${whenInWords(when)}`;

/**
 * What a visitor can choose: a unit, or neighbours together, in their order. The rent is ₽ a month, 0 where one of them
 * is on request; `when` is the last of their days.
 */
export type Offer<One extends Unit = Unit> = {
  key: string;
  units: readonly One[];
  square: number;
  price: number;
  when: When;
};

export const offerOf = <One extends Unit>(units: readonly One[]): Offer<One> => ({
  key: offerKey(idsOf(units)),
  units,
  square: Math.round(units.reduce((sum, { square }) => sum + square, 0) * 100) / 100,
  price: rentOf(units),
  when: whenOf(units),
});

/** The rent of some units together, ₽ a month; a unit that is named twice counts once. */
export function rentOf(units: readonly Unit[]): number {
  const each = [...new Map(units.map((unit) => [unit.id, unit])).values()];
  return each.every(({ price }) => price > 0) ? each.reduce((sum, { price }) => sum + price, 0) : 0;
}

function whenOf(units: readonly Unit[]): When {
  const later = units.filter(({ status }) => status === "soon");
  const waiting = later.filter(({ isOverdue }) => !isOverdue);
  const days = waiting.flatMap(({ availableFrom }) => availableFrom ?? []).sort();
  return {
    status: later.length > 0 ? "soon" : "free",
    availableFrom: days.length === waiting.length ? days.at(-1) : undefined,
    updatedAt: units[0]?.updatedAt,
  };
}

/** «407-14 + 407-15». */
export const numbersOf = ({ units }: { units: readonly Pick<Unit, "number">[] }): string =>
  units.map(({ number }) => number).join(" + ");

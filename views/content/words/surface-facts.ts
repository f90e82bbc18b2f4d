import type { MediaFacadeSolution } from "../surface.ts";
import { digits } from "./placement-words.ts";

/** Days that a price covers: «за 30 дней» → 30. Undefined for other units: the price for 1000 contacts is left out. */
const daysOf = (priceUnit: string): number | undefined => Number(/^за\s(\d+)\sдн/.exec(priceUnit)?.[1]) || undefined;

type WithFacts = Pick<MediaFacadeSolution, "facts">;
const factOf = ({ facts }: WithFacts, name: string) => facts.find((fact) => fact.name === name)?.value;

/** «Цена за 7 дней» → 7: a term of the whole surface; parts of it and other prices are none. */
const daysIn = (name: string) => Number(/^Цена за (\d{1,3}) дн(?:ей|я|ь)$/.exec(name)?.[1]) || undefined;

/** Prices of terms in days, the shortest first; the surface's own price among them. */
export function termPrices(surface: MediaFacadeSolution): { days: number; price: number }[] {
  const terms = surface.facts.flatMap(({ name, value }) => {
    const days = daysIn(name);
    const price = digits(/^([\d\s]+) ₽/.exec(value)?.[1]);
    return days && price ? [{ days, price }] : [];
  });
  const days = daysOf(surface.priceUnit);
  const base = days && surface.price > 0 ? [{ days, price: surface.price }] : [];
  return [...terms.filter((term) => term.days !== days), ...base].sort((a, b) => a.days - b.days);
}

/** Facts that a chart of prices does not tell. */
export const otherFacts = ({ facts }: WithFacts) => facts.filter(({ name }) => daysIn(name) === undefined);

/** «3 840 × 1 600 пикселей»: a frame's sides in pixels. */
export function frameOf(surface: WithFacts): { width: number; height: number } | undefined {
  const [, width, height] = /^([\d\s]+)×([\d\s]+)/.exec(factOf(surface, "Разрешение") ?? "") ?? [];
  const frame = { width: digits(width), height: digits(height) };
  return frame.width > 0 && frame.height > 0 ? frame : undefined;
}

/** «Буквы не ниже 160 пикселей»: the least height of letters in pixels. */
export const letterOf = ({ requirements }: Pick<MediaFacadeSolution, "requirements">): number | undefined =>
  requirements
    .map((requirement) => Number(/^Буквы не ниже (\d+) пиксел/.exec(requirement)?.[1]))
    .find((pixels) => pixels > 0);

/** Whether a requirement only repeats the frame's sides. */
export const isFrameRule = (requirement: string): boolean => /^Кадр ровно/.test(requirement);

/** Whether a surface belongs on the technical sheet of facades. */
export const isFacadeScreen = ({ kind, setting }: Pick<MediaFacadeSolution, "kind" | "setting">): boolean =>
  (kind === "led" && (setting ?? "facade") === "facade") || (kind === undefined && setting === "facade");

/** The screens on facades; where no surface says what it is, all of them: a list is never denied. */
export const facadeScreens = (surfaces: readonly MediaFacadeSolution[]): readonly MediaFacadeSolution[] =>
  surfaces.every(({ kind, setting }) => kind === undefined && setting === undefined)
    ? surfaces
    : surfaces.filter(isFacadeScreen);

/** Roubles for 1000 contacts; undefined without contacts or days. */
export function pricePerThousand({ price, priceUnit, contactsPerDay }: MediaFacadeSolution): number | undefined {
  const days = daysOf(priceUnit);
  return price > 0 && contactsPerDay && days ? Math.round(price / ((contactsPerDay * days) / 1000)) : undefined;
}

import type { MediaFacadeSolution } from "../surface.ts";
import { digits } from "./placement-words.ts";

/** Days that a price covers: «за 30 дней» → 30. Undefined for other units: the price for 1000 contacts is left out. */
const daysOf = (priceUnit: string): number | undefined => Number(/^за\s(\d+)\sдн/.exec(priceUnit)?.[1]) || undefined;

type WithFacts = Pick<MediaFacadeSolution, "facts">;

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

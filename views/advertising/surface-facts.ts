import type { MediaFacadeSolution } from "../content/surface.ts";

/** Whether a surface belongs on the technical sheet of facades. */
export const isFacadeScreen = ({ kind, setting }: Pick<MediaFacadeSolution, "kind" | "setting">): boolean =>
  (kind === "led" && (setting ?? "facade") === "facade") || (kind === undefined && setting === "facade");

/** The screens on facades; where no surface says what it is, all of them: a list is never denied. */
export const facadeScreens = (surfaces: readonly MediaFacadeSolution[]): readonly MediaFacadeSolution[] =>
  surfaces.every(({ kind, setting }) => kind === undefined && setting === undefined)
    ? surfaces
    : surfaces.filter(isFacadeScreen);

/** Roubles for 1000 contacts, where it is told how many days the price is for and how many people see it. */
export function pricePerThousand({ price, prices, contactsPerDay }: MediaFacadeSolution): number | undefined {
  const days = prices.find((term) => term.price === price)?.days;
  return price > 0 && contactsPerDay && days ? Math.round(price / ((contactsPerDay * days) / 1000)) : undefined;
}

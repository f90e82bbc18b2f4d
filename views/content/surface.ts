import { rubles } from "../ui/format.ts";
import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { Side } from "./park.ts";

export type SurfaceKind = "led" | "billboard" | "lightbox" | "film";

/** Where it hangs: an outer wall, a post at the road, an indoor wall, a lift, an entrance's glass. */
export type SurfaceSetting = "facade" | "street" | "hall" | "lift" | "doors";

/**
 * A place for advertising. `width` and `height` in metres, `bottom` metres over the ground or the floor; `price` in ₽
 * for `priceUnit` ("за 30 дней"). `offset` is metres from the left end of its wall, seen from outside.
 */
export type MediaFacadeSolution = {
  id: number;
  name: string;
  short: string;
  description: SafeHtml;
  image?: Image | undefined;
  placement: string;
  width: number;
  height: number;
  hours?: string | undefined;
  contactsPerDay?: number | undefined;
  price: number;
  priceUnit: string;
  /** ₽ of the whole surface by term, that of `price` among them. */
  prices: { days: number; price: number }[];
  facts: { name: string; value: string }[];
  requirements: string[];
  kind?: SurfaceKind | undefined;
  bottom?: number | undefined;
  offset?: number | undefined;
  side?: Side | undefined;
  /** Whether an entrance lies below it. */
  entrance?: boolean | undefined;
  setting?: SurfaceSetting | undefined;
  building?: { id: number; number: string } | undefined;
};

/** «190 000 ₽ за 30 дней» */
export const surfacePrice = ({ price, priceUnit }: MediaFacadeSolution): string =>
  price > 0 ? `${rubles(price)} ${priceUnit}` : "Цена по запросу";

/** Whether a surface belongs on the technical sheet of facades. */
export const isFacadeScreen = ({ kind, setting }: Pick<MediaFacadeSolution, "kind" | "setting">): boolean =>
  (kind === "led" && (setting ?? "facade") === "facade") || (kind === undefined && setting === "facade");

/** The screens on facades; where no surface says what it is, all of them: a list is never denied. */
export const facadeScreens = (surfaces: readonly MediaFacadeSolution[]): readonly MediaFacadeSolution[] =>
  surfaces.every(({ kind, setting }) => kind === undefined && setting === undefined)
    ? surfaces
    : surfaces.filter(isFacadeScreen);

/** Roubles for 1,000 viewers, where the days of the price and the people who see it are known. */
export function pricePerThousand({ price, prices, contactsPerDay }: MediaFacadeSolution): number | undefined {
  const days = prices.find((term) => term.price === price)?.days;
  return price > 0 && contactsPerDay && days ? Math.round(price / ((contactsPerDay * days) / 1000)) : undefined;
}

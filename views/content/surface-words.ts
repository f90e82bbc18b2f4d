import { sides } from "../kit/format.ts";
import type { MediaFacadeSolution } from "./surface.ts";
import { daysOf } from "./words/price-unit.ts";

/** "24 × 10 м"; a screen in a lift keeps its centimetres: "0,27 × 0,48 м". */
export const solutionSize = ({ width, height }: Pick<MediaFacadeSolution, "width" | "height">): string =>
  sides(width, height);

/** Whether a surface belongs on the technical sheet of facades. */
export const isFacadeScreen = ({ kind, setting }: Pick<MediaFacadeSolution, "kind" | "setting">): boolean =>
  kind === "led" && setting === "facade";

/** Roubles for 1000 contacts; undefined without contacts or days. */
export function pricePerThousand({ price, priceUnit, contactsPerDay }: MediaFacadeSolution): number | undefined {
  const days = daysOf(priceUnit);
  return price > 0 && contactsPerDay && days ? Math.round(price / ((contactsPerDay * days) / 1000)) : undefined;
}

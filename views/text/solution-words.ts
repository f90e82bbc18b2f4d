import type { MediaFacadeSolution } from "../model/media-facade.ts";
import { NBSP } from "./format.ts";

const metresExact = new Intl.NumberFormat("ru-RU", { maximumFractionDigits: 2 });

/** "24 × 10 м"; a screen in a lift keeps its centimetres: "0,27 × 0,48 м". */
export function solutionSize({ width, height }: Pick<MediaFacadeSolution, "width" | "height">): string {
  return `${metresExact.format(width)}${NBSP}×${NBSP}${metresExact.format(height)}${NBSP}м`;
}

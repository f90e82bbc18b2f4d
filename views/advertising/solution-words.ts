import type { MediaFacadeSolution } from "./media-facade.ts";

const metresExact = new Intl.NumberFormat("ru-RU", { maximumFractionDigits: 2 });

/** "24 × 10 м"; a screen in a lift keeps its centimetres: "0,27 × 0,48 м". */
export function solutionSize({ width, height }: Pick<MediaFacadeSolution, "width" | "height">): string {
  return `${metresExact.format(width)} × ${metresExact.format(height)} м`;
}

import type { MediaFacadeSolution } from "../content/surface.ts";

/** `most` other surfaces, the nearest in price first. */
export function neighboursByPrice(
  solution: MediaFacadeSolution,
  all: readonly MediaFacadeSolution[],
  most: number,
): MediaFacadeSolution[] {
  const apart = ({ price }: MediaFacadeSolution) => Math.abs(price - solution.price);
  return all
    .filter(({ id }) => id !== solution.id)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, most);
}

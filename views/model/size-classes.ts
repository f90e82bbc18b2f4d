import type { Pavilion, SquareSize } from "./pavilion.ts";

/** Size classes by area in m²: from `from` (included) to `below` (excluded). The content API narrows by the same. */
export const sizeClasses: readonly { id: SquareSize; from: number; below: number; text: string }[] = [
  { id: "s", from: 0, below: 50, text: "до 50 м²" },
  { id: "m", from: 50, below: 150, text: "50–150 м²" },
  { id: "l", from: 150, below: 500, text: "150–500 м²" },
  { id: "xl", from: 500, below: Number.POSITIVE_INFINITY, text: "от 500 м²" },
];

/** The size class of an area in m². */
export function sizeClassOf(square: number): SquareSize {
  return sizeClasses.find(({ below }) => square < below)?.id ?? "xl";
}

/**
 * The same units in an order that shows the range: each next one is of the building and the size class shown least so far. A list that
 * begins with ten twins says nothing of the rest.
 */
export function inShowingOrder(pavilions: readonly Pavilion[]): Pavilion[] {
  const shown = new Map<string, number>();
  const times = (trait: string) => shown.get(trait) ?? 0;
  const waiting = [...pavilions];
  const ordered: Pavilion[] = [];
  while (waiting.length > 0) {
    const weights = waiting.map((unit) => traitsOf(unit).reduce((sum, trait) => sum + times(trait), 0));
    const [next] = waiting.splice(weights.indexOf(Math.min(...weights)), 1);
    if (!next) break;
    for (const trait of traitsOf(next)) shown.set(trait, times(trait) + 1);
    ordered.push(next);
  }
  return ordered;
}

function traitsOf({ body, square }: Pavilion): string[] {
  return [`body ${body.id}`, `size ${sizeClassOf(square)}`];
}

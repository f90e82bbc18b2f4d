import type { SquareSize } from "./unit.ts";

/** Size classes by area in m²: from `from` (included) to `below` (excluded). The content API narrows by the same. */
export const sizeClasses: readonly { id: SquareSize; from: number; below: number; text: string }[] = [
  { id: "s", from: 0, below: 50, text: "до 50 м²" },
  { id: "m", from: 50, below: 150, text: "50–150 м²" },
  { id: "l", from: 150, below: 500, text: "150–500 м²" },
  { id: "xl", from: 500, below: Number.POSITIVE_INFINITY, text: "от 500 м²" },
];

export function sizeClassOf(square: number): SquareSize {
  return sizeClasses.find(({ below }) => square < below)?.id ?? "xl";
}

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
 * The same units in an order that shows the range: each next one is of the building and the size class shown least so
 * far. A list that begins with ten twins says nothing of the rest.
 */
export function inShowingOrder(pavilions: readonly Pavilion[]): Pavilion[] {
  const kinds = kindsOf(pavilions);
  const shown = new Map<number | SquareSize, number>();
  const times = (trait: number | SquareSize) => shown.get(trait) ?? 0;
  return pavilions.flatMap(() => {
    let [next, least] = [kinds[0], Number.POSITIVE_INFINITY];
    for (const kind of kinds) {
      const weight = times(kind.body) + times(kind.size);
      const earlier = weight === least && next !== undefined && placeOf(kind) < placeOf(next);
      if (kind.waiting.length > 0 && (weight < least || earlier)) [next, least] = [kind, weight];
    }
    if (!next) return [];
    for (const trait of [next.body, next.size]) shown.set(trait, times(trait) + 1);
    return next.waiting.shift()?.unit ?? [];
  });
}

/** Units of one building and one size class, with their places in the list. */
type Kind = { body: number; size: SquareSize; waiting: { place: number; unit: Pavilion }[] };

const placeOf = ({ waiting }: Kind) => waiting[0]?.place ?? Number.POSITIVE_INFINITY;

function kindsOf(pavilions: readonly Pavilion[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const [place, unit] of pavilions.entries()) {
    const [body, size] = [unit.body.id, sizeClassOf(unit.square)];
    const kind = kinds.get(`${body} ${size}`) ?? { body, size, waiting: [] };
    kind.waiting.push({ place, unit });
    kinds.set(`${body} ${size}`, kind);
  }
  return [...kinds.values()];
}

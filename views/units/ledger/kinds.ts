import type { Pavilion } from "../pavilion.ts";

/** Units of one building and one area, in the order of the list; the first is the one that the kind stands at. */
export type Kind = readonly [Pavilion, ...Pavilion[]];

/** Folds equal units: a kind stands where its first unit stood. Composed keys would take four times as long. */
export function kindsOf(units: readonly Pavilion[]): Kind[] {
  const kinds: [Pavilion, ...Pavilion[]][] = [];
  const byBody = new Map<number, Map<number, [Pavilion, ...Pavilion[]]>>();
  for (const unit of units) {
    const bySquare = byBody.get(unit.body.id) ?? new Map<number, [Pavilion, ...Pavilion[]]>();
    byBody.set(unit.body.id, bySquare);
    const known = bySquare.get(unit.square);
    if (known) known.push(unit);
    else {
      const kind: [Pavilion, ...Pavilion[]] = [unit];
      bySquare.set(unit.square, kind);
      kinds.push(kind);
    }
  }
  return kinds;
}

import type { Pavilion } from "../pavilion.ts";

/** Units of one building and one area, in the order of the list; the first is the one that the kind stands at. */
export type Kind = readonly [Pavilion, ...Pavilion[]];

/** Folds equal units: a kind stands where its first unit stood. */
export function kindsOf(units: readonly Pavilion[]): Kind[] {
  const kinds = new Map<string, [Pavilion, ...Pavilion[]]>();
  for (const unit of units) {
    const key = `${unit.body.id} ${unit.square}`;
    const kind = kinds.get(key);
    if (kind) kind.push(unit);
    else kinds.set(key, [unit]);
  }
  return [...kinds.values()];
}

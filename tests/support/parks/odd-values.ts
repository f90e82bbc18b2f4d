import fc from "fast-check";

export type Json = Record<string, unknown>;

/** Numbers that a backend sends by mistake. */
const oddNumbers: ((given: number) => unknown)[] = [
  (given) => given * 100,
  (given) => given * 1000,
  (given) => given / 100_000,
  (given) => -given,
  () => 0,
  () => 1e15,
  (given) => String(given),
  () => null,
  () => "",
];
const oddTexts: ((given: string) => unknown)[] = [
  () => "0,01 × 0,01 м",
  () => "99999 окон, на север",
  (given) => given.repeat(400),
  () => "",
  () => null,
  () => 7,
];
const oddLists: ((given: unknown[]) => unknown)[] = [
  (given) => Array.from({ length: 400 }, (_, at) => given[at % Math.max(1, given.length)] ?? null),
  () => [],
  () => null,
  (given) => ({ ...given }),
];

/** Places of a JSON value: what holds the value, and its key. */
function places(value: unknown, found: [holder: Json, key: string][] = []): [holder: Json, key: string][] {
  if (typeof value !== "object" || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Json, key]);
    places(Reflect.get(value, key), found);
  }
  return found;
}

/** The oddities of a park: how many, where (from 0 to 1), and how. */
export const oddity = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(50)), { maxLength: 8 });

/** Puts odd values into the content. */
export function spoil(content: Json, oddities: [number, number][]): void {
  const all = places(content);
  for (const [where, how] of oddities) {
    const [holder, key] = all[Math.floor(where * all.length)] ?? [];
    if (!holder || key === undefined) continue;
    const given = holder[key];
    if (typeof given === "number") holder[key] = oddNumbers[how % oddNumbers.length]?.(given);
    else if (typeof given === "string") holder[key] = oddTexts[how % oddTexts.length]?.(given);
    else if (Array.isArray(given)) holder[key] = oddLists[how % oddLists.length]?.(given);
  }
}

/** Gives the next number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Random numbers that are the same on every run for the same `name`: mulberry32, seeded with the FNV-1a hash of the name. */
export function randomOf(name: string): Random {
  let state = hash(name);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items, each equally likely. */
export function oneOf<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** `count` of the items in random order, or all of them when there are fewer. */
export function someOf<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const ranked = items.map((item) => ({ item, rank: random() }));
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

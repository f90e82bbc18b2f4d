import { onceFor } from "../../views/kit/once-for.ts";

type Numbered = { id: number };

const joined = onceFor((...lists: [readonly Numbered[], ...Numbered[][]]) => {
  const byId = new Map<number, Numbered>();
  for (const item of lists.flat()) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
});

/**
 * The concatenated lists, each id once: a list that grows between two calls repeats an item on the next page. The same
 * array while the lists are the same, so that results computed from it can be kept.
 */
export function joinedLists<Item extends Numbered>([first = [], ...others]: Item[][]): Item[] {
  // Safe: all of these lists hold items of one type.
  return joined(first, ...others) as Item[];
}

import { sameItems } from "../kit/same-items.ts";

const cache = new WeakMap<object, { lists: readonly unknown[][]; items: unknown[] }>();

/**
 * The concatenated lists, each id once: a list that grows between two calls repeats an item on the next page. The same
 * array while the lists are the same, so that results computed from it can be cached.
 */
export function joinedLists<Item extends { id: number }>(lists: Item[][]): Item[] {
  const [first = []] = lists;
  if (lists.length < 2) return first;
  const before = cache.get(first);
  // The map is shared by all types of items; these items come from lists of `Item`.
  if (before && sameItems(before.lists, lists)) return before.items as Item[];
  const byId = new Map<number, Item>();
  for (const item of lists.flat()) if (!byId.has(item.id)) byId.set(item.id, item);
  const items = [...byId.values()];
  cache.set(first, { lists, items });
  return items;
}

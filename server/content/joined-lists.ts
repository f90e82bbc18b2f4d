import { sameItems } from "../same-items.ts";

const known = new WeakMap<object, { lists: readonly unknown[][]; items: unknown[] }>();

/**
 * Lists as one list; the very same one as long as the lists are the same, so that whoever made something of it can
 * tell.
 */
export function joinedLists<Item>(lists: Item[][]): Item[] {
  const [first = []] = lists;
  if (lists.length < 2) return first;
  const before = known.get(first);
  // What was put together of these lists holds their items.
  if (before && sameItems(before.lists, lists)) return before.items as Item[];
  const items = lists.flat();
  known.set(first, { lists, items });
  return items;
}

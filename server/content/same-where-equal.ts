/**
 * Takes the older value wherever `before` and `after` are equal, down to their members, so that caches beside these
 * objects stay valid. Changes `after`.
 */
export function sameWhereEqual(before: unknown, after: unknown): unknown {
  if (typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  // Items of a list are compared with those of the same id, wherever they stand.
  const beforeById = Array.isArray(before) ? new Map(before.map((item, at) => [item?.id ?? at, item])) : undefined;
  const olderOf = (key: string): unknown => {
    if (!beforeById) return Reflect.get(before, key);
    const item: unknown = Reflect.get(after, key);
    return beforeById.get(Reflect.get(Object(item), "id") ?? Number(key));
  };
  const keys = Object.keys(after);
  for (const key of keys) {
    const member = sameWhereEqual(olderOf(key), Reflect.get(after, key));
    Reflect.set(after, key, member);
  }
  const isEqual =
    Array.isArray(before) === Array.isArray(after) &&
    keys.length === Object.keys(before).length &&
    keys.every((key) => Reflect.get(before, key) === Reflect.get(after, key));
  return isEqual ? before : after;
}

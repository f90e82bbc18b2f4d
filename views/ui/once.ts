/** Keeps the last result for each first argument, while the others are the same. Content never changes. */
export function onceFor<First extends object, Others extends readonly unknown[], Result>(
  compute: (first: First, ...others: Others) => Result,
): (first: First, ...others: Others) => Result {
  const kept = new WeakMap<First, { others: Others; result: Result }>();
  return (first, ...others) => {
    const before = kept.get(first);
    if (before && sameItems(before.others, others)) return before.result;
    const result = compute(first, ...others);
    kept.set(first, { others, result });
    return result;
  };
}

/** Whether two lists hold identical items in the same order. */
export function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** Makes a value at its first use. The first `Intl` object loads its language's data: 30 ms of the start. */
export function once<Value extends object | string>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Whether two lists hold identical items in the same order, so that results computed from one fit the other. */
export function sameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, at) => item === others[at]);
}

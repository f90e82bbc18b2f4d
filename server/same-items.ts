/** Whether two lists hold the very same things in the same order: what was made of one can stand for the other. */
export function sameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

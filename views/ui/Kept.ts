import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** What a part shows: it is the same part as long as these are the same, by identity. */
export type ShownBy = readonly [object, ...unknown[]];

/** `fill`: text that differs each time, such as the query of a list's links. It may stand in attributes only. */
export type KeptProps = { by: ShownBy } & (
  | { children: ReactElement; fill?: never }
  | { children: (fill: string) => ReactElement; fill: string }
);

/** The part's element, with `fill` in its places. */
export const elementOf = ({ children, fill = "" }: KeptProps, filledWith = fill): ReactElement =>
  typeof children === "function" ? children(filledWith) : children;

/** Renders kept parts. By default like any others; the server keeps their HTML beside the first object of `by`. */
export const Keeping = createContext((props: KeptProps): ReactNode => elementOf(props));

/** Marks a part that many pages share. It must depend on nothing but `by` and `fill`. */
export function Kept(props: KeptProps) {
  return useContext(Keeping)(props);
}

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
export function sameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, at) => item === others[at]);
}

/** Makes a value at its first use. The first `Intl` object loads its language's data: 30 ms of the start. */
export function once<Value extends object | string>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

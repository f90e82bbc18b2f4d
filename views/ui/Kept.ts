import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { sameItems } from "./once.ts";

/**
 * `beside`: the part is dropped together with this object. `fill`: text that differs each time, such as the query of
 * a list's links. It may stand in attributes only, and nothing else may depend on it. Without it a filter that nobody
 * asked for before takes 2.2 times the processor time. `svg`: the part belongs to a drawing.
 */
export type KeptProps = { beside: object; svg?: boolean } & (
  | { children: ReactElement; fill?: never }
  | { children: (fill: string) => ReactElement; fill: string }
);

/** The part's element, with `fill` in its places. */
export const elementOf = ({ children, fill = "" }: KeptProps, filledWith = fill): ReactElement =>
  typeof children === "function" ? children(filledWith) : children;

/** Renders kept parts. By default like any others; the server keeps their HTML. */
export const Keeping = createContext((props: KeptProps): ReactNode => elementOf(props));

/**
 * Marks a part that many pages share: one component, which depends on its props alone. It is the same part as long as
 * all its props are the same, so no key can miss one.
 */
export function Kept(props: KeptProps) {
  return useContext(Keeping)(props);
}

type Props = Readonly<Record<string, unknown>>;

/** Whether two elements are of one component with equal props; lists and plain objects count by their members. */
export function showsSame(one: ReactElement, other: ReactElement): boolean {
  if (one.type !== other.type) return false;
  return sameMembers(one.props as Props, other.props as Props, sameValue); // Props are a plain object.
}

const sameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) return sameItems(one, other);
  return isPlain(one) && isPlain(other) && sameMembers(one, other, Object.is);
};

function sameMembers(one: Props, other: Props, same: (one: unknown, other: unknown) => boolean): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]));
}

const isPlain = (value: unknown): value is Props =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

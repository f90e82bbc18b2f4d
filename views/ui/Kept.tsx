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

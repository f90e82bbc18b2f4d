import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** What a part shows: it is the same part as long as these are the same, by identity. */
export type ShownBy = readonly [object, ...unknown[]];

type Props = { by: ShownBy; children: ReactElement };

/** Renders kept parts. By default like any others; the server keeps their HTML beside the first object of `by`. */
export const Keeping = createContext(({ children }: Props): ReactNode => children);

/** Marks a part that many pages share. It must depend on nothing but `by`. */
export function Kept(props: Props) {
  return useContext(Keeping)(props);
}

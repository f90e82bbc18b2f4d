import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** A part of a page, or a list of parts with keys. */
export type Parts = ReactElement | readonly ReactElement[];

/** How parts are rendered that come again and again. By itself: as they are. The server puts its memory here. */
export const Recurring = createContext((parts: Parts): ReactNode => parts);

/**
 * What many pages show alike: a list of units' cards, the header. The server need not render a part anew while its
 * props are the same by value. What depends on context does not belong here.
 */
export function Once({ children }: { children: Parts }) {
  return useContext(Recurring)(children);
}

import { createContext, type ReactElement, type ReactNode, useContext } from "react";

export type Parts = ReactElement | readonly ReactElement[];

/** Renders recurring parts. By default it returns them; the server provides its cache. */
export const Recurring = createContext((parts: Parts): ReactNode => parts);

/** Marks parts that many pages share: the server caches their bytes by their props. They depend on no context. */
export function Once({ children }: { children: Parts }) {
  return useContext(Recurring)(children);
}

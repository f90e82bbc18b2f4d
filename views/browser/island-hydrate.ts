import { hydrate } from "preact/compat";
import type { ReactElement } from "react";

/** Hydrates an island and shows it if it was hidden. */
export function hydrateIsland(island: HTMLElement, element: ReactElement): void {
  hydrate(element, island);
  island.hidden = false;
}

import { createElement, type FunctionComponent, hydrate } from "preact/compat";

/** Wakes an island up with the props that the server rendered it with, and shows it if it was hidden until then. */
export function hydrateIsland(island: HTMLElement, component: FunctionComponent<never>): void {
  hydrate(createElement(component, JSON.parse(island.dataset.props ?? "{}")), island);
  island.hidden = false;
}

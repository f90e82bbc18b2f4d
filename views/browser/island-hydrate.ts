import { createElement, type FunctionComponent, hydrate } from "preact/compat";

/** Hydrates an island with its server-rendered props and shows it if it was hidden. */
export function hydrateIsland(island: HTMLElement, component: FunctionComponent<never>): void {
  hydrate(createElement(component, JSON.parse(island.dataset.props ?? "{}")), island);
  island.hidden = false;
}

import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Wakes an island up with the props that the server rendered it with, and shows it if it was hidden until then. */
export function hydrateIsland(island: HTMLElement, component: ComponentType<never>): void {
  const root = island.querySelector(":scope > [data-island-root]");
  const props = JSON.parse(island.querySelector(":scope > script")?.textContent ?? "{}");
  if (!root) return;
  hydrateRoot(root, createElement(component, props));
  island.hidden = false;
}

import type { IslandName } from "../islands/all-islands.ts";
import { reloadForChunk } from "./chunk-failure.ts";

/** Where each island's code comes from: a chunk of its own, fetched when the island is needed. */
const sources = {
  CookieNotice: () => import("../islands/CookieNotice.tsx").then((module) => module.CookieNotice),
  MobileMenu: () => import("../islands/MobileMenu.tsx").then((module) => module.MobileMenu),
} satisfies Record<IslandName, unknown>;

/** Conditions that only the browser knows, by the name in `data-when`. */
const conditions: Record<string, () => boolean> = {
  "no-cookie-notice": () => {
    try {
      return localStorage.getItem("cookieNotice") === null;
    } catch {
      return true;
    }
  },
};

const isIsland = (name: string | undefined): name is IslandName => name !== undefined && Object.hasOwn(sources, name);

/**
 * Brings the islands of the page to life: at once, or at the first event of a kind in `data-on` inside it, or never while the
 * condition in `data-when` does not hold. An island that waits for an event shows what the server rendered meanwhile.
 */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { when, on } = island.dataset;
    if (when && !conditions[when]?.()) continue;
    if (on) awaitEvent(island, on.split(" "));
    else void startIsland(island);
  }
}

function awaitEvent(island: HTMLElement, types: string[]): void {
  island.hidden = false;
  for (const type of types)
    island.addEventListener(type, () => void startIsland(island), { capture: true, once: true });
  const press = async (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || "alive" in island.dataset) return;
    // Pressed before the code was there: it is pressed again as soon as something listens.
    event.stopPropagation();
    await startIsland(island);
    if ("alive" in island.dataset) button.click();
  };
  island.addEventListener("click", (event) => void press(event), true);
}

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Fetches what the island needs and hydrates it; once. Resolves when it lives, or cannot be had. */
export function startIsland(island: HTMLElement): Promise<void> {
  const known = waking.get(island);
  if (known !== undefined) return known;
  const wake = wakeUp(island);
  waking.set(island, wake);
  return wake;
}

async function wakeUp(island: HTMLElement): Promise<void> {
  const name = island.dataset.island;
  if (!isIsland(name)) return;
  try {
    const [{ hydrateIsland }, component] = await Promise.all([import("./island-hydrate.ts"), sources[name]()]);
    if (!island.isConnected) return;
    hydrateIsland(island, component);
    island.dataset.alive = "";
  } catch (fault) {
    waking.delete(island);
    reloadForChunk();
    reportError(fault);
  }
}

import type { IslandName } from "../islands/all-islands.ts";
import { reloadForChunk } from "./chunk-failure.ts";
import { stored } from "./storage.ts";

/** Where each island's code comes from: a chunk of its own, fetched when the island is needed. */
const sources = {
  CookieNotice: () => import("../islands/CookieNotice.tsx").then((module) => module.CookieNotice),
  MobileMenu: () => import("../islands/MobileMenu.tsx").then((module) => module.MobileMenu),
} satisfies Record<IslandName, unknown>;

/** Conditions that only the browser knows, by the name in `data-when`. */
const conditions: Record<string, () => boolean> = {
  "no-cookie-notice": () => stored("local", "cookieNotice") === undefined,
};

const isIsland = (name: string | undefined): name is IslandName => name !== undefined && Object.hasOwn(sources, name);

/**
 * Brings the islands of the page to life: when the browser is idle, or at the first event of a kind in `data-on` inside
 * it, or never while the condition in `data-when` does not hold. What is hidden until then cannot be pressed in vain;
 * what is not works without script.
 */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { when, on } = island.dataset;
    if (when && !conditions[when]?.()) continue;
    if (on) island.addEventListener(on, () => void startIsland(island), { capture: true });
    else whenIdle(() => void startIsland(island));
  }
}

const idleMsMax = 2_000;

/** Safari has no `requestIdleCallback`: there the page is idle enough once it has loaded. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: idleMsMax });
  else if (document.readyState === "complete") setTimeout(act);
  else addEventListener("load", () => setTimeout(act), { once: true });
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
    // Restored from the back-forward cache, the page goes on where the navigation stopped it.
    addEventListener("pageshow", ({ persisted }) => persisted && startIslands(), { once: true });
    reloadForChunk();
    reportError(fault);
  }
}

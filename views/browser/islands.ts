import type { IslandName } from "../islands/all-islands.ts";
import { reloadForChunk } from "./chunk-failure.ts";
import { stored } from "./storage.ts";

/** A separate chunk for each island, loaded on demand. */
const sources = {
  CookieNotice: () => import("../islands/CookieNotice.tsx").then((module) => module.cookieNoticeOf),
  MobileMenu: () => import("../islands/MobileMenu.tsx").then((module) => module.mobileMenuOf),
} satisfies Record<IslandName, unknown>;

/** Conditions by the name in `data-when`. */
const conditions: Record<string, () => boolean> = {
  "no-cookie-notice": () => stored("local", "cookieNotice") === undefined,
};

const isIsland = (name: string | undefined): name is IslandName => name !== undefined && Object.hasOwn(sources, name);

/**
 * Hydrates islands when the browser is idle, or at the first event named in `data-on`. `data-when` is a condition. A
 * hidden island is shown at once and hydrated next.
 */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { when, on } = island.dataset;
    if (when && !conditions[when]?.()) continue;
    if (on) island.addEventListener(on, () => void startIsland(island), { capture: true });
    else if (island.hidden) showEarly(island);
    else whenIdle(() => void startIsland(island));
  }
}

/** Shows an island before its code has loaded; repeats the last press of a button as soon as it works. */
function showEarly(island: HTMLElement): void {
  let pressed: HTMLElement | undefined;
  island.addEventListener(
    "click",
    ({ target }) => {
      if ("alive" in island.dataset || !(target instanceof Element)) return;
      pressed = target.closest("button") ?? undefined;
    },
    { capture: true },
  );
  island.hidden = false;
  void startIsland(island).then(() => {
    if ("alive" in island.dataset) pressed?.click();
    else island.hidden = true;
  });
}

const idleMsMax = 2_000;

/** Safari has no `requestIdleCallback`: uses the load event. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: idleMsMax });
  else if (document.readyState === "complete") setTimeout(act);
  else addEventListener("load", () => setTimeout(act), { once: true });
}

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Loads and hydrates an island, once. Resolves when it is ready or has failed. */
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
    const [{ hydrateIsland }, elementOf] = await Promise.all([import("./island-hydrate.ts"), sources[name]()]);
    if (!island.isConnected) return;
    hydrateIsland(island, elementOf(island));
    island.dataset.alive = "";
  } catch (fault) {
    waking.delete(island);
    // A page from the back-forward cache continues interrupted hydration.
    addEventListener("pageshow", ({ persisted }) => persisted && startIslands(), { once: true });
    reloadForChunk();
    reportError(fault);
  }
}

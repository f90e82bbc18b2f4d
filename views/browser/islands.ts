import type { IslandName } from "../islands/all-islands.ts";
import { keep, stored } from "./storage.ts";

const reloadGapMs = 60_000;

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

/** Brings the islands of the page to life: at once, when `data-media` first matches, or never while `data-when` does not hold. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { when, media } = island.dataset;
    if (when && !conditions[when]?.()) continue;
    const query = media ? matchMedia(media) : undefined;
    if (!query || query.matches) void startIsland(island);
    else query.addEventListener("change", () => void startIsland(island), { once: true });
  }
}

/** Fetches what the island needs and hydrates it; once. */
export async function startIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset.island;
  if (!isIsland(name) || "started" in island.dataset) return;
  island.dataset.started = "";
  try {
    const [{ hydrateIsland }, component] = await Promise.all([import("./island-hydrate.ts"), sources[name]()]);
    if (island.isConnected) hydrateIsland(island, component);
  } catch (fault) {
    delete island.dataset.started;
    if (
      chunkFailureReloads({
        online: navigator.onLine,
        lastReloadAt: Number(stored("session", "chunkReloadAt")),
        now: Date.now(),
      })
    ) {
      // Without a memory of it the page might reload for ever.
      if (keep("session", "chunkReloadAt", String(Date.now()))) location.reload();
    }
    reportError(fault);
  }
}

/** Whether a module that failed to load is reason to reload the page: it may be of an older release. Times in ms since 1970. */
export const chunkFailureReloads = ({
  online,
  lastReloadAt,
  now,
}: {
  online: boolean;
  lastReloadAt: number;
  now: number;
}): boolean => online && now - lastReloadAt >= reloadGapMs;

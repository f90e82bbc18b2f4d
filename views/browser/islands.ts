import type { ReactElement } from "react";
import type { IslandName } from "../islands/all-islands.ts";
import { onPress } from "./buttons.ts";
import { lateStyles } from "./lazy-parts.ts";
import { reloadForChunk } from "./navigation.ts";
import { waitWithBar } from "./press-wait.ts";
import { keep, stored } from "./storage.ts";

/**
 * `on`: the events that hydrate the island, besides a press that it has no answer to yet; `needless`: whether it stays
 * hidden; `load` imports its chunk.
 */
type Source = { on: string[]; needless?: () => boolean; load: () => Promise<(rendered: Element) => ReactElement> };

const sources: Record<IslandName, Source> = {
  CookieNotice: {
    on: [],
    needless: () => stored("local", "cookieNotice") !== undefined,
    load: async () => {
      if (!(await lateStyles())) throw new Error("The sheet of dialogs failed to load");
      return (await import("../islands/Notice.tsx")).cookieNoticeOf;
    },
  },
  MobileMenu: {
    // The pointer and the focus come before the press.
    on: ["pointerover", "focusin", "toggle"],
    load: () => import("../islands/MobileMenu.tsx").then((module) => module.mobileMenuOf),
  },
};

const sourceOf = ({ dataset: { island = "" } }: HTMLElement): Source | undefined =>
  Object.hasOwn(sources, island) ? sources[island as IslandName] : undefined;

/** Hydrates islands at their first event. A hidden island is shown at once: without script it is useless. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { on = [], needless } = sourceOf(island) ?? {};
    if (needless?.()) continue;
    if (island.hidden) showEarly(island);
    // Back may bring a page from memory that still asks what another page was answered.
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted && needless?.()) island.hidden = true;
    });
    for (const type of on) island.addEventListener(type, () => void startIsland(island), { capture: true });
  }
}

/**
 * Answers of the cookie notice are stored at their press: the next page may come before the notice's code. «Настройки
 * cookie» in the footer reopens the notice.
 */
export function startCookieAnswers(): void {
  onPress("[data-answer]", ({ dataset: { answer: consent = "" } }) => {
    keep("local", "cookieNotice", "true");
    keep("local", "cookieConsent", consent);
    document.dispatchEvent(new CustomEvent("site:consent", { detail: { consent } }));
  });
  onPress("[data-open-cookie-settings]", async () => {
    const island = document.querySelector<HTMLElement>("[data-island=CookieNotice]");
    if (!island) return;
    island.hidden = false;
    await waitWithBar(startIsland(island));
    document.dispatchEvent(new Event("site:cookie-settings"));
  });
}

/** Shows an island before its code has loaded; repeats a press of a button as soon as it works. */
function showEarly(island: HTMLElement): void {
  const press = async ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest("button");
    if (!pressed || "alive" in island.dataset) return;
    if ("answer" in pressed.dataset) {
      island.hidden = true;
      document.querySelector("main")?.focus({ preventScroll: true });
      return;
    }
    await waitWithBar(startIsland(island));
    if ("alive" in island.dataset) pressed.click();
  };
  island.addEventListener("click", press, { capture: true });
  island.hidden = false;
  // Screen readers speak what changes in a region that is already there.
  const words = island.querySelector("[role=status]");
  requestAnimationFrame(() => words?.append(...words.childNodes));
}

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Loads and hydrates an island, once. Resolves when it is ready or has failed. */
function startIsland(island: HTMLElement): Promise<void> {
  const pending = waking.get(island);
  if (pending !== undefined) return pending;
  const wake = wakeUp(island);
  waking.set(island, wake);
  return wake;
}

async function wakeUp(island: HTMLElement): Promise<void> {
  const source = sourceOf(island);
  if (!source) return;
  try {
    const [{ hydrate }, elementOf] = await Promise.all([import("./island-hydrate.ts"), source.load()]);
    if (!island.isConnected) return;
    hydrate(elementOf(island), island);
    island.dataset.alive = "";
  } catch (fault) {
    waking.delete(island);
    // A page from the back-forward cache continues interrupted hydration.
    addEventListener("pageshow", ({ persisted }) => persisted && startIslands(), { once: true });
    reloadForChunk();
    reportError(fault);
  }
}

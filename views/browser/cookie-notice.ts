import { onPress } from "./buttons.ts";
import { lateStyles } from "./lazy-parts.ts";
import { reloadForChunk } from "./navigation.ts";
import { keep, stored } from "./storage.ts";

const isAnswered = (): boolean => stored("local", "cookieNotice") !== undefined;

/**
 * The cookie notice, an island: it shows at once and hydrates at the first press that it has no answer to yet. Answers
 * are stored at their press, because the next page may come before the notice's code. «Настройки cookie» in the footer
 * reopens it.
 */
export function startCookieNotice(): void {
  const island = document.querySelector<HTMLElement>("[data-island]");
  if (!island) return;
  onPress("[data-answer]", ({ dataset: { answer: consent = "" } }) => {
    keep("local", "cookieNotice", "true");
    keep("local", "cookieConsent", consent);
    document.dispatchEvent(new CustomEvent("site:consent", { detail: { consent } }));
  });
  onPress("[data-open-cookie-settings]", async () => {
    island.hidden = false;
    await wake(island);
    document.dispatchEvent(new Event("site:cookie-settings"));
  });
  if (isAnswered()) return;
  showEarly(island);
  // Back may bring a page from memory that still asks what another page was answered.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isAnswered()) island.hidden = true;
  });
}

/** Shows the notice before its code has loaded; repeats a press of a button as soon as it works. */
function showEarly(island: HTMLElement): void {
  const press = async ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest("button");
    if (!pressed || "alive" in island.dataset) return;
    if ("answer" in pressed.dataset) {
      island.hidden = true;
      document.querySelector("main")?.focus({ preventScroll: true });
      return;
    }
    await wake(island);
    if ("alive" in island.dataset) pressed.click();
  };
  island.addEventListener("click", press, { capture: true });
  island.hidden = false;
  // Screen readers speak what changes in a region that is already there.
  const words = island.querySelector("[role=status]");
  requestAnimationFrame(() => words?.append(...words.childNodes));
}

let waking: Promise<void> | undefined;

/** Loads and hydrates the notice, once. Resolves when it is ready or has failed; the next press then tries again. */
function wake(island: HTMLElement): Promise<void> {
  waking ??= hydrateNotice(island).catch((fault) => {
    waking = undefined;
    reloadForChunk();
    reportError(fault);
  });
  return waking;
}

async function hydrateNotice(island: HTMLElement): Promise<void> {
  const [{ hydrate }, { cookieNoticeOf }] = await Promise.all([
    import("./island-hydrate.ts"),
    import("../islands/CookieNotice.tsx"),
    lateStyles(),
  ]);
  if (!island.isConnected) return;
  hydrate(cookieNoticeOf(island), island);
  island.dataset.alive = "";
}

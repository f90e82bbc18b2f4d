import { bannerOpensInMs } from "./banner-time.ts";
import { dialogIsOpen, openDialog } from "./dialogs.ts";
import { keep, stored } from "./storage.ts";

const retryMs = 1_000;
/** Pages with a form, a filter, a unit or a list of units: the banner does not interrupt there. */
const tasks = 'main :is(form, [href^="/news?"], [href^="/pavilions/"], [href^="/requests/"]:not([href$="/callback"]))';

/**
 * The banner dialog (`dialog#banner`), opened by links with `data-open-banner`. With `data-banner-after` it also opens
 * by itself, once a session. Not over a dialog or menu, before the cookie notice is answered, or on pages with a task.
 */
export function startBanner(): void {
  const firstPageAt = Number(stored("session", "firstPageAt")) || performance.timeOrigin;
  keep("session", "firstPageAt", String(firstPageAt));
  const banner = document.querySelector<HTMLDialogElement>("dialog#banner");
  if (!banner) return;

  const open = () => {
    keep("session", "bannerShown", "true");
    void openDialog(banner);
  };
  banner.addEventListener("close", () => keep("local", "bannerClosedAt", String(Date.now())));
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-open-banner]")) return;
    event.preventDefault();
    open();
  });

  const { bannerAfter } = banner.querySelector<HTMLElement>("[data-banner-after]")?.dataset ?? {};
  const afterSeconds = bannerAfter === undefined ? undefined : Number(bannerAfter);
  const openWhenDue = () => {
    const closedAt = Number(stored("local", "bannerClosedAt")) || undefined;
    const shownInSession = stored("session", "bannerShown") !== undefined;
    const waitMs = bannerOpensInMs({ afterSeconds, shownInSession, firstPageAt, closedAt }, Date.now());
    if (waitMs === undefined) return;
    if (waitMs === 0 && !isBusy()) open();
    else setTimeout(openWhenDue, Math.max(retryMs, waitMs));
  };
  if (!document.querySelector(tasks)) openWhenDue();
}

const isBusy = (): boolean =>
  dialogIsOpen() ||
  document.hidden ||
  stored("local", "cookieNotice") === undefined ||
  document.querySelector(".mobile-menu[open]") !== null ||
  document.activeElement?.matches("input, textarea, select") === true;

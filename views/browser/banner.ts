import { bannerOpensInMs } from "./banner-time.ts";
import { dialogIsOpen, openDialog } from "./dialogs.ts";
import { keep, stored } from "./storage.ts";

const retryMs = 1_000;

/**
 * The banner dialog (`dialog#banner`): opens by itself once a session, 20 s after the first page, though never over another dialog,
 * before the cookie notice is answered or while the visitor writes; and by links that carry `data-open-banner`.
 */
export function startBanner(): void {
  const firstPageAt = Number(stored("session", "firstPageAt")) || performance.timeOrigin;
  keep("session", "firstPageAt", String(firstPageAt));
  const banner = document.querySelector<HTMLDialogElement>("dialog#banner");
  if (!banner) return;

  const open = () => {
    keep("session", "bannerShown", "true");
    openDialog(banner);
  };
  banner.addEventListener("close", () => keep("local", "bannerClosedAt", String(Date.now())));
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-open-banner]")) return;
    event.preventDefault();
    open();
  });

  const openWhenDue = () => {
    const closedAt = Number(stored("local", "bannerClosedAt")) || undefined;
    const waitMs = bannerOpensInMs(
      { shownInSession: stored("session", "bannerShown") !== undefined, firstPageAt, closedAt },
      Date.now(),
    );
    if (waitMs === undefined) return;
    if (waitMs === 0 && !isBusy()) open();
    else setTimeout(openWhenDue, Math.max(retryMs, waitMs));
  };
  openWhenDue();
}

const isBusy = (): boolean =>
  dialogIsOpen() ||
  document.hidden ||
  stored("local", "cookieNotice") === undefined ||
  document.documentElement.classList.contains("menu-open") ||
  document.activeElement?.matches("input, textarea, select") === true;

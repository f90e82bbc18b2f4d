import { onPress } from "./buttons.ts";
import { dialogIsOpen, openDialog } from "./dialogs.ts";
import { openAsPage } from "./left-to-browser.ts";
import { waitWithBar } from "./press-wait.ts";
import { keep, stored } from "./storage.ts";

const retryMs = 1_000;
const closedForMs = 30 * 24 * 60 * 60 * 1_000;
/** Pages with a form, a filter, a unit or a list of units: the banner does not interrupt there. */
const tasks =
  'main :is(form, [href^="/news?"], [href^="/pavilions/"], [href^="/requests/"]:not([href^="/requests/callback"]))';

/**
 * The banner dialog (`dialog#banner`), opened by links with `data-open-banner`. With `data-banner-after` it also opens
 * by itself, once a session. Not over a dialog or menu, before the cookie notice is answered, or on pages with a task.
 */
export function startBanner(): void {
  const firstPageAt = Number(stored("session", "firstPageAt")) || performance.timeOrigin;
  keep("session", "firstPageAt", String(firstPageAt));
  const banner = document.querySelector<HTMLDialogElement>("dialog#banner");
  if (!banner) return;

  const open = async () => {
    keep("session", "bannerShown", "true");
    return await openDialog(banner);
  };
  banner.addEventListener("close", () => keep("local", "bannerClosedAt", String(Date.now())));
  onPress("[data-open-banner]", async (link, event) => {
    event.preventDefault();
    if (!(await waitWithBar(open()))) openAsPage(link);
  });

  const { bannerAfter } = banner.querySelector<HTMLElement>("[data-banner-after]")?.dataset ?? {};
  if (bannerAfter === undefined || document.querySelector(tasks)) return;
  const openWhenDue = () => {
    const closedAt = Number(stored("local", "bannerClosedAt") ?? 0);
    const shownInSession = stored("session", "bannerShown") !== undefined;
    const opensAt = firstPageAt + Number(bannerAfter) * 1_000;
    const waitMs = bannerOpensInMs({ shownInSession, opensAt, closedAt }, Date.now());
    if (waitMs === undefined) return;
    if (waitMs === 0 && !isBusy()) void open();
    else setTimeout(openWhenDue, Math.max(retryMs, waitMs));
  };
  openWhenDue();
}

const isBusy = (): boolean =>
  dialogIsOpen() ||
  document.hidden ||
  stored("local", "cookieNotice") === undefined ||
  document.querySelector(".mobile-menu[open]") !== null ||
  document.activeElement?.matches("input, textarea, select") === true;

/** Times are in ms since 1970; `closedAt` is 0 if the visitor has not closed the banner. */
type BannerMemory = { shownInSession: boolean; opensAt: number; closedAt: number };

/** Time in ms until the banner opens by itself; undefined: not in this session. */
export function bannerOpensInMs({ shownInSession, opensAt, closedAt }: BannerMemory, now: number): number | undefined {
  if (shownInSession || now - closedAt < closedForMs) return undefined;
  return Math.max(0, opensAt - now);
}

import { keep, stored } from "./storage.ts";

const shownMsMax = 20_000;

/** The `navigate` event, which some type libraries lack. */
type NavigateEvent = Event & {
  hashChange: boolean;
  downloadRequest: string | null;
  destination: { url: string; sameDocument: boolean };
};

const isNavigate = (event: Event): event is NavigateEvent => "destination" in event;

let leavingSince = Number.NEGATIVE_INFINITY;

/** Whether the page is being left: aborted loads are then no failures. */
export const isBeingLeft = (): boolean => performance.now() - leavingSince < shownMsMax;

/** Sets the class `is-navigating` from a click on a link until the page is left, for 20 s at most. */
export function watchNavigation(classes: DOMTokenList): void {
  let timer: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    classes.remove("is-navigating");
  };
  const leave = () => {
    stop();
    leavingSince = performance.now();
    classes.add("is-navigating");
    // Downloads and 204 responses look like navigations that never end.
    timer = window.setTimeout(stop, shownMsMax);
  };
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event) => {
    if (!isNavigate(event) || event.hashChange || event.downloadRequest !== null || event.destination.sameDocument)
      return;
    if (event.destination.url.startsWith("http")) leave();
  });
  // Also covers navigation without a `navigate` event, by the browser's own buttons.
  for (const type of ["beforeunload", "pagehide"]) {
    window.addEventListener(type, () => {
      leavingSince = performance.now();
      if (!navigation) leave();
    });
  }
  window.addEventListener("pageshow", () => {
    leavingSince = Number.NEGATIVE_INFINITY;
    stop();
  });
}

/** Reloads a page that does not show its address: Back may have changed it before this script came. */
export function showAddress(): void {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== "back_forward") return;
  if (history.state?.htmx && withoutHash(entry.name) !== withoutHash(location.href)) location.reload();
}

const withoutHash = (address: string) => address.split("#", 1)[0];

const reloadGapMs = 60_000;
const key = "chunkReloadAt";

/** A failed import of a chunk. Times in ms since 1970. */
export type ChunkFailure = { online: boolean; leaving: boolean; lastReloadAt: number; now: number };

/** Whether to reload: the chunk may belong to an older release. */
export const mayReload = ({ online, leaving, lastReloadAt, now }: ChunkFailure): boolean =>
  online && !leaving && now - lastReloadAt >= reloadGapMs;

/**
 * Reloads the page after a failed import, at most once a minute. Never offline, while leaving the page, or without
 * storage for the time of the last reload. Returns whether it does.
 */
export function reloadForChunk(): boolean {
  const now = Date.now();
  const lastReloadAt = Number(stored("session", key) ?? 0);
  if (!mayReload({ online: navigator.onLine, leaving: isBeingLeft(), lastReloadAt, now })) return false;
  if (!keep("session", key, String(now))) return false;
  location.reload();
  return true;
}

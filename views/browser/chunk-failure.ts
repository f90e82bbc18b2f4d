const reloadGapMs = 60_000;
const key = "chunkReloadAt";

/** Whether a module that failed to load is reason to reload the page: it may be of an older release. Times in ms since 1970. */
export const mayReload = (online: boolean, lastReloadAt: number, now: number): boolean =>
  online && now - lastReloadAt >= reloadGapMs;

/** Reloads the page after a module failed to load: at most once a minute, never offline, never where that cannot be remembered. */
export function reloadForChunk(): void {
  try {
    const now = Date.now();
    if (!mayReload(navigator.onLine, Number(sessionStorage.getItem(key)), now)) return;
    sessionStorage.setItem(key, String(now));
    location.reload();
  } catch {
    // No storage, no memory: it might reload for ever.
  }
}

import { isBeingLeft } from "./navigation.ts";

const reloadGapMs = 60_000;
const key = "chunkReloadAt";

/** When and where a module failed to load. Times in ms since 1970. */
export type ChunkFailure = { online: boolean; leaving: boolean; lastReloadAt: number; now: number };

/** Whether the failure is reason to reload the page: the module may be of an older release. */
export const mayReload = ({ online, leaving, lastReloadAt, now }: ChunkFailure): boolean =>
  online && !leaving && now - lastReloadAt >= reloadGapMs;

/**
 * Reloads the page after a module failed to load: at most once a minute; never offline, nor while the page is being
 * left, nor where the time of the last reload cannot be kept.
 */
export function reloadForChunk(): void {
  try {
    const now = Date.now();
    const lastReloadAt = Number(sessionStorage.getItem(key));
    if (!mayReload({ online: navigator.onLine, leaving: isBeingLeft(), lastReloadAt, now })) return;
    sessionStorage.setItem(key, String(now));
    location.reload();
  } catch {
    // No storage, no memory: it might reload for ever.
  }
}

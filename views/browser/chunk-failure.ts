import { isBeingLeft } from "./navigation.ts";
import { keep, stored } from "./storage.ts";

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

import type { ServerResponse } from "node:http";
import type { Markup } from "./markup.ts";

/** Above the largest listing. What is larger gets memory of its own. */
const pooledBytesMax = 256 * 1024;
const idleMax = 8;
const idle: Buffer[] = [];
/** 64 MB. */
const unreadAnswersMax = 256;
/** Answers that the system could not take at once, so that their memory waits for a slow reader; the oldest first. */
const unread = new Set<ServerResponse>();

/**
 * Markup as bytes in one piece, in memory that goes from one answer to the next: new memory for each, and its
 * collection, take a sixth of the time of a listing. `release` is called once nobody reads them any more, or never.
 */
export function borrowBuffer(markup: Markup): { bytes: Buffer; release: () => void } {
  const lent = markup.bytes <= pooledBytesMax;
  const memory = lent ? (idle.pop() ?? Buffer.allocUnsafeSlow(pooledBytesMax)) : Buffer.allocUnsafeSlow(markup.bytes);
  markup.copyTo(memory);
  return {
    bytes: memory.subarray(0, markup.bytes),
    release() {
      if (lent && idle.length < idleMax) idle.push(memory);
    },
  };
}

/** Ends an answer with markup. While too many slow readers hold memory, the one that has held it longest is cut off. */
export function endWith(res: ServerResponse, markup: Markup, unreadMax = unreadAnswersMax): void {
  const { bytes, release } = borrowBuffer(markup);
  // If the client disconnects, the memory is garbage-collected instead of given back.
  res.end(bytes, release);
  if (!res.socket?.writableLength) return;
  unread.add(res);
  res.once("close", () => unread.delete(res));
  const [oldest] = unread;
  if (unread.size > unreadMax) oldest?.destroy();
}

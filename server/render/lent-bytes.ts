import type { Markup } from "./markup.ts";

/** Above the largest listing. What is larger gets memory of its own. */
const lentBytesMax = 256 * 1024;
const idleMax = 8;
const idle: Buffer[] = [];

/**
 * Markup as bytes in one piece, in memory that goes from one answer to the next: new memory for each, and its collection, take a seventh of the
 * time of a listing. `giveBack` is called once nobody reads them any more, or never.
 */
export function lendBytes(markup: Markup): { bytes: Buffer; giveBack: () => void } {
  const lent = markup.bytes <= lentBytesMax;
  const memory = lent ? (idle.pop() ?? Buffer.allocUnsafeSlow(lentBytesMax)) : Buffer.allocUnsafeSlow(markup.bytes);
  markup.copyTo(memory);
  return {
    bytes: memory.subarray(0, markup.bytes),
    giveBack() {
      if (lent && idle.length < idleMax) idle.push(memory);
    },
  };
}

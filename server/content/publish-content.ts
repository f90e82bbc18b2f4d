import { setImmediate as nextTurn } from "node:timers/promises";
import type { Content } from "../../views/content/content.ts";
import { placeOf } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import type { Clock } from "../process/clock.ts";
import { type Composed, compose, type Seen } from "./compose-content.ts";
import type { KeptParts } from "./read-parts.ts";

/** `prepare` makes, in slices, what takes long to follow from new content: the search index. */
export type PublisherOptions = {
  prepare?: ((content: Content) => Iterable<void>) | undefined;
  log: LogEvent;
  now: Clock;
};

/**
 * Composes parts as the content that visitors see. During the first reading visitors wait, so content is shown at
 * once; afterwards it is shown when it is prepared.
 */
export function createPublisher({ prepare = () => [], log, now }: PublisherOptions) {
  let seen: Seen = { firstSeen: {}, since: now().toISOString() };
  let newest: Composed | undefined;
  let shown: Content | undefined;
  let preparing: Promise<void> | undefined;
  let isFirstReading = true;

  /** Skips content that a newer one has replaced. */
  const showPrepared = async (content: Content, earlier: Promise<void> | undefined): Promise<void> => {
    await earlier;
    if (content !== newest?.content) return;
    try {
      for (const _ of prepare(content)) await nextTurn();
    } catch (fault) {
      // The pages that need it fail; all others do not.
      log("content.unprepared", { reason: placeOf(fault) }, "error");
    }
    shown = content;
  };

  return {
    shown: () => shown,
    /** When the site first saw each unit, and first read content. */
    seen: () => seen,
    /** What an earlier process saw. */
    takeSeen(earlier: Seen): void {
      seen = earlier;
    },
    /** Publishes the content of these parts. Returns false if it is unchanged, or a required part is missing. */
    publish(parts: KeptParts): boolean {
      const composed = compose(parts, seen, newest, now());
      if (!composed || composed === newest) return false;
      newest = composed;
      seen = composed.content;
      if (isFirstReading || !shown) shown = composed.content;
      if (!isFirstReading) preparing = showPrepared(composed.content, preparing);
      return true;
    },
    /** Ends the first reading. Content that was shown unprepared is prepared if `isServing`. */
    endFirstReading({ isServing }: { isServing: boolean }): void {
      isFirstReading = false;
      if (isServing && shown) preparing = showPrepared(shown, preparing);
    },
    /** Resolves when the newest content is shown. */
    settled: async (): Promise<void> => preparing,
  };
}

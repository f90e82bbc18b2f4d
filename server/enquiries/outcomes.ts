import { LRUCache } from "lru-cache";
import { backoffMs } from "../concurrency/backoff.ts";
import { withTimeLimit } from "../concurrency/time-limit.ts";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import type { Answer, Attempt } from "./enquiry.ts";
import type { EnquiryStore } from "./table-store.ts";

/** `retryMs`: the first backoff; `now` is the wall clock and `monotonic` a monotonic one, in ms. */
type OutcomeParts = {
  store: EnquiryStore;
  log: LogEvent;
  retryMs: number;
  storeTimeoutMs: number;
  now: () => number;
  monotonic: () => number;
  random: () => number;
};

/** How an attempt ended. `thanked`: the visitor has seen success. */
type Outcome = { answer: Answer; thanked: boolean };

type Later = Extract<Answer, { outcome: "later" }>;

const waitMaxMs = 15 * 60_000;
const unrecordedMax = 10_000;
/** A day of attempts: a clock that runs ahead gives up nothing earlier. */
const attemptsMin = 100;
const failuresMin = 3;
const recoveryEveryMs = 60_000;

/** Records how attempts ended: delivered, rejected, dead, or when to try again. */
export function createOutcomes({ store, log, retryMs, storeTimeoutMs, now, monotonic, random }: OutcomeParts) {
  // The process may have started during an outage that another one noticed.
  let failures = failuresMin;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  let retries = { count: 0, reason: "" };
  /**
   * Final results that no row holds yet, by id: they prevent a second delivery when the store is back, or when a late
   * commit brings the row.
   */
  const unrecorded = new LRUCache<string, Outcome & { acceptedAt: number }>({ max: unrecordedMax });

  /**
   * Counts a success. Returns true if it ends an outage, which is three failures in a row: without a retry of all now,
   * the outage's last enquiry would wait out its 15 minutes. Once a minute at most, so that one failing enquiry cannot
   * trigger retries of all others.
   */
  function endOutage(): boolean {
    const at = monotonic();
    const wasOutage = failures >= failuresMin;
    if (wasOutage && at - recoveredAt < recoveryEveryMs) return false;
    failures = 0;
    if (wasOutage) recoveredAt = at;
    return wasOutage;
  }

  /** Writes an outcome to the row; whether that changed it. */
  function write(attempt: Attempt, { answer, thanked }: Outcome): Promise<boolean> {
    if (answer.outcome === "accepted") return close(attempt);
    if (answer.outcome === "later") return retryOrGiveUp(attempt, answer);
    const reason = answer.outcome === "rejected" ? `status-${answer.status}` : answer.reason;
    const isSeenByVisitor = answer.outcome === "rejected" && !thanked;
    return isSeenByVisitor ? store.rejected(attempt, now(), reason) : giveUp(attempt, reason);
  }

  async function close({ enquiry }: Attempt): Promise<boolean> {
    const isClosed = await store.delivered(enquiry.id, now());
    if (endOutage()) await store.hasten(now());
    return isClosed;
  }

  function retryOrGiveUp(attempt: Attempt, answer: Later): Promise<boolean> {
    const isTooOld = now() >= attempt.retryUntil && attempt.number >= attemptsMin;
    return isTooOld ? giveUp(attempt, answer.reason) : retryLater(attempt, answer);
  }

  /** Makes the enquiry a dead letter. */
  async function giveUp(attempt: Attempt, reason: string): Promise<boolean> {
    const isDead = await store.dead(attempt, now(), reason);
    if (isDead) log("enquiry.dead", { ...fieldsOf(attempt), reason, alarm: true }, "error");
    return isDead;
  }

  const fieldsOf = ({ enquiry: { id, form }, number: attempts, acceptedAt }: Attempt) => ({
    id,
    form,
    attempts,
    ms: now() - acceptedAt,
  });

  /** Schedules the next attempt: after the wait that the API names, or after a backoff, whichever is longer. */
  function retryLater(attempt: Attempt, { reason, retryAfterMs: upstreamMs, alarm: isAlarm }: Later): Promise<boolean> {
    failures += 1;
    const attempts = attempt.number;
    const backoff = attemptBackoffMs(upstreamMs === undefined ? attempts : 1, retryMs, random());
    const waitMs = Math.max(upstreamMs ?? 0, backoff);
    const alarm = isAlarm === true;
    retries = { count: retries.count + 1, reason };
    log("enquiry.retry", { ...fieldsOf(attempt), reason, waitMs, ...(alarm && { alarm }) }, alarm ? "error" : "debug");
    return store.later(attempt, now() + waitMs, reason, upstreamMs !== undefined);
  }

  /** Keeps a final outcome until `record` writes it to a row. */
  function remember({ enquiry, acceptedAt }: Attempt, outcome: Outcome): void {
    if (outcome.answer.outcome !== "later") unrecorded.set(enquiry.id, { ...outcome, acceptedAt });
  }

  return {
    remember,
    /** Records an outcome. If the store fails, a final one stays in memory. */
    async record(attempt: Attempt, outcome: Outcome): Promise<void> {
      const { id, form } = attempt.enquiry;
      try {
        const isRecorded = await withTimeLimit(storeTimeoutMs, write(attempt, outcome));
        if (isRecorded) unrecorded.delete(id);
      } catch (error) {
        log("store.error", { step: "record", id, form, reason: faultClass(error) }, "error");
        remember(attempt, outcome);
      }
    },
    /** How many attempts failed since the last call, and why the last one did. */
    retriesSince() {
      const since = retries;
      retries = { count: 0, reason: "" };
      return since;
    },
    /**
     * The final outcome that the row of an attempt lacks. After a rejection the same values may be accepted again under
     * this id: then it is another attempt's.
     */
    unrecorded({ enquiry, acceptedAt }: Attempt): Outcome | undefined {
      const outcome = unrecorded.get(enquiry.id);
      const isOfAttempt = outcome?.answer.outcome === "accepted" || outcome?.acceptedAt === acceptedAt;
      return isOfAttempt ? outcome : undefined;
    },
    /** Whether the upstream rejected the enquiry, though its row does not say so yet. */
    isRejectedUnrecorded(id: string): boolean {
      const outcome = unrecorded.get(id);
      return outcome?.answer.outcome === "rejected" && !outcome.thanked;
    },
  };
}

/** A backoff of up to 15 minutes, minus up to 20 % jitter (at the cap, too). `random` is 0 to 1. */
export const attemptBackoffMs = (attempts: number, firstMs: number, random: number): number =>
  Math.round(backoffMs(attempts, firstMs, waitMaxMs) * (1 - 0.2 * random));

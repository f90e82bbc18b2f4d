import { faultClass } from "../log/faults.ts";
import type { Fields, LogEvent } from "../log/log.ts";
import { backoffMs } from "../process/backoff.ts";
import { within } from "../process/within.ts";
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
  /** Final results that the store could not record: they prevent a second delivery when the store is back. */
  const unrecorded = new Map<string, Outcome>();

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

  async function write(attempt: Attempt, { answer, thanked }: Outcome): Promise<unknown> {
    const { enquiry, number: attempts, acceptedAt } = attempt;
    const fields = { id: enquiry.id, form: enquiry.form, attempts, ms: now() - acceptedAt };
    if (answer.outcome === "accepted") {
      await store.delivered(enquiry.id, now());
      if (endOutage()) await store.hasten(now());
      return;
    }
    if (answer.outcome === "rejected" && !thanked) {
      log("enquiry.rejected", { ...fields, status: answer.status }, "warn");
      return store.rejected(attempt, now(), `status-${answer.status}`);
    }
    const isTooOld = now() >= attempt.retryUntil && attempts >= attemptsMin;
    if (answer.outcome === "later" && !isTooOld) return retryLater(attempt, answer, fields);
    const reason = answer.outcome === "rejected" ? `status-${answer.status}` : answer.reason;
    log("enquiry.dead", { ...fields, reason, alarm: true }, "error");
    return store.dead(attempt, now(), reason);
  }

  /** Schedules the next attempt: after the wait that the API names, or after a backoff, whichever is longer. */
  function retryLater(
    attempt: Attempt,
    { reason, retryAfterMs: upstreamMs, alarm: isAlarm }: Extract<Answer, { outcome: "later" }>,
    fields: Fields,
  ): Promise<unknown> {
    failures += 1;
    const attempts = attempt.number;
    const backoff = attemptBackoffMs(upstreamMs === undefined ? attempts : 1, retryMs, random());
    const waitMs = Math.max(upstreamMs ?? 0, backoff);
    const alarm = isAlarm === true;
    retries = { count: retries.count + 1, reason };
    log("enquiry.retry", { ...fields, reason, waitMs, ...(alarm && { alarm }) }, alarm ? "error" : "debug");
    return store.later(attempt, now() + waitMs, reason, upstreamMs !== undefined);
  }

  return {
    /** Records an outcome. If the store fails, a final one stays in memory. */
    async record(attempt: Attempt, outcome: Outcome): Promise<void> {
      const { id, form } = attempt.enquiry;
      try {
        await within(storeTimeoutMs, write(attempt, outcome));
        unrecorded.delete(id);
      } catch (error) {
        log("store.error", { step: "record", id, form, reason: faultClass(error) }, "error");
        const isFinal = outcome.answer.outcome !== "later";
        if (isFinal && unrecorded.size < unrecordedMax) unrecorded.set(id, outcome);
      }
    },
    /** How many attempts failed since the last call, and why the last one did. */
    retriesSince() {
      const since = retries;
      retries = { count: 0, reason: "" };
      return since;
    },
    /** The final result that the store does not know yet. */
    unrecorded: (id: string) => unrecorded.get(id),
    /** After a rejection the same values may be accepted again under this id. */
    forget: (id: string) => void unrecorded.delete(id),
  };
}

/** A backoff of up to 15 minutes, minus up to 20 % jitter (at the cap, too). `random` is 0 to 1. */
export const attemptBackoffMs = (attempts: number, firstMs: number, random: number): number =>
  Math.round(backoffMs(attempts, firstMs, waitMaxMs) * (1 - 0.2 * random));

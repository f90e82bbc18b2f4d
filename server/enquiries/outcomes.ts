import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { within } from "../process/within.ts";
import type { Answer, Attempt } from "./enquiry.ts";
import type { EnquiryStore } from "./table-store.ts";

/** `retryMs`: the first backoff. `monotonic`: a monotonic clock in ms. */
type Parts = {
  store: EnquiryStore;
  log: LogEvent;
  retryMs: number;
  storeTimeoutMs: number;
  now: () => number;
  monotonic: () => number;
  random: () => number;
};

const waitMaxMs = 15 * 60_000;
const unrecordedMax = 10_000;
/** A day of attempts: a clock that runs ahead gives up nothing earlier. */
const attemptsMin = 100;
const failuresMin = 3;
const recoveryEveryMs = 60_000;

/** Records how attempts ended: delivered, rejected, dead, or when to try again. */
export function createOutcomes({ store, log, retryMs, storeTimeoutMs, now, monotonic, random }: Parts) {
  // The process may have started during an outage that another one noticed.
  let failures = failuresMin;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  /** Final results that the store could not record: they prevent a second delivery when the store is back. */
  const unrecorded = new Map<string, { answer: Answer; thanked: boolean }>();

  /**
   * Whether a success shows the upstream's recovery: it follows three failures in a row. Otherwise the outage's last
   * enquiry would wait out its 15 minutes. Once a minute at most, so that one failing enquiry cannot trigger retries
   * of all others.
   */
  function hasRecovered(): boolean {
    const at = monotonic();
    const back = failures >= failuresMin;
    if (back && at - recoveredAt < recoveryEveryMs) return false;
    failures = 0;
    if (back) recoveredAt = at;
    return back;
  }

  async function write(attempt: Attempt, answer: Answer, thanked: boolean): Promise<unknown> {
    const { enquiry, number: attempts, acceptedAt } = attempt;
    const fields = { id: enquiry.id, form: enquiry.form, attempts, ms: now() - acceptedAt };
    if (answer.outcome === "accepted") {
      await store.delivered(enquiry.id, now());
      return hasRecovered() && store.hasten(now());
    }
    if (answer.outcome === "rejected" && !thanked) {
      log("enquiry.rejected", { ...fields, status: answer.status }, "warn");
      return store.rejected(attempt, now(), `status-${answer.status}`);
    }
    const reason = answer.outcome === "rejected" ? `status-${answer.status}` : answer.reason;
    const tooOld = now() >= attempt.retryUntil && attempts >= attemptsMin;
    if (answer.outcome !== "later" || tooOld) {
      log("enquiry.dead", { ...fields, reason, alarm: true }, "error");
      return store.dead(attempt, now(), reason);
    }
    failures += 1;
    const { retryAfterMs: upstreamMs } = answer;
    const backoff = backoffMs(upstreamMs === undefined ? attempts : 1, retryMs, random());
    const waitMs = Math.max(upstreamMs ?? 0, backoff);
    const alarm = answer.alarm === true;
    log("enquiry.retry", { ...fields, reason, waitMs, ...(alarm && { alarm }) }, alarm ? "error" : "warn");
    return store.later(attempt, now() + waitMs, reason, upstreamMs !== undefined);
  }

  return {
    /** Records a result; `thanked`: the visitor has seen success. If the store fails, the result stays in memory. */
    async record(attempt: Attempt, answer: Answer, thanked: boolean): Promise<void> {
      const { id, form } = attempt.enquiry;
      try {
        await within(storeTimeoutMs, write(attempt, answer, thanked));
        unrecorded.delete(id);
      } catch (error) {
        log("store.error", { step: "record", id, form, reason: faultClass(error) }, "error");
        if (answer.outcome !== "later" && unrecorded.size < unrecordedMax) unrecorded.set(id, { answer, thanked });
      }
    },
    /** The final result that the store does not know yet. */
    unrecorded: (id: string) => unrecorded.get(id),
    /** After a rejection the same values may be accepted again under this id. */
    forget: (id: string) => void unrecorded.delete(id),
  };
}

/** `firstMs`, doubled up to 15 minutes, minus up to 20 % jitter (at the cap, too). `random` is 0 to 1. */
export function backoffMs(attempts: number, firstMs: number, random: number): number {
  const doubled = firstMs * 2 ** Math.min(attempts - 1, 30);
  return Math.round(Math.min(doubled, waitMaxMs) * (1 - 0.2 * random));
}

import { setTimeout as sleep } from "node:timers/promises";
import { withTimeLimit } from "../concurrency/time-limit.ts";
import { faultClass } from "../log/faults.ts";
import { atMostEvery, type LogEvent } from "../log/log.ts";
import { monotonicMs } from "../process/clock.ts";
import { type Answer, type Attempt, clockSlackMs, type Deliver, deliverWithin } from "./enquiry.ts";
import { createOutcomes } from "./outcomes.ts";
import type { Acceptance, EnquiryStore } from "./table-store.ts";

/** `retryMs`: the first backoff; `attemptTimeoutMs`: the limit of one background attempt. */
export type CourierParts = {
  store: EnquiryStore;
  deliver: Deliver;
  log: LogEvent;
  retryMs: number;
  attemptTimeoutMs: number;
  /** Time limit for a store call, so that a hanging store does not block all deliveries. */
  storeTimeoutMs?: number;
  /** The wall clock, in ms. */
  now: () => number;
  /** A monotonic clock in ms. */
  monotonic?: () => number;
  random?: () => number;
};

export type Courier = ReturnType<typeof createCourier>;

const attemptsAtOnceMax = 4;
/** Well under the 1 s window of the rate limit, so that freed capacity is used soon. */
const pollMs = 200;
const tidyEveryMs = 60_000;
/** A store that fails does so at each poll: five lines a second would hide all others. */
const reportEveryMs = 30_000;
/** Personal data is deleted by age only after an hour without a jump of the machine's clock. */
const steadyMinMs = 3_600_000;
/** How long a visitor waits for the result to be recorded. */
const recordWaitMs = 250;

/** The queue's worker: first attempts at once, due retries in the background. */
export function createCourier({ store, deliver, log, retryMs, attemptTimeoutMs, now, ...parts }: CourierParts) {
  const monotonic = parts.monotonic ?? monotonicMs;
  const storeTimeoutMs = parts.storeTimeoutMs ?? 10_000;
  const random = parts.random ?? Math.random;
  const outcomes = createOutcomes({ store, log, retryMs, storeTimeoutMs, now, monotonic, random });
  const running = new Set<Promise<unknown>>();
  const background = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;
  let tidiedAt = Number.NEGATIVE_INFINITY;
  let wallLeadMs = now() - monotonic();
  let steadySince = monotonic();
  const inFlight = new Set<string>();
  let lastFault = "";
  const reportFault = atMostEvery(reportEveryMs, (count) =>
    log("store.error", { step: "claim", reason: lastFault, count }, "error"),
  );

  function track<T>(tracked: Set<Promise<unknown>>, promise: Promise<T>): Promise<T> {
    tracked.add(promise);
    const forget = () => void tracked.delete(promise);
    promise.then(forget, forget);
    return promise;
  }

  async function sendOnce({ enquiry, number, acceptedAt }: Attempt, timeoutMs: number): Promise<Answer> {
    const { id, form } = enquiry;
    inFlight.add(id);
    const answer = await deliverWithin(timeoutMs, deliver, enquiry);
    inFlight.delete(id);
    if (answer.outcome === "accepted") log("enquiry.delivered", { id, form, attempts: number, ms: now() - acceptedAt });
    return answer;
  }

  /** Closes the row of an enquiry that was delivered without the store, if `storing` still brings one. */
  async function recordOnceStored(attempt: Attempt, answer: Answer, storing: Promise<Acceptance>): Promise<void> {
    const outcome = { answer, thanked: false };
    // The row may also appear after `storing` failed: a lost connection does not undo a commit.
    outcomes.remember(attempt, outcome);
    const stored = await storing.catch(() => undefined);
    const { enquiry } = attempt;
    const id = stored?.id ?? enquiry.id;
    await outcomes.record({ ...attempt, enquiry: { ...enquiry, id } }, outcome);
  }

  async function deliverAgain(attempt: Attempt): Promise<void> {
    const unrecorded = outcomes.unrecorded(attempt);
    const outcome = unrecorded ?? { answer: await sendOnce(attempt, attemptTimeoutMs), thanked: true };
    await outcomes.record(attempt, outcome);
  }

  /** Starts attempts for due enquiries while slots are free; returns their number. */
  async function beginDue(): Promise<number> {
    const attempts = await withTimeLimit(storeTimeoutMs, store.claim(now(), attemptsAtOnceMax - background.size));
    for (const attempt of attempts) {
      // If the clock was set back, a running attempt may be claimed again.
      if (!inFlight.has(attempt.enquiry.id)) void track(background, deliverAgain(attempt));
    }
    return attempts.length;
  }

  /** One line a minute for all retries: each alone is a line of level debug. */
  async function sumUpRetries(): Promise<void> {
    const { count: retries, reason: lastReason } = outcomes.retriesSince();
    if (retries === 0) return;
    const { waiting, oldestWaitingMs } = await withTimeLimit(storeTimeoutMs, store.stats(now()));
    const oldestMinutes = Math.round(oldestWaitingMs / 60_000);
    log("enquiry.retries", { retries, reason: lastReason, waiting, oldestMinutes }, "warn");
  }

  /** How far the wall clock jumped since the last call; negative: it was set back. */
  function wallClockJumpMs(): number {
    const leadBeforeMs = wallLeadMs;
    wallLeadMs = now() - monotonic();
    return wallLeadMs - leadBeforeMs;
  }

  async function tidy(): Promise<void> {
    const at = monotonic();
    if (at - tidiedAt < tidyEveryMs) return;
    tidiedAt = at;
    const jumpMs = wallClockJumpMs();
    if (Math.abs(jumpMs) > clockSlackMs) steadySince = at;
    // After the clock was set back, due times lie in the future: make them due now.
    if (jumpMs < -clockSlackMs) await withTimeLimit(storeTimeoutMs, store.hasten(now()));
    await withTimeLimit(storeTimeoutMs, store.tidy(now(), at - steadySince >= steadyMinMs));
    await sumUpRetries();
  }

  async function work(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      let begun = 0;
      try {
        begun = await beginDue();
        await tidy();
      } catch (error) {
        lastFault = faultClass(error);
        reportFault();
      }
      if (background.size >= attemptsAtOnceMax) await Promise.race(background);
      else if (begun === 0) await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    /** The first attempt, while the visitor waits. Resolves shortly after `timeoutMs` at the latest; never rejects. */
    async deliverNow(attempt: Attempt, timeoutMs: number): Promise<Answer["outcome"]> {
      const answer = await track(running, sendOnce(attempt, timeoutMs));
      if (answer.outcome === "rejected") {
        const { enquiry, number: attempts, acceptedAt } = attempt;
        const { id, form } = enquiry;
        log("enquiry.rejected", { id, form, attempts, ms: now() - acceptedAt, status: answer.status }, "warn");
      }
      const recorded = track(running, outcomes.record(attempt, { answer, thanked: false }));
      await Promise.race([recorded, sleep(recordWaitMs, undefined, { ref: false })]);
      return answer.outcome;
    },
    /** After a delivery without the store, whose commit may come late: the row must not be delivered again. */
    deliveredWithoutStore(attempt: Attempt, answer: Answer, storing: Promise<Acceptance>): void {
      if (answer.outcome !== "later") void track(running, recordOnceStored(attempt, answer, storing));
    },
    /** Whether the upstream rejected the enquiry, though its row does not say so yet. */
    isRejectedUnrecorded: outcomes.isRejectedUnrecorded,
    /** One polling round: delivers due enquiries and runs the minute's maintenance. Returns the number of attempts. */
    async deliverDue(): Promise<number> {
      const begun = await beginDue();
      await Promise.all(background);
      await tidy();
      return begun;
    },
    start(): void {
      loop ??= work();
    },
    /** Waits for running attempts, at most `timeoutMs`. Aborted ones are retried when their lease expires. */
    async stop(timeoutMs: number): Promise<void> {
      stopping.abort();
      const done = async () => {
        await loop;
        while (running.size + background.size > 0) await Promise.allSettled([...running, ...background]);
      };
      await Promise.race([done(), sleep(timeoutMs, undefined, { ref: false })]);
    },
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import { consent, type FormName, type Payload } from "../../views/enquiries/define-form.ts";
import { withTimeLimit } from "../concurrency/time-limit.ts";
import { faultClass } from "../log/faults.ts";
import type { LogEvent } from "../log/log.ts";
import { monotonicMs } from "../process/clock.ts";
import type { Courier } from "./courier.ts";
import { type Answer, type Attempt, type Deliver, deliverWithin, type Enquiry, firstAttempt } from "./enquiry.ts";
import { createDeduplication } from "./recent-enquiries.ts";
import { type Acceptance, type EnquiryStats, type EnquiryStore, storeWaitMs } from "./table-store.ts";

/** accepted: durable or delivered. duplicate: accepted minutes ago. failed: neither stored nor delivered. */
export type Outcome = "accepted" | "duplicate" | "rejected" | "failed";

/** `remember`: no store holds the outcome. */
type Accepted = { outcome: Outcome; remember: boolean };

/** What a visitor sees after a delivery without the store. */
function withoutStore(answer: Answer): Accepted {
  const outcome = "reason" in answer ? "failed" : answer.outcome;
  return { outcome, remember: outcome === "accepted" };
}

/** For /readyz. The counters are 0 if the store does not answer. */
export type EnquiriesHealth = EnquiryStats & { durability: "durable" | "none"; storeAnswers: boolean };

/** `durable` is undefined without a store: an enquiry is then delivered before it is answered. */
export type EnquiriesParts = {
  durable: { store: EnquiryStore; courier: Courier } | undefined;
  deliver: Deliver;
  log: LogEvent;
  /** Shared by all processes: the key of an enquiry follows from it. */
  key: string;
  /** How long a visitor waits for the upstream, 5 s at most. */
  apiTimeoutMs: number;
  /** How long a visitor waits for the store; after that the enquiry is delivered without it. */
  storeTimeoutMs?: number;
  /** The wall clock, in ms. */
  now: () => number;
  /** A monotonic clock, in ms. */
  monotonic?: () => number;
};

export type Enquiries = ReturnType<typeof createEnquiries>;

/** With the waits for the store it is 10 s: less than the deadline of an answer, and than that of a shutdown. */
const apiWaitMaxMs = 5000;
const verdictEveryMs = 100;
const statsTimeoutMs = 1000;

/** The intake of enquiries. No enquiry is lost once its visitor was thanked. */
export function createEnquiries({ durable, deliver, log, key, now, ...parts }: EnquiriesParts) {
  const { monotonic = monotonicMs, storeTimeoutMs = storeWaitMs } = parts;
  const apiTimeoutMs = Math.min(parts.apiTimeoutMs, apiWaitMaxMs);
  const deduplicated = createDeduplication<Outcome>(key, monotonic, now);

  /** False from a failed write until one succeeds: a full disk still answers reads. */
  let isWritable = true;

  async function acceptDurably(
    store: EnquiryStore,
    courier: Courier,
    enquiry: Enquiry,
    request: string | undefined,
  ): Promise<Accepted> {
    const { form } = enquiry;
    const acceptedAt = now();
    const storing = store.accept(enquiry, acceptedAt);
    let stored: Acceptance;
    try {
      stored = await withTimeLimit(storeTimeoutMs, storing);
      isWritable = true;
    } catch (error) {
      isWritable = false;
      log("store.error", { step: "accept", id: enquiry.id, form, reason: faultClass(error) }, "error");
      const attempt = firstAttempt(enquiry, acceptedAt);
      const answer = await deliverWithoutStore(attempt, request);
      // A commit that timed out may still happen.
      courier.deliveredWithoutStore(attempt, answer, storing);
      return withoutStore(answer);
    }
    const { kind, id } = stored;
    if (kind === "same") {
      const outcome = courier.isRejectedUnrecorded(id) ? "rejected" : await outcomeOfFirst(store, id);
      return { outcome, remember: false };
    }
    log("enquiry.accepted", { id, form, attempts: 0, ms: now() - acceptedAt, ...(request && { request }) });
    const answer = await courier.deliverNow(firstAttempt({ ...enquiry, id }, acceptedAt), apiTimeoutMs);
    return { outcome: answer === "rejected" ? "rejected" : "accepted", remember: false };
  }

  /** The first submission may still be running in another process. Thanking now could prove wrong a second later. */
  async function outcomeOfFirst(store: EnquiryStore, id: string): Promise<Outcome> {
    const deadline = monotonic() + apiTimeoutMs;
    try {
      for (;;) {
        const verdict = await withTimeLimit(storeTimeoutMs, store.verdict(id, now()));
        if (verdict === "rejected") return "rejected";
        if (verdict === "kept" || monotonic() > deadline) return "duplicate";
        await sleep(verdictEveryMs);
      }
    } catch (error) {
      // It is stored, which is what the visitor is thanked for.
      log("store.error", { step: "verdict", id, reason: faultClass(error) }, "error");
      return "duplicate";
    }
  }

  /** Delivers before the visitor is answered. Logs it, because the store may hold no row of it. */
  async function deliverWithoutStore(attempt: Attempt, request: string | undefined): Promise<Answer> {
    const { enquiry, acceptedAt } = attempt;
    const { id, form } = enquiry;
    const answer = await deliverWithin(apiTimeoutMs, deliver, enquiry);
    const ms = now() - acceptedAt;
    const fields = { id, form, attempts: 1, ms, consent: consent.edition, ...(request && { request }) };
    if (answer.outcome === "accepted") log("enquiry.delivered", fields);
    if (answer.outcome === "rejected") log("enquiry.rejected", { ...fields, status: answer.status }, "warn");
    if ("reason" in answer) log("enquiry.failed", { ...fields, reason: answer.reason, alarm: true }, "error");
    return answer;
  }

  return {
    /**
     * Stores a valid enquiry, then resolves; never rejects. Bounded by the time limits of the store and the upstream.
     * `request`: its «Код запроса», for the log.
     */
    async accept(form: FormName, payload: Payload, request?: string): Promise<Outcome> {
      const { first, outcome } = await deduplicated(form, payload, async (id) => {
        const enquiry = { id, form, payload };
        if (durable) return acceptDurably(durable.store, durable.courier, enquiry, request);
        return withoutStore(await deliverWithoutStore(firstAttempt(enquiry, now()), request));
      });
      const same = outcome === "duplicate" || (!first && outcome === "accepted");
      if (same) log("enquiry.duplicate", { form });
      return same ? "duplicate" : outcome;
    },
    async stats(): Promise<EnquiriesHealth> {
      const none = { waiting: 0, oldestWaitingMs: 0, dead: 0, setAsideFiles: 0 };
      if (!durable) return { ...none, durability: "none", storeAnswers: true };
      try {
        const stats = await withTimeLimit(statsTimeoutMs, durable.store.stats(now()));
        return { ...stats, durability: isWritable ? "durable" : "none", storeAnswers: isWritable };
      } catch (error) {
        log("store.error", { step: "stats", reason: faultClass(error) }, "warn");
        // Until the store answers, enquiries are delivered before visitors are thanked.
        return { ...none, durability: "none", storeAnswers: false };
      }
    },
    start: () => durable?.courier.start(),
    /** Waits for running work, at most `timeoutMs`, and closes the store. */
    async stop(timeoutMs: number): Promise<void> {
      if (!durable) return;
      await durable.courier.stop(timeoutMs);
      await withTimeLimit(storeTimeoutMs, durable.store.close()).catch((error: unknown) => {
        log("store.error", { step: "close", reason: faultClass(error) }, "warn");
      });
    },
  };
}

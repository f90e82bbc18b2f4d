import type { FormName, Payload } from "../../views/requests/define-form.ts";

/** One contact request on its way. `id` is a UUID, and the Idempotency-Key of every delivery attempt. */
export type ContactRequest = { id: string; form: FormName; payload: Payload };

/**
 * One attempt to deliver a request. `number` counts from 1 and fences the attempt: whoever holds an older number may no
 * longer postpone or bury the request. Times are milliseconds since 1970.
 */
export type Attempt = {
  request: ContactRequest;
  number: number;
  acceptedAt: number;
  retryUntil: number;
  /** The request's age by the second clock, which counts only time that processes ran. */
  livedMs: number;
};

/** How long a request is tried before it becomes a dead letter. */
export const retryForMs = 30 * 24 * 3_600_000;

/** How long the data of a request is kept that cannot be delivered: what the park's privacy policy promises. */
export const keepMs = 90 * 24 * 3_600_000;

/** The attempt that is made while the visitor waits; its request was accepted at `now`. */
export function firstAttempt(request: ContactRequest, now: number): Attempt {
  return { request, number: 1, acceptedAt: now, retryUntil: now + retryForMs, livedMs: 0 };
}

/**
 * What upstream made of a request. "unclear": it answered 2xx with JSON that says neither yes nor no, so a person
 * decides. `alarm`: trying again does not help by itself (a wrong key).
 */
export type Answer =
  | { outcome: "accepted" }
  | { outcome: "rejected"; status: number }
  | { outcome: "unclear"; reason: string }
  | { outcome: "later"; reason: string; retryAfterMs?: number; alarm?: boolean };

/** Posts one request upstream and says what came of it; faults are answers too. */
export type Deliver = (request: ContactRequest, timeoutMs: number) => Promise<Answer>;

import { createHmac } from "node:crypto";
import * as z from "zod";
import { type FormName, formNames, type Payload } from "../../views/enquiries/define-form.ts";
import { withTimeLimit } from "../concurrency/time-limit.ts";
import { parsedJson } from "../content/lenient.ts";
import { faultClass } from "../log/faults.ts";

/** `id` is a UUID and the Idempotency-Key of every delivery attempt. */
export type Enquiry = { id: string; form: FormName; payload: Payload };

/** `number` counts from 1 and is a fencing token: a stale attempt cannot change the enquiry. Times are ms. */
export type Attempt = {
  enquiry: Enquiry;
  number: number;
  acceptedAt: number;
  retryUntil: number;
};

/** How long delivery is retried before the enquiry becomes a dead letter. */
export const retryForMs = 30 * 24 * 3_600_000;

/** How long an undeliverable enquiry keeps its personal data. Source: the park's privacy policy. */
export const keepMs = 90 * 24 * 3_600_000;

/** The longest accepted `Retry-After`. */
export const retryAfterMaxMs = 3_600_000;

/** The attempt that runs while the visitor waits; the enquiry was accepted at `now`. */
export function firstAttempt(enquiry: Enquiry, now: number): Attempt {
  return { enquiry, number: 1, acceptedAt: now, retryUntil: now + retryForMs };
}

const storedAttempt = z.object({
  id: z.string(),
  form: z.enum(formNames),
  payload: z
    .string()
    .transform(parsedJson)
    .pipe(z.record(z.string(), z.union([z.string(), z.number()]))),
  number: z.number(),
  acceptedAt: z.number(),
  retryUntil: z.number(),
});

/** A claimed row as an attempt; undefined if its payload or form is unreadable. */
export function readAttempt(row: unknown): Attempt | undefined {
  const { data } = storedAttempt.safeParse(row);
  if (!data) return undefined;
  const { id, form, payload, ...rest } = data;
  return { enquiry: { id, form, payload }, ...rest };
}

/** "unclear": 2xx JSON without a yes or no; a person decides. `alarm`: retrying does not help (a wrong key). */
export type Answer =
  | { outcome: "accepted" }
  | { outcome: "rejected"; status: number }
  | { outcome: "unclear"; reason: string }
  | { outcome: "later"; reason: string; retryAfterMs?: number; alarm?: boolean };

/** Posts one enquiry upstream. Faults are part of the result; never rejects. */
export type Deliver = (enquiry: Enquiry, timeoutMs: number) => Promise<Answer>;

/** Grace period after a delivery's own time limit; after it the answer is "later". */
const overtimeMs = 250;

/** Delivers within a time limit, even if `deliver` hangs. Never rejects. */
export const deliverWithin = (timeoutMs: number, deliver: Deliver, enquiry: Enquiry): Promise<Answer> =>
  withTimeLimit(timeoutMs + overtimeMs, deliver(enquiry, timeoutMs)).catch((error: unknown) => ({
    outcome: "later",
    reason: faultClass(error),
  }));

/** Deduplication window: the same form with the same values is one enquiry. */
export const sameEnquiryMs = 10 * 60_000;

/** Tolerated clock difference between machines. A window that ends later than that was made by a wrong clock. */
export const clockSlackMs = 60_000;

/** A digest keyed against brute force: phone numbers are few enough to try them all. */
export function fingerprint(secret: string, form: FormName, payload: Payload): string {
  const fields = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", secret)
    .update(JSON.stringify([form, fields]))
    .digest("base64url");
}

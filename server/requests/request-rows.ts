import * as z from "zod";
import { formNames } from "../../views/requests/define-form.ts";
import type { Attempt } from "./contact-request.ts";
import type { RequestStats, RequestSummary, StoredRequest } from "./request-store.ts";
import { requestStates } from "./request-store.ts";

const attemptRow = z.object({
  id: z.string(),
  form: z.enum(formNames),
  payload: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.union([z.string(), z.number()]))),
  attempts: z.number(),
  accepted_at: z.number(),
  retry_until: z.number(),
  lived_for: z.number(),
});

/** A claimed row as an attempt; undefined if its payload or form is unreadable. */
export function readAttempt(row: unknown): Attempt | undefined {
  try {
    const { id, form, payload, attempts, accepted_at, retry_until, lived_for } = attemptRow.parse(row);
    const times = { acceptedAt: accepted_at, retryUntil: retry_until, livedMs: lived_for };
    return { request: { id, form, payload }, number: attempts, ...times };
  } catch {
    return undefined;
  }
}

const key = z.object({ id: z.string(), attempts: z.number() });

/** Id and attempt number of a row that is otherwise unreadable. */
export const readKey = (row: unknown) => key.parse(row);

const summaryRow = z
  .object({
    id: z.string(),
    form: z.enum(formNames),
    state: z.enum(requestStates),
    attempts: z.number(),
    accepted_at: z.number(),
    next_at: z.number(),
    reason: z.string().nullable(),
    closed_at: z.number().nullable(),
    consent: z.string().nullable(),
    payload: z.string().nullish(),
  })
  .transform(({ accepted_at, next_at, closed_at, payload, ...row }) => ({
    ...row,
    acceptedAt: accepted_at,
    nextAt: next_at,
    closedAt: closed_at,
    payload: payload ?? null,
  }));

/** A row for the list; ignores the payload. */
export function readSummary(row: unknown): RequestSummary {
  const { payload: _, ...summary } = summaryRow.parse(row);
  return summary;
}

/** A row as a stored request; undefined without a row. */
export const readStored = (row: unknown): StoredRequest | undefined =>
  row === undefined ? undefined : summaryRow.parse(row);

const statsRow = z.object({ waiting: z.number(), dead: z.number(), oldest: z.number().nullable() });

/** Counters of the store; the age is computed at `now`. */
export function readStats(row: unknown, now: number): RequestStats {
  const { waiting, dead, oldest } = statsRow.parse(row);
  return { waiting, dead, oldestWaitingMs: oldest === null ? 0 : Math.max(0, now - oldest) };
}

const one = z.object({ secret: z.string() });
/** The database's secret for fingerprints. */
export const readSecret = (row: unknown): string => one.parse(row).secret;

const owner = z.object({ request_id: z.string() });
/** The id of a fingerprint's request. */
export const readOwner = (row: unknown): string => owner.parse(row).request_id;

const verdict = z.object({ verdict: z.enum(["open", "kept", "rejected"]) });
/** A missing request was closed and purged, so it had been kept. */
export const readVerdict = (row: unknown) => (row === undefined ? "kept" : verdict.parse(row).verdict);

const claimed = z.object({ claimed: z.number() });
/** The number of recent claims. */
export const readClaimed = (row: unknown): number => claimed.parse(row).claimed;

const lived = z.object({ lived: z.number() });
/** The uptime clock in ms. */
export const readLived = (row: unknown): number => lived.parse(row).lived;

const due = z
  .object({ id: z.string(), next_at: z.number(), held: z.number() })
  .transform(({ id, next_at, held }) => ({ id, at: next_at, held: held === 1 }));
/** When a request is due, and whether `hasten` must leave it alone. */
export const readDue = (row: unknown) => due.parse(row);

const idRow = z.object({ id: z.string() });
export const readId = (row: unknown): string => idRow.parse(row).id;

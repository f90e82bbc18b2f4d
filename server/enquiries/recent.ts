import { createHmac } from "node:crypto";
import type { FormName, Payload } from "../../views/enquiries/define-form.ts";

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

const rememberedMax = 10_000;

type Entry<T> = { id: string; until: number; outcome?: Promise<T> | undefined };

/**
 * In-memory deduplication of the last minutes, for when the store is unavailable. The result runs `accept`, or returns
 * the outcome of the same form with the same values (`first` is false). `id` stays the same for the same values for 10
 * minutes, regardless of the outcome, and is the same in other processes with this secret within a slot of 10 minutes.
 * `remember`: no store holds the outcome, so memory keeps it as long. `now` is a monotonic clock.
 */
export function createRecent<T>(secret: () => string, now: () => number, clock: () => number) {
  const entries = new Map<string, Entry<T>>();

  function forgetOld(): void {
    for (const [digest, { until }] of entries) {
      if (until > now() && entries.size <= rememberedMax) return;
      entries.delete(digest);
    }
  }

  return async (
    form: FormName,
    payload: Payload,
    accept: (id: string) => Promise<{ outcome: T; remember: boolean }>,
  ): Promise<{ first: boolean; outcome: T }> => {
    forgetOld();
    const digest = fingerprint(secret(), form, payload);
    const entry: Entry<T> = entries.get(digest) ?? {
      id: idOf(secret(), digest, clock()),
      until: now() + sameEnquiryMs,
    };
    if (entry.outcome !== undefined) return { first: false, outcome: await entry.outcome };
    entries.set(digest, entry);
    const accepting = accept(entry.id);
    entry.outcome = accepting.then(({ outcome }) => outcome);
    const { outcome, remember } = await accepting;
    if (!remember) entry.outcome = undefined;
    return { first: true, outcome };
  };
}

/** A UUID of version 8: processes that share no store press the same key for the same values. */
function idOf(secret: string, digest: string, at: number): string {
  const slot = Math.floor(at / sameEnquiryMs);
  const hex = createHmac("sha256", secret).update(`${digest} ${slot}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

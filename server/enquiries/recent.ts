import { randomBytes, randomUUID } from "node:crypto";
import type { FormName, Payload } from "../../views/enquiries/define-form.ts";
import { fingerprint, sameEnquiryMs } from "./fingerprint.ts";

const rememberedMax = 10_000;

type Entry<T> = { id: string; until: number; outcome?: Promise<T> | undefined };

/**
 * In-memory deduplication of the last minutes, for when the store is unavailable. The result runs `accept`, or returns
 * the outcome of the same form with the same values (`first` is false). `id` stays the same for the same values for 10
 * minutes, regardless of the outcome. `remember`: no store holds the outcome, so memory keeps it as long. `now` is a
 * monotonic clock.
 */
export function createRecent<T>(now: () => number) {
  const secret = randomBytes(32).toString("base64url");
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
    const digest = fingerprint(secret, form, payload);
    const entry: Entry<T> = entries.get(digest) ?? { id: randomUUID(), until: now() + sameEnquiryMs };
    if (entry.outcome !== undefined) return { first: false, outcome: await entry.outcome };
    entries.set(digest, entry);
    const accepting = accept(entry.id);
    entry.outcome = accepting.then(({ outcome }) => outcome);
    const { outcome, remember } = await accepting;
    if (!remember) entry.outcome = undefined;
    return { first: true, outcome };
  };
}

import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { FormName, Payload } from "../../views/enquiries/define-form.ts";
import { fingerprint, sameEnquiryMs } from "./enquiry.ts";

const rememberedMax = 10_000;

type Entry<T> = { id: string; outcome?: Promise<T> | undefined };

/**
 * In-memory deduplication of the last minutes, for when the store is unavailable. The result runs `accept`, or returns
 * the outcome of the same form with the same values (`first` is false). `id` stays the same for the same values for 10
 * minutes, regardless of the outcome, and is the same in other processes with this secret within a slot of 10 minutes.
 * `remember`: no store holds the outcome, so memory keeps it as long. `monotonic` and `now` are clocks in ms.
 */
export function createDeduplication<T>(secret: string, monotonic: () => number, now: () => number) {
  const entries = new LRUCache<string, Entry<T>>({
    max: rememberedMax,
    ttl: sameEnquiryMs,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: monotonic },
  });
  return async (
    form: FormName,
    payload: Payload,
    accept: (id: string) => Promise<{ outcome: T; remember: boolean }>,
  ): Promise<{ first: boolean; outcome: T }> => {
    const digest = fingerprint(secret, form, payload);
    const entry: Entry<T> = entries.get(digest) ?? { id: idOf(secret, digest, now()) };
    if (entry.outcome !== undefined) return { first: false, outcome: await entry.outcome };
    entries.set(digest, entry);
    const accepting = accept(entry.id);
    entry.outcome = accepting.then((accepted) => accepted.outcome);
    const { outcome, remember } = await accepting;
    if (!remember) entry.outcome = undefined;
    return { first: true, outcome };
  };
}

/** A version-8 UUID, so that processes without a shared store derive the same key from the same values. */
function idOf(secret: string, digest: string, at: number): string {
  const slot = Math.floor(at / sameEnquiryMs);
  const hex = createHmac("sha256", secret).update(`${digest} ${slot}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

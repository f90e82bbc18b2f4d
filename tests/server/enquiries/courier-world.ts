import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll } from "vitest";
import { createCourier } from "../../../server/enquiries/courier.ts";
import { type Answer, type Enquiry, firstAttempt } from "../../../server/enquiries/enquiry.ts";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import { expectNoPersonalValues, keptLog, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

/** Start time of each courier's clock. */
export const START = Date.parse("2026-03-01T09:00:00Z");

export const accepted: Answer = { outcome: "accepted" };
export const down: Answer = { outcome: "later", reason: "ECONNREFUSED" };

/** Opens couriers with a manual clock and a function as upstream, for the tests of a file. */
export function courierWorlds() {
  const folder = temporaryFolder(afterAll);
  expectNoPersonalValues();
  return (answer: (enquiry: Enquiry) => Answer | Promise<Answer>, change?: (store: EnquiryStore) => EnquiryStore) => {
    /** `aheadMs`: how far the machine's clock is ahead of the time that passes. */
    const clock = { now: START, aheadMs: 0 };
    const kept = keptLog();
    const limits = { ...testLimits, leaseMs: 20_000, claimsPerSecondMax: 10 };
    const plain = createSqliteStore(join(folder, `${randomUUID()}.sqlite`), kept.log, limits);
    const store = change ? change(plain) : plain;
    const sent: { id: string; at: number }[] = [];
    const courier = createCourier({
      store,
      log: kept.log,
      retryMs: 10_000,
      attemptTimeoutMs: 200,
      now: () => clock.now + clock.aheadMs,
      monotonic: () => clock.now,
      random: () => 0.5,
      deliver: async (enquiry) => {
        sent.push({ id: enquiry.id, at: clock.now });
        return answer(enquiry);
      },
    });
    const take = async (pressed = rentEnquiry()) => {
      const { id } = await store.accept(pressed, clock.now);
      const enquiry = { ...pressed, id };
      return { enquiry, delivery: await courier.deliverNow(firstAttempt(enquiry, clock.now), 200) };
    };
    /** Advances the clock by `ms` and checks for due enquiries every `everyMs`. */
    const pass = async (ms: number, everyMs: number) => {
      for (const end = clock.now + ms; clock.now < end; clock.now += everyMs) while ((await courier.deliverDue()) > 0);
    };
    return { clock, store, courier, sent, take, pass, ...kept };
  };
}

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type Answer, type ContactRequest, firstAttempt } from "../../server/requests/contact-request.ts";
import { createCourier } from "../../server/requests/courier.ts";
import type { RequestStore } from "../../server/requests/request-store.ts";
import { createSqliteStore } from "../../server/requests/sqlite-store.ts";
import { expectNoPersonalValues, keptLog, rentRequest, testLimits } from "./request-samples.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Start time of each courier's clock. */
export const START = Date.parse("2026-03-01T09:00:00Z");

export const accepted: Answer = { outcome: "accepted" };
export const down: Answer = { outcome: "later", reason: "ECONNREFUSED" };

/** Opens couriers with a manual clock and a function as upstream, for the tests of a file. */
export function courierWorlds() {
  const folder = temporaryFolder(afterAll);
  expectNoPersonalValues();
  return (
    answer: (request: ContactRequest) => Answer | Promise<Answer>,
    change?: (store: RequestStore) => RequestStore,
  ) => {
    const clock = { now: START };
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
      now: () => clock.now,
      monotonic: () => clock.now,
      random: () => 0.5,
      deliver: async (request) => {
        sent.push({ id: request.id, at: clock.now });
        return answer(request);
      },
    });
    const take = async (pressed = rentRequest()) => {
      const { id } = await store.accept(pressed, clock.now);
      const request = { ...pressed, id };
      return { request, delivery: await courier.deliverNow(firstAttempt(request, clock.now), 200) };
    };
    /** Advances the clock by `ms` and checks for due requests every `everyMs`. */
    const pass = async (ms: number, everyMs: number) => {
      for (const end = clock.now + ms; clock.now < end; clock.now += everyMs) while ((await courier.deliverDue()) > 0);
    };
    return { clock, store, courier, sent, take, pass, ...kept };
  };
}

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { type Answer, type ContactRequest, firstAttempt } from "../../../server/requests/contact-request.ts";
import { createCourier } from "../../../server/requests/courier.ts";
import type { RequestStore } from "../../../server/requests/request-store.ts";
import { createSqliteStore } from "../../../server/requests/sqlite-store.ts";
import { backoffMs } from "../../../server/requests/waits.ts";
import { keptLog, personal, rentRequest, testLimits } from "../../support/request-samples.ts";

const folder = mkdtempSync(join(tmpdir(), "courier-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse("2026-03-01T09:00:00Z");

const accepted: Answer = { outcome: "accepted" };
const down: Answer = { outcome: "later", reason: "ECONNREFUSED" };

/** A courier whose clock is turned by hand and whose upstream is a function. */
function world(
  answer: (request: ContactRequest) => Answer | Promise<Answer>,
  change?: (store: RequestStore) => RequestStore,
) {
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
  /** Lets `ms` pass, looking for due requests every `everyMs`. */
  const pass = async (ms: number, everyMs: number) => {
    for (const end = clock.now + ms; clock.now < end; clock.now += everyMs) while ((await courier.deliverDue()) > 0);
  };
  return { clock, store, courier, sent, take, pass, ...kept };
}

describe("the courier", () => {
  it("delivers at once and then never again", async () => {
    const { take, pass, sent, store, lines } = world(() => accepted);
    const { request, delivery } = await take();
    await pass(HOUR_MS, 5 * SECOND_MS);
    expect(delivery).toBe("delivered");
    expect(sent).toEqual([{ id: request.id, at: START }]);
    expect(await store.show(request.id)).toMatchObject({ state: "delivered", payload: null });
    expect(lines).toEqual([
      { event: "request.delivered", level: "info", fields: { id: request.id, form: "rent", attempts: 1, ms: 0 } },
    ]);
  });

  it("waits twice as long each time, up to 15 minutes", async () => {
    const { take, pass, sent } = world(() => down);
    expect((await take()).delivery).toBe("kept");
    await pass(2 * HOUR_MS, SECOND_MS);
    const waits = sent.slice(1).map(({ at }, n) => (at - (sent[n]?.at ?? 0)) / SECOND_MS);
    expect(waits.slice(0, 9)).toEqual([9, 18, 36, 72, 144, 288, 576, 810, 810]);
  });

  it("spreads the waits, also at the cap", () => {
    expect([0, 1].map((random) => backoffMs(1, 10_000, random))).toEqual([10_000, 8000]);
    expect([0, 1].map((random) => backoffMs(400, 10_000, random))).toEqual([900_000, 720_000]);
  });

  it("delivers everything within 10 minutes after an outage of 24 hours, at no more than 10 a second", async () => {
    let up = false;
    const { take, pass, sent, store, clock } = world(() => (up ? accepted : down));
    for (let n = 0; n < 300; n += 1) await take(rentRequest({ comment: `№ ${n}` }));
    await pass(DAY_MS, 4 * MINUTE_MS);
    up = true;
    const recovered = clock.now;
    const before = sent.length;
    await pass(10 * MINUTE_MS, SECOND_MS);
    const after = sent.slice(before);
    expect((await store.stats(clock.now)).waiting).toBe(0);
    expect(new Set(after.map(({ id }) => id)).size).toBe(300);
    expect(after.length).toBe(300);
    expect((after.at(-1)?.at ?? 0) - recovered).toBeLessThan(2 * MINUTE_MS);
    const perSecond = Map.groupBy(after, ({ at }) => Math.floor(at / SECOND_MS));
    expect(Math.max(...[...perSecond.values()].map((group) => group.length))).toBeLessThanOrEqual(10);
  }, 60_000);

  it("tries for 30 days, then keeps the request as a dead letter and says so once", async () => {
    const { take, pass, sent, store, lines } = world(() => down);
    const { request } = await take();
    await pass(31 * DAY_MS, 5 * MINUTE_MS);
    expect((sent.at(-1)?.at ?? 0) - START).toBeGreaterThanOrEqual(30 * DAY_MS);
    const stored = await store.show(request.id);
    expect(stored?.state).toBe("dead");
    expect(JSON.parse(stored?.payload ?? "")).toEqual(request.payload);
    const deaths = lines.filter(({ event }) => event === "request.dead");
    expect(deaths).toHaveLength(1);
    expect(deaths[0]).toMatchObject({ level: "error", fields: { alarm: true, form: "rent", reason: "ECONNREFUSED" } });
  }, 60_000);

  it("waits as long as Retry-After asks, even when upstream is back for others", async () => {
    let answer: Answer = { outcome: "later", reason: "status-429", retryAfterMs: 40 * MINUTE_MS };
    const { take, pass, sent } = world(() => answer);
    const { request } = await take();
    answer = down;
    for (let n = 0; n < 4; n += 1) await take(rentRequest({ comment: `№ ${n}` }));
    answer = accepted;
    await pass(HOUR_MS, SECOND_MS);
    expect(sent.filter(({ id }) => id === request.id).map(({ at }) => at - START)).toEqual([0, 40 * MINUTE_MS]);
  });

  it("closes requests rejected in the visitor's presence, and makes later rejections dead letters", async () => {
    let answer: Answer = { outcome: "rejected", status: 422 };
    const { take, pass, store, events } = world(() => answer);
    const refused = await take();
    expect(refused.delivery).toBe("rejected");
    expect(await store.show(refused.request.id)).toMatchObject({ state: "rejected", payload: null });
    answer = down;
    const thanked = await take();
    answer = { outcome: "rejected", status: 422 };
    await pass(MINUTE_MS, SECOND_MS);
    const dead = await store.show(thanked.request.id);
    expect(dead).toMatchObject({ state: "dead", reason: "status-422" });
    expect(dead?.payload).not.toBeNull();
    expect(events()).toEqual(["request.rejected", "request.retry", "request.dead"]);
  });

  it("thanks for an answer that says neither yes nor no, keeps the request for a person, and never sends it again", async () => {
    const { take, pass, sent, store, lines } = world(() => ({ outcome: "unclear", reason: "no-flag" }));
    const { request, delivery } = await take();
    expect(delivery).toBe("kept");
    await pass(DAY_MS, MINUTE_MS);
    expect(sent).toHaveLength(1);
    const stored = await store.show(request.id);
    expect(stored).toMatchObject({ state: "dead", reason: "no-flag" });
    expect(JSON.parse(stored?.payload ?? "")).toEqual(request.payload);
    expect(lines).toMatchObject([
      { event: "request.dead", level: "error", fields: { id: request.id, reason: "no-flag", alarm: true } },
    ]);
  });

  it("raises an alarm for a wrong key and keeps trying", async () => {
    const { take, lines } = world(() => ({ outcome: "later", reason: "status-401", alarm: true }));
    expect((await take()).delivery).toBe("kept");
    expect(lines[0]).toMatchObject({ event: "request.retry", level: "error", fields: { alarm: true } });
  });

  it("lets no request that always fails or hangs hold up the others", async () => {
    const { take, pass, store, clock } = world(({ payload }) =>
      payload.comment === "hangs" ? new Promise<Answer>(() => {}) : payload.comment === "fails" ? down : accepted,
    );
    for (const comment of ["hangs", "fails"]) await take(rentRequest({ comment }));
    for (let n = 0; n < 20; n += 1) await store.accept(rentRequest({ comment: `№ ${n}` }), clock.now - HOUR_MS);
    await pass(15 * SECOND_MS, SECOND_MS);
    expect((await store.stats(clock.now)).waiting).toBe(2);
  });

  it("does not deliver again after a failure to record the result", async () => {
    let broken = true;
    const { take, pass, sent, store, events } = world(
      () => accepted,
      (plain) => ({
        ...plain,
        delivered: (id, now) => (broken ? Promise.reject(new Error("disk")) : plain.delivered(id, now)),
      }),
    );
    const { request, delivery } = await take();
    expect(delivery).toBe("delivered");
    await pass(MINUTE_MS, SECOND_MS);
    broken = false;
    await pass(MINUTE_MS, SECOND_MS);
    expect(sent).toHaveLength(1);
    expect(await store.show(request.id)).toMatchObject({ state: "delivered" });
    expect(events()).toContain("store.error");
  });

  it.each<Answer>([
    { outcome: "unclear", reason: "no-flag" },
    { outcome: "rejected", status: 422 },
  ])(
    "does not send again what ended with $outcome after the thank-you but could not be written down",
    async (answer) => {
      let broken = true;
      const answers: Answer[] = [down, answer];
      const { take, pass, sent, store } = world(
        () => answers.shift() ?? accepted,
        (plain) => ({
          ...plain,
          dead: (...args) => (broken ? Promise.reject(new Error("disk")) : plain.dead(...args)),
        }),
      );
      const { request } = await take();
      await pass(MINUTE_MS, SECOND_MS);
      broken = false;
      await pass(MINUTE_MS, SECOND_MS);
      expect(sent).toHaveLength(2);
      expect(await store.show(request.id)).toMatchObject({ state: "dead" });
    },
  );

  it("delivers in the background, and stops after running attempts, within a time limit", async () => {
    const { store, courier, sent, clock } = world(async () => sleep(100, accepted));
    await store.accept(rentRequest(), clock.now - HOUR_MS);
    courier.start();
    while (sent.length === 0) await sleep(5);
    await courier.stop(2000);
    expect((await store.stats(clock.now)).waiting).toBe(0);
    const stuck = world(() => new Promise<Answer>(() => {}));
    void stuck.take();
    const begun = performance.now();
    await stuck.courier.stop(100);
    expect(performance.now() - begun).toBeLessThan(300);
  });

  it("continues after a failure of the store", async () => {
    let calls = 0;
    const { store, courier, sent, clock, events } = world(
      () => accepted,
      (plain) => ({
        ...plain,
        claim: (now, n) => (calls++ < 1 ? Promise.reject(new Error("gone")) : plain.claim(now, n)),
      }),
    );
    await store.accept(rentRequest(), clock.now - HOUR_MS);
    courier.start();
    for (let n = 0; n < 300 && sent.length === 0; n += 1) await sleep(10);
    await courier.stop(1000);
    expect(sent).toHaveLength(1);
    expect(events()).toContain("store.error");
  });

  it("logs no value that a visitor typed", async () => {
    const answers: Answer[] = [
      down,
      { outcome: "later", reason: "status-401", alarm: true },
      { outcome: "rejected", status: 422 },
    ];
    const { take, pass, lines } = world(() => answers.shift() ?? accepted);
    for (const comment of ["один", "два", "три", "четыре"]) await take(rentRequest({ comment }));
    await pass(HOUR_MS, SECOND_MS);
    expect(lines.length).toBeGreaterThan(4);
    for (const value of [...Object.values(personal), "четыре"]) expect(JSON.stringify(lines)).not.toContain(value);
  });
});

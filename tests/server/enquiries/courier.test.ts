import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { createCourier } from "../../../server/enquiries/courier.ts";
import { type Answer, type Enquiry, firstAttempt } from "../../../server/enquiries/enquiry.ts";
import { attemptBackoffMs } from "../../../server/enquiries/outcomes.ts";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import { expectNoPersonalValues, keptLog, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../support/spans.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

/** Start time of each courier's clock. */
const START = Date.parse("2026-03-01T09:00:00Z");

const accepted: Answer = { outcome: "accepted" };
const down: Answer = { outcome: "later", reason: "ECONNREFUSED" };

const folder = temporaryFolder(afterAll);
expectNoPersonalValues();

/** A courier with a manual clock, and a function as upstream. */
function world(answer: (enquiry: Enquiry) => Answer | Promise<Answer>, change?: (store: EnquiryStore) => EnquiryStore) {
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
}

describe("the courier over time", () => {
  it("doubles the wait each time, up to 15 minutes", async () => {
    const { take, pass, sent } = world(() => down);
    expect((await take()).delivery).toBe("later");
    await pass(2 * HOUR_MS, SECOND_MS);
    const waits = sent.slice(1).map(({ at }, n) => (at - (sent[n]?.at ?? 0)) / SECOND_MS);
    expect(waits.slice(0, 9)).toEqual([9, 18, 36, 72, 144, 288, 576, 810, 810]);
  });

  it("adds jitter to the waits, also at the cap", () => {
    expect([0, 1].map((random) => attemptBackoffMs(1, 10_000, random))).toEqual([10_000, 8000]);
    expect([0, 1].map((random) => attemptBackoffMs(400, 10_000, random))).toEqual([900_000, 720_000]);
  });

  it("delivers everything within 10 minutes after a 24-hour outage, at no more than 10 a second", async () => {
    let up = false;
    const { take, pass, sent, store, clock } = world(() => (up ? accepted : down));
    for (let n = 0; n < 300; n += 1) await take(rentEnquiry({ comment: `№ ${n}` }));
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
  });

  it("holds nothing that waits because the clock is set back an hour", async () => {
    let up = false;
    const { take, pass, store, clock } = world(() => (up ? accepted : down));
    await take();
    clock.aheadMs = -HOUR_MS;
    up = true;
    await pass(2 * MINUTE_MS, SECOND_MS);
    expect((await store.stats(clock.now)).waiting).toBe(0);
  });

  it("gives up and forgets nothing because the clock runs 100 days ahead, before it has been steady for an hour", async () => {
    const { take, pass, store, clock, events } = world(() => down);
    const { enquiry } = await take();
    await pass(2 * HOUR_MS, MINUTE_MS);
    clock.aheadMs = 100 * DAY_MS;
    await pass(59 * MINUTE_MS, MINUTE_MS);
    expect(await store.show(enquiry.id)).toMatchObject({ state: "waiting", payload: expect.any(String) });
    expect(events()).not.toContain("enquiry.forgotten");
    await pass(3 * MINUTE_MS, MINUTE_MS);
    expect(events()).toContain("enquiry.forgotten");
  });

  it("advances waiting enquiries once a minute at most, so that one that always fails cannot retry all", async () => {
    let isUp = true;
    let hastenedCount = 0;
    const counted = (store: EnquiryStore): EnquiryStore => ({
      ...store,
      hasten(now) {
        hastenedCount += 1;
        return store.hasten(now);
      },
    });
    const { clock, take } = world(() => (isUp ? accepted : down), counted);
    const takeWhile = async (apiIsUp: boolean, count: number) => {
      isUp = apiIsUp;
      for (let at = 0; at < count; at += 1) await take(rentEnquiry({ comment: `${clock.now} ${apiIsUp} ${at}` }));
    };
    await takeWhile(true, 2);
    expect(hastenedCount).toBe(1);
    await takeWhile(false, 3);
    clock.now += 59 * SECOND_MS;
    await takeWhile(true, 2);
    expect(hastenedCount, "within the minute").toBe(1);
    clock.now += SECOND_MS;
    await takeWhile(true, 2);
    expect(hastenedCount, "after a minute").toBe(2);
    clock.now += 2 * MINUTE_MS;
    await takeWhile(false, 2);
    await takeWhile(true, 1);
    expect(hastenedCount, "two failures are no outage").toBe(2);
  });

  it("tries for 30 days, then keeps the enquiry as a dead letter and logs that once", async () => {
    const { take, pass, sent, store, lines } = world(() => down);
    const { enquiry } = await take();
    await pass(31 * DAY_MS, 15 * MINUTE_MS);
    expect((sent.at(-1)?.at ?? 0) - START).toBeGreaterThanOrEqual(30 * DAY_MS);
    const stored = await store.show(enquiry.id);
    expect(stored?.state).toBe("dead");
    expect(JSON.parse(stored?.payload ?? "")).toEqual(enquiry.payload);
    const deaths = lines.filter(({ event }) => event === "enquiry.dead");
    expect(deaths).toHaveLength(1);
    expect(deaths[0]).toMatchObject({ level: "error", fields: { alarm: true, form: "rent", reason: "ECONNREFUSED" } });
  });

  it("waits for Retry-After, even if the upstream already accepts other enquiries", async () => {
    let answer: Answer = { outcome: "later", reason: "status-429", retryAfterMs: 40 * MINUTE_MS };
    const { take, pass, sent } = world(() => answer);
    const { enquiry } = await take();
    answer = down;
    for (let n = 0; n < 4; n += 1) await take(rentEnquiry({ comment: `№ ${n}` }));
    answer = accepted;
    await pass(HOUR_MS, SECOND_MS);
    expect(sent.filter(({ id }) => id === enquiry.id).map(({ at }) => at - START)).toEqual([0, 40 * MINUTE_MS]);
  });

  it("is not blocked by an enquiry that always fails or hangs", async () => {
    const { take, pass, store, clock } = world(({ payload }) => {
      if (payload.comment === "hangs") return new Promise<Answer>(() => {});
      return payload.comment === "fails" ? down : accepted;
    });
    for (const comment of ["hangs", "fails"]) await take(rentEnquiry({ comment }));
    for (let n = 0; n < 20; n += 1) await store.accept(rentEnquiry({ comment: `№ ${n}` }), clock.now - HOUR_MS);
    await pass(15 * SECOND_MS, SECOND_MS);
    expect((await store.stats(clock.now)).waiting).toBe(2);
  });

  it("starts no second attempt while one runs, even if the store leases the enquiry again", async () => {
    const enquiry = rentEnquiry();
    const { courier, sent } = world(
      () => sleep(50, accepted),
      (plain) => ({ ...plain, claim: async (now) => [firstAttempt(enquiry, now)] }),
    );
    await Promise.all([courier.deliverDue(), courier.deliverDue()]);
    expect(sent).toHaveLength(1);
  });

  it("delivers in the background, and finishes running attempts within a time limit when stopped", async () => {
    const { store, courier, sent, clock } = world(async () => sleep(100, accepted));
    await store.accept(rentEnquiry(), clock.now - HOUR_MS);
    courier.start();
    while (sent.length === 0) await sleep(5);
    await courier.stop(2000);
    expect((await store.stats(clock.now)).waiting).toBe(0);
    const stuck = world(() => new Promise<Answer>(() => {}));
    void stuck.take();
    // The attempt never ends: without its time limit the stop would last as long as the test may.
    await stuck.courier.stop(100);
  });
});

const rejected: Answer = { outcome: "rejected", status: 422 };
const unclear: Answer = { outcome: "unclear", reason: "no-flag" };
const wrongKey: Answer = { outcome: "later", reason: "status-401", alarm: true };
const refuse = () => Promise.reject(new Error("disk"));

describe("the courier after answers and faults", () => {
  it("closes an enquiry rejected before the thanks, and makes a later rejection a dead letter", async () => {
    let answer: Answer = rejected;
    const { take, pass, store, events } = world(() => answer);
    const refused = await take();
    expect(refused.delivery).toBe("rejected");
    expect(await store.show(refused.enquiry.id)).toMatchObject({ state: "rejected", payload: null });
    answer = down;
    const thanked = await take();
    answer = rejected;
    await pass(MINUTE_MS, SECOND_MS);
    const dead = await store.show(thanked.enquiry.id);
    expect(dead).toMatchObject({ state: "dead", reason: "status-422" });
    expect(dead?.payload).not.toBeNull();
    expect(events()).toEqual(["enquiry.rejected", "enquiry.retry", "enquiry.retries", "enquiry.dead"]);
  });

  it("thanks for an ambiguous answer, keeps the enquiry for a person, and never resends it", async () => {
    const { take, pass, sent, store, lines } = world(() => unclear);
    const { enquiry, delivery } = await take();
    expect(delivery).toBe("unclear");
    await pass(DAY_MS, MINUTE_MS);
    expect(sent).toHaveLength(1);
    const stored = await store.show(enquiry.id);
    expect(stored).toMatchObject({ state: "dead", reason: "no-flag" });
    expect(JSON.parse(stored?.payload ?? "")).toEqual(enquiry.payload);
    expect(lines).toMatchObject([
      { event: "enquiry.dead", level: "error", fields: { id: enquiry.id, reason: "no-flag", alarm: true } },
    ]);
  });

  it.each<[string, Answer[], string]>([
    ["that was delivered", [accepted], "delivered"],
    ["that ended unclear after the thanks", [down, unclear], "dead"],
    ["that was rejected after the thanks", [down, rejected], "dead"],
  ])("does not resend an enquiry %s but could not be recorded", async (_, answers, state) => {
    let broken = true;
    const left = [...answers];
    const { take, pass, sent, store, events } = world(
      () => left.shift() ?? accepted,
      (plain) => ({
        ...plain,
        delivered: (...args) => (broken ? refuse() : plain.delivered(...args)),
        dead: (...args) => (broken ? refuse() : plain.dead(...args)),
      }),
    );
    const { enquiry, delivery } = await take();
    expect(delivery).toBe(answers[0]?.outcome);
    await pass(MINUTE_MS, SECOND_MS);
    broken = false;
    await pass(MINUTE_MS, SECOND_MS);
    expect(sent).toHaveLength(answers.length);
    expect(await store.show(enquiry.id)).toMatchObject({ state });
    expect(events()).toContain("store.error");
  });

  it("continues after failures of the store, and says so once in half a minute", async () => {
    let calls = 0;
    const { store, courier, sent, clock, events } = world(
      () => accepted,
      (plain) => ({ ...plain, claim: (now, n) => (calls++ < 3 ? refuse() : plain.claim(now, n)) }),
    );
    await store.accept(rentEnquiry(), clock.now - HOUR_MS);
    courier.start();
    await expect.poll(() => sent.length).toBe(1);
    await courier.stop(1000);
    expect(sent).toHaveLength(1);
    expect(events().filter((name) => name === "store.error")).toHaveLength(1);
  });

  it("raises an alarm for a wrong key, and keeps retrying", async () => {
    const { take, lines } = world(() => wrongKey);
    expect((await take()).delivery).toBe("later");
    expect(lines[0]).toMatchObject({ event: "enquiry.retry", level: "error", fields: { alarm: true } });
  });
});

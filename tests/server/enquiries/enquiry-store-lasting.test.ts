import { expect } from "vitest";
import { firstAttempt, retryForMs } from "../../../server/enquiries/enquiry.ts";
import { personal, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { describeStores } from "../../support/enquiries/enquiry-stores.ts";
import { DAY_MS, MINUTE_MS } from "../../support/spans.ts";

const twoASecond = { ...testLimits, claimsPerSecondMax: 2 };

describeStores(({ test, storeTest, place, create, sql, lines }) => {
  storeTest(
    "advances waiting enquiries when the upstream recovers, except those with a Retry-After and those that run",
    async ({ store, now, take }) => {
      const [waits, asked] = [await take({ comment: "а" }), await take({ comment: "б" })];
      await take({ comment: "в" });
      await store.later(firstAttempt(waits, now), now + 15 * MINUTE_MS, "status-503", false);
      await store.later(firstAttempt(asked, now), now + 15 * MINUTE_MS, "status-429", true);
      expect(await store.hasten(now)).toBe(1);
      expect((await store.claim(now + 1000, 4)).map(({ enquiry }) => enquiry.id)).toEqual([waits.id]);
    },
  );

  storeTest("keeps a dead letter with its data until it is redriven or purged", async ({ store, now, take }) => {
    const enquiry = await take();
    await store.dead(firstAttempt(enquiry, now), now, "status-422");
    await store.tidy(now + 60 * MINUTE_MS, true);
    expect(await store.stats(now)).toEqual({ waiting: 0, oldestWaitingMs: 0, dead: 1 });
    expect(JSON.parse((await store.show(enquiry.id))?.payload ?? "")).toEqual(enquiry.payload);
    expect(await store.redrive(enquiry.id, now)).toBe(true);
    const [attempt] = await store.claim(now + 1000, 4);
    expect(attempt?.retryUntil).toBeGreaterThan(now + retryForMs - 1);
    expect(await store.redrive(enquiry.id, Date.now())).toBe(false);
    if (attempt) await store.dead(attempt, now, "status-422");
    expect(await store.purge(now + 1, now)).toEqual({ closed: 0, dead: 0 });
    expect(await store.purge(now + 1, now + 1)).toEqual({ closed: 0, dead: 1 });
    expect(await store.redrive(enquiry.id, Date.now())).toBe(false);
  });

  storeTest("lists and counts without personal data", async ({ store, now, take }) => {
    await take({}, now - MINUTE_MS);
    await take({ comment: "другое" });
    expect(await store.stats(now)).toEqual({ waiting: 2, oldestWaitingMs: MINUTE_MS, dead: 0 });
    const listed = await store.list({ state: "waiting", limit: 10 });
    expect(listed.map(({ acceptedAt }) => acceptedAt)).toEqual([now - MINUTE_MS, now]);
    expect(await store.list({ state: "dead", limit: 10 })).toEqual([]);
    for (const value of Object.values(personal)) expect(JSON.stringify(listed)).not.toContain(value);
    expect(await store.show("00000000-0000-4000-8000-000000000000")).toBeUndefined();
  });

  test("gives an enquiry that it cannot read to a person, with an alarm, and leases the others", async () => {
    const where = await place();
    const store = create(where);
    const now = Date.now();
    const [broken, other] = [rentEnquiry({ comment: "сломана" }), rentEnquiry({ comment: "цела" })];
    for (const enquiry of [broken, other]) await store.accept(enquiry, now - 2 * testLimits.leaseMs);
    await sql(where, `update contact_request set payload = '{' where id = '${broken.id}'`);
    expect((await store.claim(now, 4)).map(({ enquiry }) => enquiry.id)).toEqual([other.id]);
    expect(await store.show(broken.id)).toMatchObject({ state: "dead", reason: "unreadable" });
    const fields = { id: broken.id, attempts: 2, reason: "unreadable", alarm: true };
    expect(lines).toContainEqual(expect.objectContaining({ event: "enquiry.dead", fields }));
    expect(await store.claim(now, 4)).toEqual([]);
    await store.close();
  });

  storeTest(
    "delivers enquiries that a fast clock postponed for days, but leases no running attempt twice",
    async ({ store, now, take }) => {
      const ahead = now + 3 * DAY_MS;
      const [put, runs] = [await take({ comment: "а" }, ahead), await take({ comment: "б" }, ahead)];
      await store.later(firstAttempt(put, ahead), ahead + 15 * MINUTE_MS, "status-503", false);
      await store.tidy(now, false);
      expect((await store.claim(now + 1000, 4)).map(({ enquiry }) => enquiry.id)).toEqual([put.id]);
      const later = now + testLimits.leaseMs + 1000;
      expect((await store.claim(later, 4)).map(({ enquiry }) => enquiry.id)).toContain(runs.id);
    },
    twoASecond,
  );

  storeTest(
    "is not delayed by leases that a fast clock wrote",
    async ({ store, take }) => {
      for (let n = 0; n < 4; n += 1) await take({ comment: `№ ${n}` }, Date.now() - MINUTE_MS);
      for (const at of [Date.now() + 3 * DAY_MS, Date.now()]) expect(await store.claim(at, 2)).toHaveLength(2);
    },
    twoASecond,
  );
});

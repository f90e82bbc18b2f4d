import { expect } from "vitest";
import { firstAttempt, retryForMs } from "../../../server/enquiries/enquiry.ts";
import { personal, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { describeStores } from "../../support/enquiries/enquiry-stores.ts";
import { DAY_MS, MINUTE_MS } from "../../support/spans.ts";

const twoASecond = { ...testLimits, claimsPerSecondMax: 2 };

const { leaseMs } = testLimits;

describeStores(({ test, storeTest, place, create, sql, lines }) => {
  storeTest(
    "leases an accepted enquiry to no one during its first attempt, then to exactly one process",
    async ({ store, second, now }) => {
      const enquiry = rentEnquiry();
      expect(await store.accept(enquiry, now)).toMatchObject({ kind: "new" });
      expect(await store.verdict(enquiry.id, now)).toBe("open");
      expect(await store.claim(now, 4)).toEqual([]);
      const claims = [store, second, store, second].map((owner) => owner.claim(now + leaseMs + 1, 4));
      expect((await Promise.all(claims)).flat()).toEqual([{ ...firstAttempt(enquiry, now), number: 2 }]);
    },
  );

  storeTest(
    "commits no enquiry whose caller has given up waiting",
    async ({ store, now }) => {
      await expect(store.accept(rentEnquiry(), now)).rejects.toMatchObject({ code: "TOO_LATE" });
      expect((await store.stats(now)).waiting).toBe(0);
    },
    { ...testLimits, acceptTimeoutMs: 0 },
  );

  storeTest("leases each of 60 due enquiries once to two concurrent processes", async ({ store, second, take }) => {
    const enquiries = [];
    for (let n = 0; n < 60; n += 1) enquiries.push(await take({ comment: `№ ${n}` }, Date.now() - MINUTE_MS));
    const ids: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const claimed = await Promise.all([store, second].map((owner) => owner.claim(Date.now(), 4)));
      ids.push(...claimed.flat().map((attempt) => attempt.enquiry.id));
      if (round === 0) await store.delivered(ids[0] ?? "", Date.now());
    }
    expect(ids.sort()).toEqual(enquiries.map(({ id }) => id).sort());
  });

  storeTest(
    "limits the leases of all processes together to the configured rate per second",
    async ({ store, second, take }) => {
      for (let n = 0; n < 30; n += 1) await take({ comment: `№ ${n}` }, Date.now() - MINUTE_MS);
      const now = Date.now();
      const claims = [store, second, store, second].map((owner) => owner.claim(now, 4));
      expect((await Promise.all(claims)).flat().length).toBe(10);
      expect(await second.claim(now + 900, 4)).toEqual([]);
      expect((await second.claim(now + 1001, 4)).length).toBe(4);
    },
    { ...testLimits, claimsPerSecondMax: 10 },
  );

  storeTest(
    "counts equal values within 10 minutes as one enquiry, across any boundary of the clock",
    async ({ store, second, now, take }) => {
      const { id } = await take();
      for (const after of [0, 1, MINUTE_MS, 9.99 * MINUTE_MS])
        expect(await second.accept(rentEnquiry(), now + after)).toEqual({ kind: "same", id });
      for (const after of [10, -60])
        expect(await store.accept(rentEnquiry(), now + after * MINUTE_MS)).toMatchObject({ kind: "new" });
    },
  );

  storeTest("keeps one of 20 identical concurrent posts to two processes", async ({ store, second, now }) => {
    const posts = Array.from({ length: 20 }, (_, n) => (n % 2 ? store : second).accept(rentEnquiry(), now + (n % 7)));
    const kinds = (await Promise.all(posts)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "new").length).toBe(1);
    expect((await store.stats(now)).waiting).toBe(1);
  });

  storeTest("never merges two people, two units or two forms", async ({ store, now, take }) => {
    await take();
    const values = [
      { phone: "+79995550156" },
      { name: "Другой" },
      { pavilionId: 13 },
      { comment: "" },
      { roistat: "1" },
    ];
    const others = [...values.map((value) => rentEnquiry(value)), { ...rentEnquiry(), form: "callback" as const }];
    for (const other of others) expect(await store.accept(other, now)).toMatchObject({ kind: "new" });
  });

  storeTest("drops delivered data, and still detects a duplicate", async ({ store, now, take }) => {
    const { id } = await take();
    await store.delivered(id, now + 5);
    expect(await store.show(id)).toMatchObject({ state: "delivered", payload: null, closedAt: now + 5 });
    expect(await store.accept(rentEnquiry(), now + 6)).toEqual({ kind: "same", id });
    expect(await store.verdict(id, now + 6)).toBe("kept");
    expect(await store.claim(now + 10 * MINUTE_MS, 4)).toEqual([]);
  });

  storeTest(
    "accepts the same values again after a rejection, under the same id, even if it is recorded late",
    async ({ store, now, take }) => {
      const enquiry = await take();
      const { id } = enquiry;
      await store.rejected(firstAttempt(enquiry, now), now, "status-422");
      expect(await store.verdict(id, Date.now())).toBe("rejected");
      expect(await store.show(id)).toMatchObject({ state: "rejected", payload: null });
      expect(await store.accept(rentEnquiry(), now + 1)).toEqual({ kind: "new", id });
      const waiting = await store.show(id);
      expect(waiting).toMatchObject({ state: "waiting", reason: null, attempts: 1, closedAt: null });
      expect(JSON.parse(waiting?.payload ?? "")).toEqual(enquiry.payload);
      await store.rejected(firstAttempt(enquiry, now), now + 2, "status-422");
      expect(await store.show(id)).toMatchObject({ state: "waiting" });
      expect(await store.claim(now + leaseMs + 2, 4)).toMatchObject([{ enquiry: { id }, number: 2 }]);
    },
  );

  storeTest("postpones an enquiry, and leases it again when it is due", async ({ store, second, now, take }) => {
    const enquiry = await take();
    const due = now + 10 * MINUTE_MS;
    await store.later(firstAttempt(enquiry, now), due, "status-503", false);
    expect(await store.verdict(enquiry.id, now)).toBe("kept");
    expect(await second.claim(due - 1, 4)).toEqual([]);
    expect(await second.claim(due, 4)).toMatchObject([{ enquiry, number: 2 }]);
  });

  storeTest("ignores an attempt with a lost lease", async ({ store, now, take }) => {
    const enquiry = await take();
    const stale = firstAttempt(enquiry, now);
    await store.later(stale, now, "status-503", false);
    await store.claim(Date.now() + 5, 1);
    await store.later(stale, now, "timeout", false);
    await store.dead(stale, now, "timeout");
    expect(await store.show(enquiry.id)).toMatchObject({ state: "waiting", attempts: 2 });
    expect(await store.claim(Date.now(), 4)).toEqual([]);
    await store.delivered(enquiry.id, now);
    await store.later({ ...stale, number: 2 }, now, "timeout", false);
    expect(await store.show(enquiry.id)).toMatchObject({ state: "delivered" });
  });

  storeTest(
    "advances waiting enquiries when the upstream recovers, except those with a Retry-After and those that run",
    async ({ store, now, take }) => {
      const waits = await take({ comment: "а" });
      const asked = await take({ comment: "б" });
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
    expect(await store.stats(now)).toEqual({ waiting: 0, oldestWaitingMs: 0, dead: 1, setAsideFiles: 0 });
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
    expect(await store.stats(now)).toEqual({ waiting: 2, oldestWaitingMs: MINUTE_MS, dead: 0, setAsideFiles: 0 });
    const listed = await store.list({ state: "waiting", limit: 10 });
    expect(listed.map(({ acceptedAt }) => acceptedAt)).toEqual([now - MINUTE_MS, now]);
    expect(await store.list({ state: "dead", limit: 10 })).toEqual([]);
    for (const value of Object.values(personal)) expect(JSON.stringify(listed)).not.toContain(value);
    expect(await store.show("00000000-0000-4000-8000-000000000000")).toBeUndefined();
    const [oldest] = await store.claim(now + leaseMs, 1);
    expect(oldest?.enquiry.id, "who has waited longest comes first").toBe(listed[0]?.id);
  });

  test("gives an enquiry that it cannot read to a person, with an alarm, and leases the others", async () => {
    const where = await place();
    const store = create(where);
    const now = Date.now();
    const broken = rentEnquiry({ comment: "сломана" });
    const other = rentEnquiry({ comment: "цела" });
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
      const put = await take({ comment: "а" }, ahead);
      const runs = await take({ comment: "б" }, ahead);
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

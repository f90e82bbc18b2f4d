import { expect } from "vitest";
import { firstAttempt, retryForMs } from "../../../server/requests/contact-request.ts";
import { personal, rentRequest, testLimits } from "../../support/request-samples.ts";
import { describeStores } from "../../support/request-stores.ts";
import { DAY_MS, MINUTE_MS } from "../../support/spans.ts";

describeStores(({ name, test, place, create, remove, withStore, lines }) => {
  test("advances waiting requests when the upstream recovers, except those with a Retry-After", () =>
    withStore(async (store, _, pass) => {
      const now = Date.now();
      const [waits, asked, runs] = [
        rentRequest({ comment: "а" }),
        rentRequest({ comment: "б" }),
        rentRequest({ comment: "в" }),
      ];
      for (const request of [waits, asked, runs]) await store.accept(request, now);
      await store.later(firstAttempt(waits, now), now + 15 * MINUTE_MS, "status-503", false);
      await store.later(firstAttempt(asked, now), now + 15 * MINUTE_MS, "status-429", true);
      expect(await store.hasten(now)).toBe(1);
      await pass(1000);
      expect((await store.claim(now + 1000, 4)).map(({ request }) => request.id)).toEqual([waits.id]);
    }));

  test("keeps a dead letter with its data until it is redriven or purged", () =>
    withStore(async (store, _, pass) => {
      const request = rentRequest();
      const now = Date.now();
      await store.accept(request, now);
      await store.dead(firstAttempt(request, now), now, "status-422");
      await store.tidy(now + 60 * MINUTE_MS, 60 * MINUTE_MS);
      expect(await store.stats(now)).toEqual({ waiting: 0, oldestWaitingMs: 0, dead: 1 });
      expect(JSON.parse((await store.show(request.id))?.payload ?? "")).toEqual(request.payload);
      expect(await store.redrive(request.id, now)).toBe(true);
      await pass(1000);
      const [attempt] = await store.claim(now + 1000, 4);
      expect(attempt?.retryUntil).toBeGreaterThan(now + retryForMs - 1);
      expect(await store.redrive(request.id, Date.now())).toBe(false);
      if (attempt) await store.dead(attempt, now, "status-422");
      expect(await store.purge(now + 1, now)).toEqual({ closed: 0, dead: 0 });
      expect(await store.purge(now + 1, now + 1)).toEqual({ closed: 0, dead: 1 });
      expect(await store.redrive(request.id, Date.now())).toBe(false);
    }));

  test("lists and counts without personal data", () =>
    withStore(async (store) => {
      const now = Date.now();
      await store.accept(rentRequest(), now - MINUTE_MS);
      await store.accept(rentRequest({ comment: "другое" }), now);
      expect(await store.stats(now)).toEqual({ waiting: 2, oldestWaitingMs: MINUTE_MS, dead: 0 });
      const listed = await store.list({ state: "waiting", limit: 10 });
      expect(listed.map(({ acceptedAt }) => acceptedAt)).toEqual([now - MINUTE_MS, now]);
      expect(await store.list({ state: "dead", limit: 10 })).toEqual([]);
      for (const value of Object.values(personal)) expect(JSON.stringify(listed)).not.toContain(value);
      expect(await store.show("00000000-0000-4000-8000-000000000000")).toBeUndefined();
    }));

  test("keeps everything after a restart", async () => {
    const where = await place();
    const request = rentRequest();
    const before = create(where);
    await before.accept(request, Date.now());
    await before.close();
    const after = create(where);
    expect(await after.accept(rentRequest(), Date.now())).toEqual({ kind: "same", id: request.id });
    expect((await after.stats(Date.now())).waiting).toBe(1);
    await after.close();
  });

  test("detects before the next thanks that its storage was removed, and starts anew with an alarm", async () => {
    const where = await place();
    const [store, second] = [create(where), create(where)];
    const before = rentRequest({ comment: "прежняя" });
    await store.accept(before, Date.now());
    await second.stats(0);
    const alarms = () => lines.filter(({ event, fields }) => event === "store.vanished" && fields.alarm === true);
    for (const wholly of [false, true]) {
      const known = alarms().length;
      await remove(where, wholly);
      const request = rentRequest({ comment: `после ${wholly}` });
      expect(await store.accept(request, Date.now())).toMatchObject({ kind: "new" });
      expect(alarms().length).toBeGreaterThan(known);
      const after = create(where);
      expect(await after.show(request.id)).toMatchObject({ state: "waiting" });
      // An open file stays readable after its deletion; a dropped table does not.
      if (name === "sqlite") expect(await after.show(before.id)).toMatchObject({ state: "waiting" });
      await after.close();
      expect(await second.show(request.id)).toMatchObject({ state: "waiting" });
      expect(await second.accept(rentRequest({ comment: `второй ${wholly}` }), Date.now())).toMatchObject({
        kind: "new",
      });
    }
    expect((await store.stats(Date.now())).waiting).toBe(name === "sqlite" ? 5 : 2);
    await Promise.all([store.close(), second.close()]);
    const later = create(where);
    expect((await later.stats(Date.now())).waiting).toBe(name === "sqlite" ? 5 : 2);
    await later.close();
  });

  test("deletes nothing at start or later if the clock is 100 days ahead", async () => {
    const where = await place();
    const now = Date.now();
    const before = create(where);
    for (let n = 0; n < 20; n += 1) {
      const request = rentRequest({ comment: `№ ${n}` });
      await before.accept(request, now);
      const end = n % 5 === 0 ? before.dead.bind(before) : undefined;
      await end?.(firstAttempt(request, now), now, "status-422");
    }
    await before.tidy(now, MINUTE_MS);
    await before.tidy(now + 100 * DAY_MS, MINUTE_MS);
    await before.close();
    for (let start = 0; start < 3; start += 1) {
      const store = create(where);
      await store.tidy(now + 100 * DAY_MS, DAY_MS);
      await store.claim(now + 100 * DAY_MS, 4);
      await store.tidy(now + 100 * DAY_MS + MINUTE_MS, MINUTE_MS);
      expect(await store.stats(now)).toMatchObject({ waiting: 16, dead: 4 });
      await store.close();
    }
    expect(lines.filter(({ event }) => event === "request.forgotten")).toEqual([]);
  });

  test("delivers requests that a fast clock postponed for days, but leases no running attempt twice", () =>
    withStore(
      async (store, _, pass) => {
        const [ahead, now] = [Date.now() + 3 * DAY_MS, Date.now()];
        const [put, runs] = [rentRequest({ comment: "а" }), rentRequest({ comment: "б" })];
        for (const request of [put, runs]) await store.accept(request, ahead);
        await store.later(firstAttempt(put, ahead), ahead + 15 * MINUTE_MS, "status-503", false);
        await store.tidy(now, MINUTE_MS);
        await pass(1000);
        expect((await store.claim(now + 1000, 4)).map(({ request }) => request.id)).toEqual([put.id]);
        await pass(testLimits.leaseMs);
        const later = now + testLimits.leaseMs + 1000;
        expect((await store.claim(later, 4)).map(({ request }) => request.id)).toContain(runs.id);
      },
      { ...testLimits, claimsPerSecondMax: 2 },
    ));

  test("is not delayed by leases that a fast clock wrote", () =>
    withStore(
      async (store) => {
        for (let n = 0; n < 4; n += 1) await store.accept(rentRequest({ comment: `№ ${n}` }), Date.now() - MINUTE_MS);
        expect(await store.claim(Date.now() + 3 * DAY_MS, 2)).toHaveLength(2);
        expect(await store.claim(Date.now(), 2)).toHaveLength(2);
      },
      { ...testLimits, claimsPerSecondMax: 2 },
    ));
});

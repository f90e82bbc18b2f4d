import { expect } from "vitest";
import { firstAttempt } from "../../../server/requests/contact-request.ts";
import { rentRequest, testLimits } from "../../support/request-samples.ts";
import { describeStores } from "../../support/request-stores.ts";
import { MINUTE_MS } from "../../support/spans.ts";

describeStores(({ test, withStore }) => {
  test("leases an accepted request to no one during its first attempt, then to exactly one process", () =>
    withStore(async (store, second, pass) => {
      const request = rentRequest();
      const now = Date.now();
      expect(await store.accept(request, now)).toMatchObject({ kind: "new" });
      expect(await store.verdict(request.id, now)).toBe("open");
      expect(await store.claim(now, 4)).toEqual([]);
      await pass(testLimits.leaseMs + 1);
      const later = now + testLimits.leaseMs + 1;
      const claimed = await Promise.all([store, second, store, second].map((one) => one.claim(later, 4)));
      expect(claimed.flat()).toEqual([{ ...firstAttempt(request, now), number: 2 }]);
    }));

  test("leases each of 60 due requests once to two concurrent processes", () =>
    withStore(async (store, second) => {
      const requests = Array.from({ length: 60 }, (_, n) => rentRequest({ comment: `№ ${n}` }));
      for (const request of requests) await store.accept(request, Date.now() - MINUTE_MS);
      const ids: string[] = [];
      for (let round = 0; round < 12; round += 1) {
        const claimed = await Promise.all([store, second].map((one) => one.claim(Date.now(), 4)));
        ids.push(...claimed.flat().map((attempt) => attempt.request.id));
        if (round === 0) await store.delivered(ids[0] ?? "", Date.now());
      }
      expect(ids.length).toBe(60);
      expect(new Set(ids)).toEqual(new Set(requests.map(({ id }) => id)));
    }));

  test("limits the leases of all processes together to the configured rate per second", () =>
    withStore(
      async (store, second) => {
        for (let n = 0; n < 30; n += 1) await store.accept(rentRequest({ comment: `№ ${n}` }), Date.now() - MINUTE_MS);
        const now = Date.now();
        const claims = [store, second, store, second].map((one) => one.claim(now, 4));
        expect((await Promise.all(claims)).flat().length).toBe(10);
        expect(await second.claim(now + 900, 4)).toEqual([]);
        expect((await second.claim(now + 1001, 4)).length).toBe(4);
      },
      { ...testLimits, claimsPerSecondMax: 10 },
    ));

  test("counts equal values within 10 minutes as one request, across any boundary of the clock", () =>
    withStore(async (store, second) => {
      const first = rentRequest();
      const start = Date.now();
      await store.accept(first, start);
      for (const after of [0, 1, MINUTE_MS, 9.99 * MINUTE_MS]) {
        expect(await second.accept(rentRequest(), start + after)).toEqual({ kind: "same", id: first.id });
      }
      expect(await store.accept(rentRequest(), start + 10 * MINUTE_MS)).toMatchObject({ kind: "new" });
      expect(await store.accept(rentRequest(), start - 60 * MINUTE_MS)).toMatchObject({ kind: "new" });
    }));

  test("keeps one of 20 identical concurrent posts to two processes", () =>
    withStore(async (store, second) => {
      const posts = Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? store : second).accept(rentRequest(), Date.now() + (n % 7)),
      );
      const kinds = (await Promise.all(posts)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "new").length).toBe(1);
      expect((await store.stats(Date.now())).waiting).toBe(1);
    }));

  test("never merges two people, two units or two forms", () =>
    withStore(async (store) => {
      const others = [
        { phone: "+79995550156" },
        { name: "Другой" },
        { pavilionId: 13 },
        { comment: "" },
        { roistat: "1" },
      ];
      await store.accept(rentRequest(), Date.now());
      for (const other of others)
        expect(await store.accept(rentRequest(other), Date.now())).toMatchObject({ kind: "new" });
      expect(await store.accept({ ...rentRequest(), form: "callback" }, Date.now())).toMatchObject({ kind: "new" });
    }));

  test("drops delivered data, and still detects a duplicate", () =>
    withStore(async (store, _, pass) => {
      const request = rentRequest();
      const now = Date.now();
      await store.accept(request, now);
      await store.delivered(request.id, now + 5);
      expect(await store.show(request.id)).toMatchObject({ state: "delivered", payload: null, closedAt: now + 5 });
      expect(await store.accept(rentRequest(), now + 6)).toEqual({ kind: "same", id: request.id });
      expect(await store.verdict(request.id, now + 6)).toBe("kept");
      await pass(10 * MINUTE_MS);
      expect(await store.claim(now + 10 * MINUTE_MS, 4)).toEqual([]);
    }));

  test("accepts the same values again after a rejection, under the same id", () =>
    withStore(async (store, _, pass) => {
      const request = rentRequest();
      const now = Date.now();
      await store.accept(request, now);
      await store.rejected(firstAttempt(request, now), now, "status-422");
      expect(await store.verdict(request.id, Date.now())).toBe("rejected");
      expect(await store.show(request.id)).toMatchObject({ state: "rejected", payload: null });
      expect(await store.accept(rentRequest(), now + 1)).toEqual({ kind: "new", id: request.id });
      const waiting = await store.show(request.id);
      expect(waiting).toMatchObject({ state: "waiting", reason: null, attempts: 1, closedAt: null });
      expect(JSON.parse(waiting?.payload ?? "")).toEqual(request.payload);
      await store.rejected(firstAttempt(request, now), now + 2, "status-422");
      expect(await store.show(request.id)).toMatchObject({ state: "waiting" });
      await pass(testLimits.leaseMs + 2);
      const later = now + testLimits.leaseMs + 2;
      expect(await store.claim(later, 4)).toMatchObject([{ request: { id: request.id }, number: 2 }]);
    }));

  test("postpones a request, and leases it again when it is due", () =>
    withStore(async (store, second, pass) => {
      const request = rentRequest();
      const now = Date.now();
      const due = now + 10 * MINUTE_MS;
      await store.accept(request, now);
      await store.later(firstAttempt(request, now), due, "status-503", false);
      expect(await store.verdict(request.id, now)).toBe("kept");
      expect(await second.claim(due - 1, 4)).toEqual([]);
      await pass(10 * MINUTE_MS);
      const [again] = await second.claim(due, 4);
      expect(again?.number).toBe(2);
      expect(again?.request).toEqual(request);
    }));

  test("ignores an attempt with a lost lease", () =>
    withStore(async (store) => {
      const request = rentRequest();
      const now = Date.now();
      const stale = firstAttempt(request, now);
      await store.accept(request, now);
      await store.later(stale, now, "status-503", false);
      const [second] = await store.claim(Date.now() + 5, 1);
      await store.later(stale, now, "timeout", false);
      await store.dead(stale, now, "timeout");
      expect(await store.show(request.id)).toMatchObject({ state: "waiting", attempts: 2 });
      expect(await store.claim(Date.now(), 4)).toEqual([]);
      if (second) await store.delivered(second.request.id, now);
      await store.later({ ...stale, number: 2 }, now, "timeout", false);
      expect(await store.show(request.id)).toMatchObject({ state: "delivered" });
    }));
});

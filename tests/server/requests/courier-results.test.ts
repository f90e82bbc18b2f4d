import { afterAll, describe, expect, it } from "vitest";
import type { Answer } from "../../../server/requests/contact-request.ts";
import { accepted, down, openCourierWorlds } from "../../support/courier-world.ts";
import { personal, rentRequest } from "../../support/request-samples.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../support/spans.ts";

const { world, close } = openCourierWorlds();
afterAll(close);

describe("the courier after answers and faults", () => {
  it("closes a request rejected before the thanks, and makes a later rejection a dead letter", async () => {
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

  it("thanks for an ambiguous answer, keeps the request for a person, and never resends it", async () => {
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
    "does not resend a request that ended with $outcome after the thanks but could not be recorded",
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
    await expect.poll(() => sent.length).toBe(1);
    await courier.stop(1000);
    expect(sent).toHaveLength(1);
    expect(events()).toContain("store.error");
  });

  it("logs no value of a visitor", async () => {
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
  it("raises an alarm for a wrong key, and keeps retrying", async () => {
    const { take, lines } = world(() => ({ outcome: "later", reason: "status-401", alarm: true }));
    expect((await take()).delivery).toBe("kept");
    expect(lines[0]).toMatchObject({ event: "request.retry", level: "error", fields: { alarm: true } });
  });
});

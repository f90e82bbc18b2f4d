import { describe, expect, it } from "vitest";
import type { Answer } from "../../../server/enquiries/enquiry.ts";
import { rentEnquiry } from "../../support/enquiries/enquiry-samples.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../support/spans.ts";
import { accepted, courierWorlds, down } from "./courier-world.ts";

const world = courierWorlds();

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
    expect(events()).toEqual(["enquiry.rejected", "enquiry.retry", "enquiry.dead"]);
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

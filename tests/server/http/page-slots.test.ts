import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { createPageSlots } from "../../../server/http/page-slots.ts";

/** Two places and two that wait. `told` lists what happened to which page. */
function twoPlaces(waitMaxMs = 60_000, ofOne = {}) {
  const clock = { nowMs: 1000 };
  const events: string[] = [];
  const places = createPageSlots({ placesMax: 2, waitingMax: 2, waitMaxMs, now: () => clock.nowMs, ...ofOne });
  const ask = (address: string, asker: unknown = 0): EventEmitter => {
    const res = new EventEmitter();
    const record = (how: string) => () => void events.push(`${address} ${how}`);
    places.enter({ res, address, asker: String(asker) }, record("starts"), record("refused"));
    return res;
  };
  return { clock, events, ask };
}

describe("While all places are taken", () => {
  test("pages wait in their order, and further ones are refused", () => {
    const { events, ask } = twoPlaces();
    const [a, b] = ["a", "b", "c", "d", "e"].map((page) => ask(page));
    expect(events.splice(0)).toEqual(["a starts", "b starts", "e refused"]);
    b?.emit("prefinish");
    a?.emit("close");
    expect(events).toEqual(["c starts", "d starts"]);
  });
  test("a page that is being made is shared at once", () => {
    const { events, ask } = twoPlaces();
    for (const address of ["a", "b", "c", "a"]) ask(address);
    expect(events).toEqual(["a starts", "b starts", "a starts"]);
  });
  test("a page is refused after its time", async () => {
    const { events, ask } = twoPlaces(10);
    const [a] = ["a", "b", "c"].map((page) => ask(page));
    await expect.poll(() => events).toContain("c refused");
    a?.emit("close");
    expect(events).not.toContain("c starts");
  });
  test("a visitor who leaves the queue gets no page", async () => {
    const { events, ask } = twoPlaces();
    const [a, , c] = ["a", "b", "c", "d"].map((page) => ask(page));
    c?.emit("close");
    a?.emit("close");
    expect(events).toEqual(["a starts", "b starts", "d starts"]);
  });
  test("for over a second, an overload, no page waits, until they were free for a second", () => {
    const { clock, events, ask } = twoPlaces();
    const [a, , c] = ["a", "b", "c"].map((page) => ask(page));
    for (let turn = 0; turn < 3; turn += 1) {
      clock.nowMs += 400;
      c?.emit("close");
      ask("d").emit("close");
    }
    expect(events.splice(0)).toEqual(["a starts", "b starts", "d refused"]);
    clock.nowMs += 1001;
    ask("e");
    a?.emit("close");
    expect(events).toEqual(["e starts"]);
  });
});

describe("One visitor", () => {
  test("takes no more than a share of the places: the others are free for the next", () => {
    const { events, ask } = twoPlaces(60_000, { placesOfOneMax: 1 });
    const [a] = ["a", "b"].map((page) => ask(page, "one"));
    ask("c", "other");
    expect(events.splice(0)).toEqual(["a starts", "c starts"]);
    a?.emit("close");
    expect(events).toEqual(["b starts"]);
  });
  test("takes no more than a share of the queue", () => {
    const { events, ask } = twoPlaces(60_000, { waitingOfOneMax: 1 });
    for (const page of ["a", "b", "c", "d"]) ask(page, "one");
    ask("e", "other");
    expect(events).toEqual(["a starts", "b starts", "d refused"]);
  });
  test("leaves most places to others with the limits of production", () => {
    const places = createPageSlots();
    const started: string[] = [];
    const ask = (asker: string, address: string) =>
      places.enter(
        { res: new EventEmitter(), address, asker },
        () => void started.push(asker),
        () => {},
      );
    for (let n = 0; n < 100; n += 1) ask("stranger", `/news/${n}`);
    for (let n = 0; n < 24; n += 1) ask("visitor", n < 12 ? `/shops/${n}` : "/shops/1");
    expect(started.filter((asker) => asker === "stranger")).toHaveLength(16);
    expect(started.filter((asker) => asker === "visitor")).toHaveLength(24);
  });
});

import { describe, expect, test } from "vitest";
import { failingParts, firstState, heldParts, type State } from "../../../server/content/content-state.ts";
import { type ContentEvent, next } from "../../../server/content/next-state.ts";
import type { KeptPart, PartName } from "../../../server/content/read-parts.ts";
import { dueItems, dueParts, retryMs, untilDueMs } from "../../../server/content/schedule.ts";

const everyMs = 300_000;
const minuteMs = 60_000;

/** A part of the content with this value, whose answer has these items. */
const partOf = (value: unknown, rowHashes: Record<string, string> = {}): KeptPart => ({
  value,
  answers: new Map([
    [
      "/list",
      {
        packed: Buffer.alloc(0),
        hash: "",
        parsedFor: "",
        value,
        rowHashes: new Map(Object.entries(rowHashes)),
        refinedBy: new Map(),
        items: 0,
        letters: 0,
        leftOut: 0,
      },
    ],
  ]),
});
const itemsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

/** The state after some events, and all log lines so far. */
function stateAfter(events: readonly ContentEvent[], state = firstState()) {
  const lines: unknown[] = [];
  let last = state;
  for (const event of events) {
    const step = next(last, event, everyMs);
    last = step.state;
    for (const { event: name, fields, level } of step.log) lines.push([name, fields, level]);
  }
  return { state: last, lines };
}
const read = (name: PartName, value: unknown, atMs: number): ContentEvent => ({
  kind: "read",
  name,
  part: partOf(value),
  atMs,
});
const failed = (name: PartName, atMs: number): ContentEvent => ({
  kind: "failed",
  name,
  reason: "down",
  parsedFor: "",
  atMs,
});
const none = () => false;

describe("The schedule", () => {
  test("doubles the wait after each failure, up to a minute, or two seconds while nothing is known", () => {
    const waits = (isKnown: boolean) => [1, 2, 3, 4, 7, 20].map((failures) => retryMs(failures, isKnown, everyMs));
    expect(waits(true)).toEqual([1000, 2000, 4000, 8000, 60_000, 60_000]);
    expect(waits(false)).toEqual([1000, 2000, 2000, 2000, 2000, 2000]);
    expect(retryMs(9, true, 5000), "not longer than the time between two reads").toBe(5000);
  });
  test("reads a part again after its time, and one that failed after its wait", () => {
    const { state } = stateAfter([read("news", [], 1000), failed("shops", 1000)]);
    const others = (part: PartName) => part !== "news" && part !== "shops";
    expect(dueParts(state, 1999, others)).toEqual([]);
    expect(dueParts(state, 2000, others)).toEqual(["shops"]);
    expect(untilDueMs(state, 1500, others)).toBe(500);
    expect(dueParts(state, 1000 + everyMs, others)).toEqual(["shops", "news"]);
  });
  test("does not read a part twice at once", () => {
    expect(dueParts(firstState(), 0, none)).toContain("office");
    expect(dueParts(firstState(), 0, (part) => part === "office")).not.toContain("office");
  });
  test("asks for an item once, again after an hour, and after its row has changed", () => {
    const rowHashes = { "/news/1": "a", "/news/2": "b" };
    const { state } = stateAfter([{ kind: "read", name: "news", part: partOf([], rowHashes), atMs: 0 }]);
    expect(dueItems(state, 0, 1).map(({ path }) => path)).toEqual(["/news/1"]);
    const answer = { part: "news" as const, path: "/news/1", rowHash: "a", fields: undefined };
    const asked = stateAfter([{ kind: "items", answers: [answer], atMs: 10 }], state).state;
    expect(dueItems(asked, 20, 9).map(({ path }) => path)).toEqual(["/news/2"]);
    expect(dueItems(asked, 10 + 60 * minuteMs, 9)).toHaveLength(1);
    expect(dueItems(asked, 11 + 60 * minuteMs, 9)).toHaveLength(2);
    const changed = partOf([], { ...rowHashes, "/news/1": "c" });
    const again = stateAfter([{ kind: "read", name: "news", part: changed, atMs: 20 }], asked).state;
    expect(dueItems(again, 20, 9)).toHaveLength(2);
  });
});

describe("The state after an event", () => {
  test("logs the begin and the end of failures once", () => {
    const { lines, state } = stateAfter([
      failed("news", 0),
      failed("news", 10),
      read("news", [], 20),
      read("news", [], 30),
    ]);
    expect(lines).toEqual([
      ["upstream.error", { part: "news", reason: "down" }, "warn"],
      ["upstream.mended", { part: "news" }, "info"],
    ]);
    expect(failingParts(state)).toBe(0);
  });
  test("makes all failing parts due once one of them has an answer: the API is back", () => {
    const known = stateAfter([read("news", [], 0), read("shops", [], 0), read("services", [], 0)]).state;
    const downs = Array.from({ length: 8 }, () => [failed("news", 0), failed("shops", 0)]).flat();
    const down = stateAfter(downs, known).state;
    const others = (part: PartName) => !["news", "shops", "services"].includes(part);
    expect(dueParts(down, 30_000, others)).toEqual([]);
    const { state } = stateAfter([read("news", [], 30_000)], down);
    expect(dueParts(state, 30_000, others)).toEqual(["shops"]);
  });
  test("makes failing parts due once an item has an answer", () => {
    const down = stateAfter([failed("news", 0), failed("news", 0), { kind: "itemFailed", reason: "down" }]).state;
    const answer = { part: "news" as const, path: "/news/1", rowHash: "a", fields: undefined };
    const { state, lines } = stateAfter([{ kind: "items", answers: [answer], atMs: 500 }], down);
    expect(lines).toEqual([["upstream.mended", { part: "items" }, "info"]]);
    expect(state.parts.news.dueAtMs).toBe(500);
  });
  test("discards a refined part if the API has answered meanwhile", () => {
    const old = partOf(1);
    const refined = partOf(2);
    const newer = partOf(3);
    const event: ContentEvent = { kind: "refined", name: "news", part: refined, before: old };
    const first = stateAfter([{ kind: "read", name: "news", part: old, atMs: 0 }]).state;
    expect(stateAfter([event], first).state.parts.news.part).toBe(refined);
    const answered = stateAfter([{ kind: "read", name: "news", part: newer, atMs: 1 }], first).state;
    expect(stateAfter([event], answered).state.parts.news.part).toBe(newer);
  });
  test("keeps a part that is known when a snapshot is restored", () => {
    const { state } = stateAfter([read("news", "new", 0)]);
    const parts = { news: partOf("old"), shops: partOf("old") };
    const restored = stateAfter([{ kind: "restored", parts, items: new Map() }], state).state;
    expect([restored.parts.news.part?.value, restored.parts.shops.part?.value]).toEqual(["new", "old"]);
  });
});

describe("A list that loses over half of its items", () => {
  const units = (count: number) => ({ units: itemsOf(count) });
  const officesOf = (state: State) => state.parts.office.part?.value;
  const line = (before: number, count: number, step: string) => [
    "content.shrunk",
    { list: "office units", before, after: count, step },
    "error",
  ];

  test("is taken when two reads a minute apart say the same, and is an error of the log", () => {
    const first = stateAfter([read("office", units(40), 0), read("office", units(3), 1000)]);
    expect(officesOf(first.state)).toEqual(units(40));
    expect(heldParts(first.state)).toBe(1);
    expect(first.lines).toEqual([line(40, 3, "held back")]);
    expect(first.state.parts.office.dueAtMs, "its second read").toBe(1000 + minuteMs);
    const early = stateAfter([read("office", units(3), minuteMs)], first.state);
    expect([officesOf(early.state), early.lines]).toEqual([units(40), []]);
    const second = stateAfter([read("office", units(3), 1000 + minuteMs)], early.state);
    expect([officesOf(second.state), heldParts(second.state)]).toEqual([units(3), 0]);
    expect(second.lines).toEqual([line(40, 3, "taken")]);
  });
  test("waits another minute if the second read says something else, and is forgotten if the list is whole again", () => {
    const first = stateAfter([read("office", units(40), 0), read("office", units(3), 0)]).state;
    const other = stateAfter([read("office", units(0), minuteMs)], first).state;
    expect([officesOf(other), other.parts.office.dueAtMs]).toEqual([units(40), 2 * minuteMs]);
    const whole = stateAfter([read("office", units(39), 2 * minuteMs)], other).state;
    expect([officesOf(whole), heldParts(whole)]).toEqual([units(39), 0]);
  });
  test.each([
    ["half of its items", 40, 20],
    ["most of nineteen", 19, 0],
  ])("is taken at once if it loses %s", (_, before, count) => {
    const { state } = stateAfter([read("office", units(before), 0), read("office", units(count), 0)]);
    expect(officesOf(state)).toEqual(units(count));
  });
  test.each<[PartName, (count: number) => unknown]>([
    ["park", (count) => ({ buildings: itemsOf(count) })],
    ["services", itemsOf],
    ["shops", (count) => ({ shops: itemsOf(count), groups: [] })],
    ["news", (count) => ({ news: itemsOf(count), types: [] })],
    ["surfaces", itemsOf],
    ["vacancies", itemsOf],
  ])("is held back in %s, too", (name, valueWith) => {
    const { state } = stateAfter([read(name, valueWith(20), 0), read(name, valueWith(0), 0)]);
    expect(state.parts[name].part?.value).toEqual(valueWith(20));
  });
});

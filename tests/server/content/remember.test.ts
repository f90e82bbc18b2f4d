import { describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { remember } from "../../../server/content/remember.ts";
import { UpstreamFault } from "../../../server/content/upstream.ts";

const freshMs = 60_000;

/** A cache over a controllable upstream, with a fixed clock. */
function steered(schema: z.ZodType<string> = z.string()) {
  const state = {
    text: '"one"' as string | undefined,
    down: false,
    lasts: false,
    calls: 0,
    paced: 0,
    nowMs: 1_000_000,
    changes: 0,
  };
  const count = () => {
    state.changes += 1;
  };
  const memory = remember<string>({
    freshMs,
    now: () => state.nowMs,
    lasts: () => state.lasts,
    pace: async () => {
      state.paced += 1;
    },
    changed: count,
    learned: count,
    schema,
    ask: async () => {
      state.calls += 1;
      await Promise.resolve();
      if (state.down) throw new UpstreamFault("status 503");
      return state.text;
    },
  });
  return { state, memory };
}

describe("A cached answer", () => {
  test("is served without an upstream call while it is fresh", async () => {
    const { state, memory } = steered();
    expect(await memory.recall("/a")).toBe("one");
    expect(await memory.recall("/a")).toBe("one");
    expect(state.calls).toBe(1);
  });
  test("causes one upstream call for concurrent requests", async () => {
    const { state, memory } = steered();
    await Promise.all(Array.from({ length: 100 }, () => memory.recall("/a")));
    expect(state.calls).toBe(1);
  });
  test("is served at once when stale, and revalidated in the background", async () => {
    const { state, memory } = steered();
    await memory.recall("/a");
    state.text = '"two"';
    state.nowMs += freshMs + 1;
    expect(await memory.recall("/a")).toBe("one");
    await memory.settled();
    expect(await memory.recall("/a")).toBe("two");
    expect(state.changes).toBe(2);
  });
  test("stays on upstream errors, with at most one call in five seconds", async () => {
    const { state, memory } = steered();
    await memory.recall("/a");
    state.down = true;
    state.nowMs += 365 * 24 * 3_600_000;
    for (let i = 0; i < 100; i += 1) {
      expect(await memory.recall("/a")).toBe("one");
      await memory.settled();
    }
    expect(state.calls).toBe(2);
    state.nowMs += 5001;
    await memory.recall("/a");
    await memory.settled();
    expect(state.calls).toBe(3);
  });
  test("keeps its version if the upstream's answer is unchanged", async () => {
    const { state, memory } = steered();
    await memory.recall("/a");
    state.nowMs += freshMs + 1;
    await memory.recall("/a");
    await memory.settled();
    expect(state.changes).toBe(1);
  });
});

test("The gathering keeps its pace for calls alone: what is fresh in memory costs none, what is stale waits", async () => {
  const { state, memory } = steered();
  await memory.recall("/a");
  state.lasts = true;
  for (let n = 0; n < 10; n += 1) await memory.recall("/a");
  expect([state.calls, state.paced]).toEqual([1, 0]);
  state.text = '"two"';
  state.nowMs += freshMs + 1;
  expect(await memory.recall("/a"), "it waits for the new answer").toBe("two");
  await memory.recall("/b");
  expect([state.calls, state.paced]).toEqual([3, 2]);
  state.nowMs += freshMs + 1;
  state.down = true;
  expect(await memory.recall("/a")).toBe("two");
});

describe("An uncached answer", () => {
  test("is a fault during upstream errors, never empty, and arrives with the upstream's next answer", async () => {
    const { state, memory } = steered();
    state.down = true;
    await expect(memory.recall("/a")).rejects.toThrow(UpstreamFault);
    state.down = false;
    expect(await memory.recall("/a")).toBe("one");
  });
  test("is cached as a 404 if the upstream answers 404", async () => {
    const { state, memory } = steered();
    state.text = undefined;
    expect(await memory.recall("/a")).toBeUndefined();
    expect(await memory.recall("/a")).toBeUndefined();
    expect(state.calls).toBe(1);
  });
  test("is a fault if the answer is no JSON", async () => {
    const { state, memory } = steered();
    state.text = "<html>";
    await expect(memory.recall("/a")).rejects.toThrow("not the contract's JSON");
  });
  test("is a fault that names the field and not its value, if the answer breaks the contract", async () => {
    const { state, memory } = steered(z.object({ phone: z.string() }).transform(({ phone }) => phone));
    state.text = '{"phone":{"secret":"+7 916"}}';
    await expect(memory.recall("/a?b=c")).rejects.toThrow(/^GET \/a: does not fit the contract at phone$/);
  });
});

test("An equal answer is understood anew on the next day: a date in it may have passed", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T20:59:59Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { state, memory } = steered();
  await memory.recall("/a");
  for (const [minute, changes] of [
    ["2026-11-23T20:59:59Z", 1],
    ["2026-11-23T21:00:00Z", 2],
  ] as const) {
    vi.setSystemTime(new Date(minute));
    state.nowMs += freshMs + 1;
    await memory.recall("/a");
    await memory.settled();
    expect(state.changes, minute).toBe(changes);
  }
});

test("a snapshot restores entries as stale", async () => {
  const before = steered();
  await before.memory.recall("/a");
  const after = steered();
  after.state.down = true;
  for (const entry of before.memory.dump()) after.memory.restore(entry);
  expect(await after.memory.recall("/a")).toBe("one");
});

describe("Visitors cannot evict the content of pages:", () => {
  const flood = async (memory: ReturnType<typeof steered>["memory"], path: (n: number) => string) => {
    for (let n = 0; n < 2000; n += 1) await memory.recall(path(n));
  };

  test("filtered lists evict neither items nor lasting entries", async () => {
    const { state, memory } = steered();
    await memory.recall("/a/1");
    await memory.recall("/a?page=1");
    state.lasts = true;
    await memory.recall("/a?page=1");
    await memory.recall("/a?page=2");
    state.lasts = false;
    await flood(memory, (n) => `/a?filter=${n}`);
    expect(["/a/1", "/a?page=1", "/a?page=2", "/a?filter=0"].map((path) => memory.holds(path))).toEqual([
      ...[true, true, true],
      false,
    ]);
    const lasting = memory.dump().flatMap(({ path, lasts }) => (lasts ? path : []));
    expect(lasting.sort()).toEqual(["/a/1", "/a?page=1", "/a?page=2"]);
  });
  test("unknown ids evict no items and change no version", async () => {
    const { state, memory } = steered();
    await memory.recall("/a/1");
    const { changes } = state;
    state.text = undefined;
    await flood(memory, (n) => `/a/${n + 2}`);
    expect(memory.holds("/a/1")).toBe(true);
    expect(memory.dump()).toHaveLength(1);
    expect(state.changes).toBe(changes);
  });
  test("a deleted item is dropped", async () => {
    const { state, memory } = steered();
    await memory.recall("/a/1");
    state.text = undefined;
    state.nowMs += freshMs + 1;
    await memory.recall("/a/1");
    await memory.settled();
    expect(await memory.recall("/a/1")).toBeUndefined();
    expect(memory.dump()).toEqual([]);
  });
});

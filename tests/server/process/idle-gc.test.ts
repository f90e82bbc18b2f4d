import { afterEach, expect, test, vi } from "vitest";
import { collectWhenIdle } from "../../../server/process/idle-gc.ts";

const everyMs = 150;
afterEach(() => void vi.useRealTimers());

test("a full GC runs once the process becomes idle after work, and not again without work", () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  let usedMs = 0;
  let tidied = 0;
  const collect = () => {
    tidied += 1;
  };
  collectWhenIdle(collect, { everyMs, cpuMs: () => usedMs });
  const pass = (intervals: number, cpuMsEach: number) => {
    for (let n = 0; n < intervals; n += 1) {
      usedMs += cpuMsEach;
      vi.advanceTimersByTime(everyMs);
    }
  };
  pass(3, 10);
  expect(tidied).toBe(0);
  pass(20, 120);
  expect(tidied).toBe(0);
  pass(1, 10);
  expect(tidied).toBe(1);
  pass(3, 10);
  expect(tidied).toBe(1);
});

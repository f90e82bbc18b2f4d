import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { collectWhenIdle } from "../../server/idle-gc.ts";

/** Keeps the processor busy for so many milliseconds of its time. */
function work(ms: number): void {
  const begun = process.cpuUsage();
  for (let used = begun; used.user + used.system < ms * 1000; ) used = process.cpuUsage(begun);
}

test("Memory is tidied once the site is quiet after work, and not again without work", async () => {
  let tidied = 0;
  collectWhenIdle(() => {
    tidied += 1;
  }, 150);
  await wait(500);
  expect(tidied).toBe(0);
  work(2500);
  expect(tidied).toBe(0);
  await wait(800);
  expect(tidied).toBe(1);
  await wait(500);
  expect(tidied).toBe(1);
});

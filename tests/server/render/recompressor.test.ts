import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRecompressor } from "../../../server/render/page-cache.ts";

/** An answer that takes a moment, and what all of them did so far. */
function steered() {
  const seen = { working: 0, most: 0, packed: 0, finished: 0 };
  const answer = () => ({
    async recompress() {
      seen.working += 1;
      seen.most = Math.max(seen.most, seen.working);
      await sleep(1);
      seen.working -= 1;
      seen.packed += 1;
    },
  });
  const { add } = createRecompressor();
  return { seen, answer, add: (response: ReturnType<typeof answer>) => add(response, () => (seen.finished += 1)) };
}

test("the recompressor handles one answer at a time; answers beyond the queue's limit wait for their next hit", async () => {
  const { seen, answer, add } = steered();
  for (let n = 0; n < 80; n += 1) add(answer());
  await expect.poll(() => seen.finished).toBe(50);
  await sleep(50);
  expect(seen).toMatchObject({ most: 1, packed: 50 });
});
test("the recompressor takes a queued answer once, and continues after a failing one", async () => {
  const { seen, answer, add } = steered();
  add({ recompress: () => Promise.reject(new Error("no")) });
  const good = answer();
  for (let n = 0; n < 5; n += 1) add(good);
  await expect.poll(() => seen.finished).toBe(1);
  await sleep(50);
  expect(seen).toMatchObject({ packed: 1, finished: 1 });
});

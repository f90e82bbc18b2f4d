import { expect, test } from "vitest";
import { createRecompressor } from "../../../server/render/recompressor.ts";

test("the recompressor handles one answer at a time; answers beyond the queue's limit wait for their next hit", async () => {
  const recompressor = createRecompressor();
  let [working, most, packed] = [0, 0, 0];
  const answers = Array.from({ length: 80 }, () => ({
    async recompress() {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setTimeout(resolve, 1));
      working -= 1;
      packed += 1;
    },
  }));
  for (const answer of answers) recompressor.add(answer, () => {});
  await expect.poll(() => packed).toBe(50);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([most, packed]).toEqual([1, 50]);
});
test("the recompressor takes a queued answer once, and continues after a failing one", async () => {
  const recompressor = createRecompressor();
  let packed = 0;
  const good = {
    async recompress() {
      await Promise.resolve();
      packed += 1;
    },
  };
  recompressor.add({ recompress: () => Promise.reject(new Error("no")) }, () => {});
  let told = 0;
  for (let i = 0; i < 5; i += 1) recompressor.add(good, () => (told += 1));
  await expect.poll(() => told).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([packed, told]).toEqual([1, 1]);
});

import { expect, test } from "vitest";
import { provePark } from "../support/parks/park-proof.ts";
import { randomPark } from "../support/parks/random-park.ts";

const seeds = Array.from({ length: 10 }, (_, at) => at + 1);
const drawn = new Set<string>();

test.each(seeds)("Park %i of random data shows every page and no broken or oversized drawing", async (seed) => {
  const pages = await provePark(randomPark(seed));
  for (const page of pages) for (const name of page.drawn) drawn.add(name);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.flatMap(({ address, faults }) => faults.map((fault) => `${address}: ${fault}`))).toEqual([]);
});

test("Random parks have drawings of many kinds", () => {
  expect(drawn.size, [...drawn].join()).toBeGreaterThan(6);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { provePark } from "../support/parks/park-proof.ts";
import { oddPark } from "./odd-parks.ts";

type Holder = Record<string, unknown>;

/** Values that a backend sends by mistake. */
const odd: Record<string, ((given: never) => unknown)[]> = {
  number: [
    (given: number) => given * 100,
    (given: number) => given * 1000,
    (given: number) => given / 100_000,
    (given: number) => -given,
    String,
    ...[0, 1e15, null, ""].map((value) => () => value),
  ],
  string: [
    (given: string) => given.repeat(400),
    ...["0,01 × 0,01 м", "99999 окон, на север", "", null, 7].map((value) => () => value),
  ],
  list: [
    (given: unknown[]) => Array.from({ length: 400 }, (_, at) => given[at % Math.max(1, given.length)] ?? null),
    (given: unknown[]) => ({ ...given }),
    ...[[], null].map((value) => () => value),
  ],
};

/** Places of a JSON value: what holds the value, and its key. */
const places = (value: unknown): [holder: Holder, key: string][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[value as Holder, key], ...places(inner)])
    : [];

/** Where the odd values of a park are, from 0 to 1, and which ones. */
const oddities = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(50)), {
  minLength: 20,
  maxLength: 60,
});

/** The stand-in's park with odd values in its items. The same seed gives the same park. */
const randomPark = (seed: number) =>
  oddPark((content) => {
    // Without ids of pages there would be no pages.
    const spoilt = Object.entries(content).filter(([part]) => part !== "categories" && part !== "textFiles");
    const all = spoilt.flatMap(([, part]) => places(part));
    for (const [where, how] of fc.sample(oddities, { numRuns: 1, seed }).flat()) {
      const [holder, key = ""] = all[Math.floor(where * all.length)] ?? [];
      const given = holder?.[key];
      const ways = odd[Array.isArray(given) ? "list" : typeof given] ?? [];
      if (holder && ways.length > 0) holder[key] = ways[how % ways.length]?.(given as never);
    }
    return Object.fromEntries(spoilt);
  });

test.each([1, 2, 3, 4, 5, 6])(
  "Park %i with odd values at random shows every page and no broken or oversized drawing",
  async (seed) => {
    const { pages } = await provePark(randomPark(seed));
    expect(pages.length).toBeGreaterThan(30);
    expect(new Set(pages.flatMap(({ drawn }) => drawn)).size).toBeGreaterThan(6);
    expect(pages.flatMap(({ address, faults }) => faults.map((fault) => `${address}: ${fault}`))).toEqual([]);
  },
);

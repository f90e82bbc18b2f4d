import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { foundOf, getFrom, text } from "../../support/pages/lists.ts";
import { matches } from "../../support/parks/naive-choice.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const runs = 40;
const withinBudget = 3;

const site = siteForFile();
let offices: Unit[];
beforeAll(async () => {
  offices = site.content.units.filter(({ category }) => category === "office");
});

const digits = (words: string | undefined) => Number(words?.replace(/\s/g, ""));
const fitting = (query: URLSearchParams) => offices.filter((unit) => matches(unit, query));

/** Each suggestion of a page: its words, the query of its link, the count and the lowest rent that it promises. */
const suggestionsOf = (html: string) =>
  [
    ...(/<section class="wider[^"]*">(.*?)<\/section>/s.exec(html)?.[1] ?? "").matchAll(
      /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    ),
  ].map(([, href = "", words = ""]) => ({
    words: text(words),
    query: new URL(href.replaceAll("&amp;", "&"), site.url).searchParams,
    count: digits(/<b>([\d\s]+)/.exec(words)?.[1]),
    least: digits(/от\s([\d\s]+)\s₽<\/small>/.exec(words)?.[1]),
  }));

/** Choices that find nothing. */
const rare = fc
  .tuple(
    fc.constantFrom("squareFrom=150&squareTo=200", "squareSize=l", "people=25", "squareFrom=230", ""),
    fc.integer({ min: 40_000, max: 420_000 }).map((priceTo) => `priceTo=${priceTo}`),
    fc.constantFrom("bodies=4", "bodies=5", "bodies=7", "bodies=1&bodies=5", ""),
    fc.constantFrom("floor=9", "floor=14", "free=now", ""),
  )
  .map((parts) => new URLSearchParams(parts.filter(Boolean).join("&")))
  .filter((query) => fitting(query).length === 0);

describe("an empty result", () => {
  test("suggests changes whose counts and lowest rents a naive search confirms", async () => {
    let suggested = 0;
    await fc.assert(
      fc.asyncProperty(rare, async (query) => {
        const { html } = await getFrom(site, `/arenda-ofisov?${query}`);
        const now = fitting(query).length;
        expect(foundOf(html)).toBe(now);
        const ways = suggestionsOf(html);
        for (const { words, query: changed, count, least } of ways) {
          const found = fitting(changed);
          expect([words, count, least]).toEqual([words, found.length, Math.min(...found.map(({ price }) => price))]);
          expect(count).toBeGreaterThan(now);
        }
        suggested += ways.length;
        expectBudget(query, ways);
      }),
      { numRuns: runs, seed: 55 },
    );
    expect(suggested).toBeGreaterThan(runs / 2);
  });
});

/** The budget rises to the third unit above it, no further, so that a visitor has a choice. */
function expectBudget(query: URLSearchParams, ways: ReturnType<typeof suggestionsOf>): void {
  const free = new URLSearchParams(query);
  free.delete("priceTo");
  const dearer = fitting(free)
    .map(({ price }) => price)
    .filter((price) => price > Number(query.get("priceTo")))
    .sort((a, b) => a - b);
  const wanted = dearer[Math.min(withinBudget, dearer.length) - 1];
  const raised = ways.find(({ words }) => words.startsWith("аренда до"));
  expect(raised && Number(raised.query.get("priceTo"))).toBe(wanted);
}

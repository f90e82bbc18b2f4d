import { expect, test } from "vitest";
import { foundOf, getFrom, text } from "../../support/pages/lists.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

const digits = (words: string | undefined) => Number(words?.replace(/\s/g, ""));

/** Each suggestion of a page: the address of its link, and the count and the lowest rent that it promises. */
const suggestionsOf = (html: string) =>
  [
    ...(/<section class="wider[^"]*">(.*?)<\/section>/s.exec(html)?.[1] ?? "").matchAll(
      /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    ),
  ].map(([, href = "", words = ""]) => ({
    address: href.replaceAll("&amp;", "&"),
    count: digits(/<b>([\d\s]+)/.exec(words)?.[1]),
    least: digits(/от\s([\d\s]+)\s₽<\/small>/.exec(words)?.[1]),
  }));

/** The lowest rent of a list's rows. */
const leastOf = (html: string) =>
  Math.min(
    ...[...html.matchAll(/class="row-rent"><b>(.*?)<\/b>/g)].map(([, rent = ""]) => digits(text(rent).slice(0, -1))),
  );

/** Choices that find nothing, most of them. */
const choices = ["squareFrom=150&squareTo=200", "squareSize=l", "people=25", "squareFrom=230"].flatMap((area) =>
  ["bodies=4", "bodies=7", "bodies=1&bodies=5", "floor=9"].flatMap((place) =>
    [60_000, 180_000].map((priceTo) => `${area}&${place}&priceTo=${priceTo}`),
  ),
);

test("An empty list suggests changes whose counts and lowest rents are those of the lists that they lead to", async () => {
  let suggested = 0;
  for (const query of choices) {
    const { html } = await getFrom(site, `/arenda-ofisov?${query}`);
    if (foundOf(html) > 0) continue;
    for (const { address, count, least } of suggestionsOf(html)) {
      const list = await getFrom(site, address);
      expect([address, foundOf(list.html), leastOf(list.html)]).toEqual([address, count, least]);
      suggested += 1;
    }
  }
  expect(suggested).toBeGreaterThan(choices.length);
});

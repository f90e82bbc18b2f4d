import { expect, test } from "vitest";
import { sitemapXml } from "../../views/sitemap.ts";
import { answersOf } from "../support/parks/answering-api.ts";
import { askOf, contentOf } from "../support/parks/kept-content.ts";
import { park } from "../support/parks/park-of-the-day.ts";

test.each([
  ["sent as the evening before in UTC", "2026-03-09T21:00:00Z"],
  ["sent in the park's zone", "2026-03-10T00:30:00+03:00"],
  ["sent without a time", "2026-03-10"],
])("The sitemap has a news item's day as its page has it, %s", async (_, date) => {
  const news = park.news.map((item) => (item.id === 1 ? { ...item, date } : item));
  const xml = sitemapXml(await contentOf(askOf(answersOf({ ...park, news }))), "http://site.test");
  expect(xml).toContain("<loc>http://site.test/news/1</loc><lastmod>2026-03-10</lastmod>");
});

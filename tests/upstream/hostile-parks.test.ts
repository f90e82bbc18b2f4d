import { describe, expect, test } from "vitest";
import { crawl } from "../support/pages/crawl.ts";
import { faultsOf } from "../support/pages/page-faults.ts";
import { getPlain } from "../support/pages/page-text.ts";
import { deriveAnswers } from "../support/parks/derived-park.ts";
import { plainPark } from "../support/parks/foreign-parks.ts";
import { parkSites } from "../support/sites/park-sites.ts";
import { type Spoil, spoilers, spoilt } from "./hostile-park.ts";

const start = parkSites();
const plain = deriveAnswers(plainPark);
const startSpoilt = (spoil: Spoil) => start((path, query) => spoilt(plain(path, query), spoil));
/** Without its title a legal text cannot be shown. */
const wordless = new Set(["/privacy", "/agreement", "/advertisment", "/labor-protection"]);

describe("A park with spoilt content", () => {
  test.each(spoilers)("%s: every page is whole", async (_, spoil) => {
    const pages = await crawl((await startSpoilt(spoil)).url);
    expect(pages.length).toBeGreaterThan(15);
    const faults = pages
      .filter(({ address }) => !wordless.has(address))
      .flatMap((page) => faultsOf(page, []).map((fault) => `${page.address}: ${fault}`));
    expect(faults).toEqual([]);
    expect(pages.map(({ html }) => html).join("\n")).not.toMatch(/[\u202e\u200b]|<script>alert/);
  });
  test("a total that counts more units than there are is on no page", async () => {
    const site = await start((path, query) => {
      const answer: { pagination?: object } | undefined = plain(path, query);
      return answer && { ...answer, pagination: { ...answer.pagination, total: 7777 } };
    });
    const pages = await Promise.all(["/", "/sdam-office", "/podbor-ofisa"].map((address) => getPlain(site, address)));
    expect(pages.map(({ status, html }) => [status, /7.?777/.test(html)])).toEqual(pages.map(() => [200, false]));
  });
  test("numbers as texts make the same pages as numbers", async () => {
    const asText = (value: unknown) => (typeof value === "number" ? String(value) : value);
    const [numbers, texts] = await Promise.all([start(plain), startSpoilt(asText)]);
    for (const address of ["/", "/sdam-office", "/pavilions/1", "/advertising"]) {
      const [one, other] = await Promise.all([fetch(numbers.url + address), fetch(texts.url + address)]);
      expect((await other.text()) === (await one.text()), address).toBe(true);
    }
  });
  test.each([
    ["02.01.2026", undefined],
    ["2026-02-30", undefined],
    ["2026-01-02", "2 января 2026"],
    ["2026-01-02 23:30:00", "2 января 2026"],
    ["2026-01-02T22:30:00Z", "3 января 2026"],
  ])("a news item of %s has the date %s", async (date, shown) => {
    const site = await startSpoilt((value, field) => (field === "date" ? date : value));
    const { html } = await getPlain(site, "/news/1");
    expect(/<time [^>]*>([^<]*)</.exec(html)?.[1]).toBe(shown);
  });
  test("a moment counts to the day, month and year that it has in the park", async () => {
    const site = await startSpoilt((value, field) => (field === "date" ? "2025-12-31T21:00:00.000Z" : value));
    const { html } = await getPlain(site, "/news?type=all");
    expect(html).toMatch(/<time [^>]*>1 января(?:<small> 2026|<)/);
    expect((await site.content.allNews())[0]?.date).toBe("2026-01-01T00:00:00+03:00");
  });
});

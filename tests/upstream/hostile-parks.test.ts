import { describe, expect, test } from "vitest";
import { crawl } from "../support/pages/crawl.ts";
import { faultsOf } from "../support/pages/page-faults.ts";
import { deriveAnswers } from "../support/parks/derived-park.ts";
import { plainPark } from "../support/parks/foreign-parks.ts";
import { parkSites } from "../support/sites/park-sites.ts";

/** Spoils one value of an answer. `at` counts the values of an item, so that all answers spoil it alike. */
type Spoil = (value: unknown, field: string, at: number) => unknown;

/** Fields that decide which page an item is on; a spoilt one would only leave the item out. */
const kept = new Set([
  ...["id", "alias", "theme", "status", "category", "kind", "role", "type", "use", "pays", "success"],
  ...["pagination", "email", "phone", "coordinates"],
]);

/** An answer of a content API with its values spoilt. */
function spoilt(answer: object | undefined, spoil: Spoil): object | undefined {
  let at = 0;
  const walk = (value: unknown, field: string): unknown => {
    if (kept.has(field)) return value;
    if (Array.isArray(value)) return value.map((item) => walk(item, field));
    if (typeof value !== "object" || value === null) {
      at += 1;
      return spoil(value, field, at);
    }
    if ("id" in value && Number(value.id) > 0) at = 5 * Number(value.id);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
  };
  return answer && (walk(answer, "") as object);
}

const oddTexts = [
  "",
  "   ",
  "\u200b",
  "<b>Жирно</b> & <script>alert(1)</script>",
  "Офис 🏢👩‍👩‍👧 с видом",
  "مكتب فارغ \u202e אבג",
  "Превысокомногорассмотрительствующий".repeat(4),
  "</script><!--",
  "'\"`{{y}}%00%s",
  "Строка\nи\tещё\r\nодна\u2028строка",
  "0",
  "-",
  "\ud83dОфис\udc00",
  "Оф\ufffdс",
  "\u3164\u00ad\u200d",
  "<p>Офис&#1;&#55357;\uffff\u202e</p>",
];
const oddNumbers = [0, -1, 1e15, 1e-9, 0.1 + 0.2, Number.MAX_SAFE_INTEGER, "12", "1 200,50", "NaN", true, null];
const oddDates =
  "2026-02-30¦02.01.2026¦2026-01-02T23:59:59-12:00¦2026-01-02 10:00:00¦0000-00-00¦9999-12-31¦1700000000¦".split("¦");
const dateFields = /^(?:date|\w+At|availableFrom)$/;
const pick = <Value>(list: readonly Value[], at: number) => list[at % list.length];
const isText = (value: unknown, field: string) => typeof value === "string" && !dateFields.test(field);

/** Ways to spoil a park by name. One value of three, where more would leave too few items that fit the contract. */
const spoilers: [string, Spoil][] = [
  ["odd texts", (value, field, at) => (isText(value, field) && at % 3 === 0 ? pick(oddTexts, at / 3) : value)],
  ["odd numbers", (value, _, at) => (typeof value === "number" && at % 3 === 0 ? pick(oddNumbers, at / 3) : value)],
  ["odd dates", (value, field, at) => (dateFields.test(field) ? pick(oddDates, at) : value)],
  ["null in one field of four", (value, _, at) => (at % 4 === 0 ? null : value)],
  ["texts of spaces", (value, field, at) => (isText(value, field) && at % 3 === 0 ? " \n " : value)],
  ["huge numbers", (value, _, at) => (typeof value === "number" && at % 3 === 0 ? 1e15 : value)],
];

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
    expect(pages.map(({ html }) => html).join("\n")).not.toMatch(/[\u202e\u200b\ufffd-\uffff]|<script>alert/);
  });
  const startPaginated = (told: object) =>
    start((path, query) => {
      const answer: { pagination?: object } | undefined = plain(path, query);
      return answer && { ...answer, pagination: { ...answer.pagination, ...told } };
    });
  test("a list that contradicts its own total is not shown, nor is the total", async () => {
    const site = await startPaginated({ total: 7777 });
    const pages = await Promise.all(["/", "/sdam-office", "/podbor-ofisa"].map((address) => site.read(address)));
    expect(pages.map(({ status, html }) => [status, /7.?777/.test(html)])).toEqual([
      [200, false],
      [503, false],
      [200, false],
    ]);
  });
  const lists = ["/news", "/shops", "/sdam-office", "/fragments/shops?categories=services&part=cards"];
  test.each(lists)("no pages, of no items, of some items: %s is whole", async (address) => {
    const site = await startPaginated({ page: 0, limit: 0, total: 0, pages: 0 });
    const { status, html } = await site.read(address);
    expect(status).toBe(200);
    expect(html).not.toMatch(/NaN|Infinity/);
  });
  test("a sign that XML forbids is on no page, and the sharing picture is drawn", async () => {
    const site = await startSpoilt((value, field) =>
      field === "number" && isText(value, field) ? `${value}\uffff` : value,
    );
    const { html } = await site.read("/pavilions/1");
    expect(html).not.toContain("\uffff");
    const [, picture = ""] = /property="og:image" content="[^"]*(\/og\/units[^"]*)"/.exec(html) ?? [];
    await site.get(picture).expect(200).expect("Content-Type", "image/png");
  });
  test("numbers as texts make the same pages as numbers", async () => {
    const asText = (value: unknown) => (typeof value === "number" ? String(value) : value);
    const [numbers, texts] = await Promise.all([start(plain), startSpoilt(asText)]);
    for (const address of ["/", "/sdam-office", "/pavilions/1", "/advertising"]) {
      const [one, other] = await Promise.all([numbers, texts].map(async (site) => (await site.get(address)).text));
      expect(other === one, address).toBe(true);
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
    const { html } = await site.read("/news/1");
    expect(/<time [^>]*>([^<]*)</.exec(html)?.[1]).toBe(shown);
  });
  test("a moment counts to the day, month and year that it has in the park", async () => {
    const site = await startSpoilt((value, field) => (field === "date" ? "2025-12-31T21:00:00.000Z" : value));
    const { html } = await site.read("/news?type=all");
    expect(html).toMatch(/<time [^>]*>1 января/);
    expect(site.content.news[0]?.date).toBe("2026-01-01T00:00:00+03:00");
  });
});

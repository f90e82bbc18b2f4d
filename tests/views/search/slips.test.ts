import { describe, expect, test } from "vitest";
import { addWords, corrected, type Vocabulary } from "../../../views/search/search-words.ts";
import { mainOf, plain } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const vocabulary: Vocabulary = new Map();
for (const entry of [
  { title: "Парковка для посетителей", text: "Офис, склад и химчистка", more: "" },
  { title: "Склад класса А", text: "", more: "" },
])
  addWords(vocabulary, entry);

describe("A slip in a word", () => {
  test.each([
    ["паркофка", "парковка"],
    ["офес", "офис"],
    ["склат", "склад"],
    ["хмичистка", "химчистка"],
    ["паркофка для склада", "парковка для склада"],
  ])("%s → %s", (typed, better) => expect(corrected(typed, vocabulary)).toBe(better));

  test.each(["парковка", "парк", "юрист", "20912", "zzzz"])("is not seen in %s", (typed) =>
    expect(corrected(typed, vocabulary)).toBeUndefined(),
  );
});

describe("The search page", () => {
  const site = siteForFile();
  const main = async (query: string) => plain(mainOf((await site.get(`/search?${query}`)).text));

  test("says what it searched instead, finds the page, and offers the literal word", async () => {
    const html = await main(`q=${encodeURIComponent("паркофка")}`);
    expect(html).toContain("Искали «парковка»");
    expect(html).toContain('href="/parking"');
    expect(await main(`q=${encodeURIComponent("паркофка")}&exact=1`)).toContain("ничего нет");
  });
  test("finds surfaces and documents, and shows a kind alone", async () => {
    expect(await main(`q=${encodeURIComponent("медиафасад")}`)).toMatch(/href="\/advertising\/solutions\/\d+"/);
    const documents = await main(`q=${encodeURIComponent("персональные данные")}&kind=document`);
    expect(documents).toContain('href="/privacy"');
    expect(documents).not.toContain('id="found-page"');
  });
});

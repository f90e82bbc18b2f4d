import { describe, expect, test } from "vitest";
import { buildSearchIndex, finished } from "../../../views/search/site-index.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const entry = (title: string, text = "") => ({ kind: "page" as const, title, text, more: "", note: "", address: "/" });
const entries = [entry("Парковка для посетителей", "Офис, склад и химчистка"), entry("Склад класса А")];
const index = finished(buildSearchIndex(entries));
const corrected = (words: string) => index.find(words).corrected;

describe("A slip in a word", () => {
  test.each([
    ["паркофка", "парковка"],
    ["офес", "офис"],
    ["склат", "склад"],
    ["хмичистка", "химчистка"],
    ["слкад", "склад"],
    ["жимчистка", "химчистка"],
    ["паркофка для склада", "парковка для склада"],
  ])("%s → %s", (typed, better) => expect(corrected(typed)).toBe(better));

  test.each(["парковка", "парк", "юрист", "20912", "zzzz"])("is not seen in %s", (typed) =>
    expect(corrected(typed)).toBeUndefined(),
  );

  test("in the first letter is seen if only one word is so near: among companies, «оптека» is «аптека»", () => {
    const shops = finished(buildSearchIndex([{ ...entry("Аптека"), kind: "shop" }, entry("Оптика в корпусах")]));
    expect(shops.find("оптека", { kind: "shop" }).corrected).toBe("аптека");
    expect(shops.find("оптека").corrected).toBe("оптика");
  });

  test("may have another meaning, also with another first letter; several words have none", () => {
    const shops = finished(buildSearchIndex([entry("Оптика"), entry("Аптека")]));
    expect(shops.find("оптека")).toMatchObject({ corrected: "оптика", alternative: "аптека" });
    expect(index.find("паркофка для склада").alternative).toBeUndefined();
  });
});

describe("The search page", () => {
  const site = siteForFile();
  const main = async (query: string) => (await site.read(`/search?${query}`)).main;

  test("says what it searched instead, finds the page, and offers the literal word", async () => {
    const html = await main(`q=${encodeURIComponent("паркофка")}`);
    expect(html).toContain("Показываем «парковка»");
    expect(html).toContain('href="/parking"');
    expect(await main(`q=${encodeURIComponent("паркофка")}&exact=1`)).toContain("ничего нет");
  });
  test("finds surfaces and documents, and shows a kind alone", async () => {
    expect(await main(`q=${encodeURIComponent("медиафасад")}`)).toMatch(/href="\/advertising\/solutions\/\d+"/);
    const documents = await main(`q=${encodeURIComponent("персональные данные")}&kind=document`);
    expect(documents).toContain('href="/privacy"');
    expect(documents).not.toContain('id="found-page"');
  });
  test("finds news by the name of their type, in any form, and mends no slip then", async () => {
    const promotions = site.content.news.filter(({ type }) => type === "promo");
    expect(promotions.length).toBeGreaterThan(0);
    for (const words of ["акции", "акция", "акций"]) {
      const html = await main(`kind=news&q=${encodeURIComponent(words)}`);
      expect(html, words).not.toContain("Показываем");
      for (const { id } of promotions) expect(html, words).toContain(`href="/news/${id}"`);
    }
  });
  test("shows all results if the address names a kind that has none", async () => {
    for (const words of ["персональные данные", "офис на 35 человек"]) {
      const all = await main(`q=${encodeURIComponent(words)}`);
      expect(await main(`q=${encodeURIComponent(words)}&kind=vacancy`)).toBe(all);
    }
  });
});

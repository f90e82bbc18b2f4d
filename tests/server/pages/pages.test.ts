import { describe, expect, test } from "vitest";
import { getFrom, linksOf } from "../../support/lists.ts";
import { mainOf } from "../../support/plain-text.ts";
import { siteForFile } from "../../support/site-for-file.ts";

const site = siteForFile();
const get = (path: string) => getFrom(site, path);

describe("the other lists", () => {
  test("accept «uslugi» for services, and link back from an unknown category", async () => {
    expect(mainOf((await get("/shops?categories=uslugi")).html)).toBe(mainOf((await get("/shops")).html));
    const { status, html } = await get("/shops?categories=nowhere");
    expect(status).toBe(200);
    expect(html).toContain("Здесь пока никого нет");
    expect(html).toContain('href="/shops?categories=residents"');
  });

  test("show twelve shops and four news items", async () => {
    const shops = mainOf((await get("/shops?categories=residents")).html);
    expect(new Set(shops.match(/href="\/shops\/\d+"/g)).size).toBe(12);
    const news = mainOf((await get("/news")).html);
    expect(new Set(news.match(/href="\/news\/\d+"/g)).size).toBe(4);
  });
});

describe("the way to a unit over the scheme", () => {
  test("leads by links alone from the park to a building, a floor and a free unit", async () => {
    const building =
      linksOf(mainOf((await get("/plan")).html)).find((address) => address.startsWith("/plan?body=4")) ?? "";
    const floor = linksOf(mainOf((await get(building)).html)).find((address) => address.includes("floor=14")) ?? "";
    const unit =
      linksOf(mainOf((await get(floor.replace("#floor", ""))).html)).find((address) =>
        address.startsWith("/pavilions/"),
      ) ?? "";
    expect((await get(unit)).status).toBe(200);
  });
});

describe("a unit's page", () => {
  test("shows the price with all its parts, and marks the unit on its floor", async () => {
    const [unit] = await site.content.allPavilions();
    const { html } = await get(`/pavilions/${unit?.id}`);
    for (const words of [
      "Полная стоимость",
      "Обеспечительный платёж",
      "Индексация",
      "Характеристики",
      "Похожие помещения",
    ])
      expect(html).toContain(words);
    expect(html).toContain('class="unit here"');
  });

  test("is a 404 if the unit no longer exists", async () => {
    expect((await get("/pavilions/999999")).status).toBe(404);
    expect((await get("/pavilions/abc")).status).toBe(404);
  });
});

describe("the search page", () => {
  test("finds a unit by its number, and is excluded from search indexes", async () => {
    const [unit] = await site.content.allPavilions();
    const { html } = await get(`/search?q=${unit?.number}`);
    expect(mainOf(html)).toContain(`href="/pavilions/${unit?.id}"`);
    expect(html).toContain("noindex");
  });

  test("suggests searches if the query is empty or finds nothing", async () => {
    expect((await get("/search")).html).toContain("Что можно найти");
    expect((await get("/search?q=zzzzzz")).html).toContain("ничего нет");
    expect((await get(`/search?q=${encodeURIComponent("<b>x")}`)).html).not.toContain("<b>x");
  });

  test("suggests at most eight results during typing", async () => {
    const { html } = await get("/fragments/search?q=офис");
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(1);
    expect(links.length).toBeLessThanOrEqual(9);
  });
});

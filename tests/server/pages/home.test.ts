import { describe, expect, onTestFinished, test } from "vitest";
import { text as textOf } from "../../support/pages/lists.ts";
import { startAnsweringApi } from "../../support/parks/answering-api.ts";
import { deriveAnswers } from "../../support/parks/derived-park.ts";
import { plainPark } from "../../support/parks/foreign-parks.ts";
import { siteForFile, siteForTest } from "../../support/sites/site-for-file.ts";

const text = (html: string) => textOf(html).replace(/ +/g, " ");

/** The home page of a park that lets these categories, and its forms. Its API fails at the paths `failing`. */
async function homeOf(lets: typeof plainPark.lets, ...failing: string[]) {
  const api = await startAnsweringApi(deriveAnswers({ ...plainPark, lets }));
  onTestFinished(() => api.close());
  for (const path of failing) api.failing.add(path);
  const { status, main } = await (await siteForTest({ API_BASE_URL: api.url, PARK_STATEMENTS: "off" })).read("/");
  expect(status).toBe(200);
  return { main, lists: [...main.matchAll(/data-list="([^"]*)"/g)].map(([, to]) => to) };
}

describe("the home page", () => {
  test("asks one question, whose kinds lead to their lists", async () => {
    const { main, lists } = await homeOf(["office", "warehouse"]);
    expect(lists).toEqual(["/sdam-office", "/sdam-warehouse"]);
    expect(main).toMatch(/Показать \d+ помещени/);
    const words = ["Что ищете", "Сколько вас", "Площадь, м²", "Бюджет, ₽ в месяц", "Въехать к"];
    expect(words.map((word) => main.indexOf(word))).toEqual(
      words.map((word) => main.indexOf(word)).sort((a, b) => a - b),
    );
    expect(main).toContain("Цены");
  });
  test("shows no choice of category if the park lets only one, and leads to its list", async () => {
    const { main, lists } = await homeOf(["office"]);
    expect(lists).toEqual([]);
    expect(main).toContain('action="/sdam-office"');
    expect(main).not.toContain('type="radio"');
  });
  test("is complete without the units, and shows no counts then", async () => {
    const { main } = await homeOf(["office", "warehouse"], "/pavilions");
    expect(main).toContain("Показать варианты");
    expect(main).not.toMatch(/Цены|Сдаётся сейчас|\b0 ₽/);
    expect(main).toContain("Как добраться");
  });
});

const site = siteForFile();

describe("the home page of this park", () => {
  const home = () => site.read("/");

  test("says in its description what a visitor finds", async () => {
    const { html } = await home();
    const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    const units = site.content.units;
    const least = Math.min(...units.map(({ price }) => price));
    expect(description.replace(/\s/g, " ")).toContain(
      `${units.length} помещений, от ${least.toLocaleString("ru").replace(/\s/g, " ")} ₽`,
    );
    expect(description).toMatch(/^Крупнейший в Европе бизнес-комплекс/);
    expect(html).toContain('<meta property="og:description" content="Крупнейший в Европе бизнес-комплекс');
  });

  test("alone says what the park is the largest of, as specified", async () => {
    const addresses = ["/about", "/requests/callback", "/search", "/compare", "/nothing-here", "/pavilions/999999"];
    for (const address of addresses) expect((await site.read(address)).html, address).not.toContain("Крупнейший");
  });

  test("links each building to its list, with what is free in it", async () => {
    const { html } = await home();
    const [units, park] = await Promise.all([site.content.units, site.content.park]);
    for (const { id, number } of park.buildings) {
      const count = units.filter(({ building }) => building.id === id).length;
      const link = new RegExp(`<a[^>]* href="/arenda-[a-z-]+\\?bodies=${id}"[^>]*>.*?</a>`).exec(html)?.[0] ?? "";
      expect(link).toMatch(new RegExp(`Корпус ${number}[,:].*${count}`, "s"));
    }
  });

  test("shows each announcement as one line; the messenger's opens the dialog", async () => {
    const { html } = await home();
    const lines = /<ul class="banner-lines.*?<\/ul>/s.exec(html)?.[0] ?? "";
    const { banners } = site.content.park;
    expect(lines.match(/<li>/g)).toHaveLength(banners.length);
    const messenger = banners.find(({ theme }) => theme === "messenger");
    expect(lines).toContain(`data-open-banner="">${messenger?.button}`);
    expect(html).toContain('<dialog id="banner"');
  });
});

test("the home page's answer offers the nearest where nothing fits", async () => {
  const { html } = await site.read("/fragments/park?type=office&people=8&priceTo=1000");
  expect(text(html)).toContain("Показать ближайшие");
});

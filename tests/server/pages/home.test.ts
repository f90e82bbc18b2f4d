import { describe, expect, onTestFinished, test } from "vitest";
import { getFrom, text as textOf } from "../../support/pages/lists.ts";
import { getPlain, mainOf } from "../../support/pages/page-text.ts";
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
  const { status, html } = await getPlain(await siteForTest({ API_BASE_URL: api.url, PARK_STATEMENTS: "off" }), "/");
  expect(status).toBe(200);
  const main = mainOf(html);
  return { main, forms: [...main.matchAll(/<form class="ask-form[^>]* action="([^"]*)"/g)].map(([, to]) => to) };
}

describe("the home page", () => {
  test("has a form for each category that leads to its list", async () => {
    const { main, forms } = await homeOf(["office", "warehouse"]);
    expect(forms).toEqual(["/sdam-office", "/sdam-warehouse"]);
    expect(main).toMatch(/Показать \d+ офис/);
    expect(main).toContain("Цены");
  });
  test("shows no choice of category if the park lets only one", async () => {
    const { main, forms } = await homeOf(["office"]);
    expect(forms).toEqual(["/sdam-office"]);
    expect(main).not.toContain('type="radio"');
  });
  test("is complete without the units, and shows no counts then", async () => {
    const { main, forms } = await homeOf(["office", "warehouse"], "/pavilions");
    expect(forms).toEqual(["/sdam-office", "/sdam-warehouse"]);
    expect(main).toContain("Показать варианты");
    expect(main).not.toMatch(/Цены|Горят|свободно сейчас|\b0 ₽/);
    expect(main).toContain("Как добраться");
  });
});

const site = siteForFile();

describe("the home page of this park", () => {
  const home = () => getFrom(site, "/");

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

  test("links each building to its list, and lights every free unit that has a place", async () => {
    const { html } = await home();
    const [units, park] = await Promise.all([site.content.units, site.content.park]);
    for (const { id, number } of park.buildings) {
      const link =
        new RegExp(`<a class="tower-link[^>]* href="/arenda-[a-z-]+\\?bodies=${id}".*?</a>`).exec(html)?.[0] ?? "";
      const count = units.filter(({ building }) => building.id === id).length;
      expect(link).toMatch(new RegExp(`>Корпус\\s${number}: свободно\\s${count}[^<]*, \\d+\\sэтаж`));
      expect(text(link)).toContain(`${number} ${count}`);
    }
    const lights = [...html.matchAll(/class="(?:free|soon) \w+"[^>]* d="([^"]*)"/g)].flatMap(
      ([, d = ""]) => d.match(/m/g) ?? [],
    );
    expect(lights).toHaveLength(units.filter(({ place }) => place).length);
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

describe("the home page's answer", () => {
  const answer = async (query: string) => (await getFrom(site, `/fragments/park?category=office&${query}`)).html;
  const people25 = async () =>
    site.content.units.filter(({ category, square }) => category === "office" && square >= 150 && square <= 200);

  test("lights what fits, and counts it in the sentence, at the button and at the buildings", async () => {
    const found = await people25();
    expect(found.length).toBeGreaterThan(2);
    const html = await answer("people=25");
    expect(text(html)).toContain(`25 человек — это 150–200 м². Горят ${found.length} офисов`);
    expect(html).toContain(`hx-target="#show-office"`);
    expect(text(html)).toContain(`Показать ${found.length} офисов`);
    const lit = [...html.matchAll(/class="(?:free|soon) office"[^>]* d="([^"]*)"/g)].flatMap(
      ([, d = ""]) => d.match(/m/g) ?? [],
    );
    expect(lit).toHaveLength(found.filter(({ place }) => place).length);
    expect(html).toContain("/arenda-ofisov?bodies=4&amp;people=25");
  });
  test("names the nearest areas where nobody fits, and says so at the button", async () => {
    const html = text(await answer("people=8"));
    expect(html).toContain(
      "8 человек — это 48–64 м². Точно таких сейчас нет. Ближайшие — 46,8 м² (тесно) и 70,2 м² (с запасом).",
    );
    expect(html).toContain("Показать ближайшие");
  });
  test("names the least rent where the budget is too small", async () => {
    expect(text(await answer("priceTo=1000"))).toMatch(/Точно таких сейчас нет\. Самое дешёвое — 44 460 ₽ в месяц\./);
  });
});

import { describe, expect, test } from "vitest";
import { linksOf } from "../../support/pages/lists.ts";
import { mainOf, wordsOf } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const main = async (address: string) => (await site.read(address)).main;

describe("the other lists", () => {
  test("accept «uslugi» for services, and link back from an unknown category", async () => {
    expect(await main("/shops?categories=uslugi")).toBe(await main("/shops"));
    const nowhere = await main("/shops?categories=nowhere");
    expect(nowhere).toContain("Здесь пока никого нет");
    expect(nowhere).toContain("Сбросить фильтры");
  });
  test.each([
    ["/shops", "shops", 12],
    ["/shops?categories=residents", "shops", 12],
    ["/news", "news", 4],
  ])("%s shows of %s so many at once: %i", async (address, list, count) => {
    expect(new Set((await main(address)).match(new RegExp(`"row-link" href="/${list}/\\d+"`, "g"))).size).toBe(count);
  });
  test.each(["/news", "/shops"])("every tab of %s has a title of its own", async (list) => {
    const tabs = linksOf(await main(list)).filter((link) => link === list || /\?(?:type|categories)=\w+$/.test(link));
    const titles = new Set<string | undefined>();
    for (const tab of new Set(tabs)) titles.add(/<title[^>]*>([^<]*)/.exec((await site.read(tab)).html)?.[1]);
    expect(titles.size).toBe(new Set(tabs).size);
    expect(titles.size).toBeGreaterThan(2);
  });
});

test("a list of units resets all its filters by one link, and keeps the order", async () => {
  const reset = /<a[^>]*href="([^"]*)"[^>]*>Сбросить фильтры<\/a>/;
  expect(reset.exec(await main("/arenda-ofisov?bodies=1&squareFrom=20"))?.[1]).toBe("/arenda-ofisov");
  expect(reset.exec(await main("/arenda-ofisov?bodies=1&sort=-square"))?.[1]).toBe("/arenda-ofisov?sort=-square");
  expect(await main("/arenda-ofisov")).not.toMatch(reset);
});

test("the page of services leads to every service", async () => {
  const links = linksOf(await main("/services"));
  for (const { id, link } of site.content.services) expect(links).toContain(link ?? `/services/${id}`);
});

test("a unit's page shows the price with all its parts, and marks the unit on its floor", async () => {
  const { html } = await site.read("/pavilions/1001");
  const parts = ["Депозит", "Электричество", "Рост цены", "Вентиляция", "Похожие"];
  for (const words of [...parts, 'class="here"']) expect(html).toContain(words);
});

test("what the content tells of a dock, of pallets and of a car park's storeys is shown", async () => {
  const { words } = await site.read("/pavilions/1121");
  for (const told of ["Высота дока 1,2 м", "Поместится примерно 680 поддонов;"]) expect(words).toContain(told);
  expect((await site.read("/parking/residents")).words).toContain("2 уровня, высота до 2,1 м");
});

test("/parking shows the visitors' map, then the residents'; /parking/residents the residents' alone", async () => {
  const { visitorsMap, residentsMap } = site.content.parking;
  /** What follows each map, up to the next one. */
  const mapsOf = async (address: string) => (await site.read(address)).main.split('<svg class="park-plan').slice(1);
  const codesIn = (html = "") => new Set([...html.matchAll(/>(P\d)</g)].map(([, code]) => code));
  const codesOf = ({ zones }: typeof visitorsMap) => new Set(zones.map(({ code }) => code));
  const both = await mapsOf("/parking");
  expect(both.map(codesIn)).toEqual([codesOf(visitorsMap), codesOf(residentsMap)]);
  const own = await mapsOf("/parking/residents");
  expect(own.map(codesIn)).toEqual([codesOf(residentsMap)]);
});

test("the number of people is asked for at a unit's plan, on the same page and without script", async () => {
  const formAt = async (address: string) =>
    /<form[^>]*class="plan-people.*?<\/form>/s.exec(await main(address))?.[0] ?? "";
  const asked = await formAt("/pavilions/1001");
  expect(asked).toMatch(/<form[^>]*action="\/pavilions\/1001#plan" method="get"/);
  expect(asked).toMatch(/<input[^>]*name="people"/);
  expect(await formAt("/pavilions/1001?people=3")).toMatch(/name="people"[^>]*value="3"/);
});

describe("the search page", () => {
  test("finds a unit by its number, and is excluded from search indexes", async () => {
    const [unit] = site.content.units;
    const found = await site.read(`/search?q=${unit?.number}`);
    expect(found.main).toContain(`href="/pavilions/${unit?.id}"`);
    expect(found.html).toContain("noindex");
  });
  /** The titles of the results, best first. */
  const titlesOf = async (words: string) =>
    [...(await main(`/search?q=${encodeURIComponent(words)}`)).matchAll(/class="row-link"[^>]*>(.*?)<\/a>/gs)].map(
      ([, title = ""]) => wordsOf(title),
    );
  test("finds whole words before those that begin so: gates before the laundry «Белый воротник»", async () => {
    const titles = await titlesOf("ворота");
    const laundry = titles.findIndex((title) => title.includes("воротник"));
    expect(titles[0]).toMatch(/^(?:Склад|Торговое)/);
    expect(laundry).not.toBe(0);
  });
  test("finds units by their area, the nearest first, with and without a kind", async () => {
    expect((await titlesOf("115 м²"))[0]).toMatch(/^(?:Офис|Склад|Торговое помещение) 11[2-7]/);
    const [hit, first] = await titlesOf("офис 100 м2");
    expect(hit).toMatch(/^Аренда офисов — \d{1,2}$/);
    expect(first).toMatch(/^Офис (?:9|10)\d/);
  });
  test("finds the guests' car park before that of the residents", async () => {
    expect((await titlesOf("парковка"))[0]).toBe("Парковка для посетителей");
  });
  test("suggests searches if the query is empty", async () => {
    expect(await main("/search")).toContain("Что можно найти");
  });
  test("suggests at most eight results and their page during typing", async () => {
    expect(linksOf((await site.read("/fragments/search?q=офис")).html)).toHaveLength(9);
  });
});

test.each(["/news?page=99", "/shops?categories=residents&page=50"])(
  "%s, past the last page, is a 404",
  async (address) => void (await site.get(address).expect(404)),
);

test("the way, contacts and a company show one map: metro, car parks, the way to their building", async () => {
  const company = (site.content.shops ?? []).find(({ building }) => building !== undefined);
  for (const address of [`/route?to=${company?.building?.id}`, "/contacts", `/shops/${company?.id}`]) {
    const [map = ""] = /<svg class="park-plan scheme".*?<\/svg>/s.exec(await main(address)) ?? [];
    for (const part of ["park-metro", "park-walk", "park-on", "park-zone", "park-car"])
      expect(map, `${part} at ${address}`).toContain(part);
  }
});

test("an offer that is gone shows what is let in its building, one page for each of them", async () => {
  const { units = [] } = site.content;
  const first = units.toSorted((a, b) => a.id - b.id)[0];
  const buildingOf = (id: string) => units.find((unit) => unit.id === Number(id))?.building.id;
  const { html, status } = await site.read(`/pavilions/${(first?.id ?? 0) - 1}`);
  const offers = [...html.matchAll(/class="row-link" href="\/pavilions\/(\d+)"/g)].map(([, id]) => id ?? "");
  expect(status).toBe(404);
  expect(offers.length).toBeGreaterThan(1);
  expect(new Set(offers.map(buildingOf))).toEqual(new Set([first?.building.id]));
  const joined = await site.read(`/pavilions/${first?.id}+999999`);
  expect([joined.status, wordsOf(joined.html)]).toEqual([404, wordsOf(html)]);
});

test("an offer that is gone leads to what is free, any other unknown address to the home page", async () => {
  const leadOf = async (address: string) => mainOf((await site.get(address).expect(404)).text);
  expect(await leadOf("/pavilions/999999")).toMatch(/Этого помещения нет.*href="\/arenda-ofisov"/s);
  expect(await leadOf("/pavilions/999999"), "far from all ids").toContain("<h2>Сдаётся сейчас</h2>");
  const last = Math.max(...site.content.units.map(({ id }) => id));
  expect(await leadOf(`/pavilions/${last + 1}`)).toMatch(/<h2>Сдаётся\sв\sкорпусе\s\d/);
  expect(await leadOf("/news?page=99")).toMatch(/Проверьте адрес.*href="\/"/s);
});

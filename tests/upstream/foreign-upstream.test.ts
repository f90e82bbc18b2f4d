import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../views/routes.ts";
import { type Answers, answersOf } from "../support/parks/answering-api.ts";
import { itemsOf } from "../support/parks/conforming.ts";
import { parkSites } from "../support/sites/park-sites.ts";

const categories = [
  { id: "office", alias: "kontory", name: "Конторы", title: "Аренда контор" },
  { id: "warehouse", alias: "ambary", name: "Амбары", title: "Аренда амбаров" },
];
const building = { id: 700, number: "Ж-1" };
const floors = [-1, 1, 3].map((number, index) => ({ id: 70 + index, number }));
const taste = { optional: false, words: fc.constant("Липа"), html: "<p>Текст</p>", date: "2026-01-02" };
/** An item without optional fields. */
const bare = (name: string) => itemsOf(name, taste, 1, 55)[0];
const unit = { ...bare("Pavilion"), category: "office", body: building, price: 20_000, rate: 1000, status: "free" };
const company = bare("Shop");
const message = bare("NewsItem");

const image = { src: "/og/parking.png", alt: "", width: 830, height: 356 };
const parkingWith = (zones: object[]) => {
  const map = { title: "Карта", image, description: "", zones };
  return { residentsMap: map, visitorsMap: map };
};

/** A park without items. */
const emptyPark: Answers = answersOf({ categories, parking: parkingWith([]) });

/** A park with one unusual building, a few items of each kind, and unusual ids of groups. */
const smallPark: Answers = answersOf({
  categories,
  bodies: [{ ...building, floors }],
  pavilions: [
    { ...unit, id: 9000, number: "К-0", floor: floors[2], square: 20 },
    { ...unit, id: 9001, number: "К-1", floor: floors[0], square: 21 },
  ],
  shops: [
    { ...company, id: 1, name: "Пекарня", category: { id: "Еда.1", name: "Еда" } },
    { ...company, id: 2, name: "Прачечная", category: { id: "services", name: "Услуги" } },
  ],
  news: [
    { ...message, id: 1, type: "Акции_1", title: "Весть об акции" },
    { ...message, id: 2, type: "news", title: "Весть" },
  ],
  vacancies: [{ ...bare("Vacancy"), id: 5 }],
  parking: parkingWith([{ name: "P1, двор", spaces: 2, tariff: "бесплатно" }]),
});

const start = parkSites();
type Site = Awaited<ReturnType<typeof start>>;
let small: Site;
let empty: Site;
beforeAll(async () => {
  [small, empty] = await Promise.all([start(smallPark), start(emptyPark)]);
});

const headOf = (html: string) => ({
  title: /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "",
  description: /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? "",
  canonical: /<link rel="canonical" href="([^"]*)/.exec(html)?.[1] ?? "",
});
const plainPages = [...Object.values(routes).filter((pattern) => !pattern.includes(":")), "/kontory", "/ambary"];

describe("Another park", () => {
  test("may use any word as an id of a group", async () => {
    const food = await small.read(`/shops?categories=${encodeURIComponent("Еда.1")}`);
    expect(food.words).toContain("Пекарня");
    expect(food.html).toContain(`href="/shops?categories=${encodeURIComponent("Еда.1")}"`);
  });
  test("may have a floor below the ground; the highest floor still counts", async () => {
    const { words } = await small.read("/kontory");
    expect(words).toContain("этаж 3");
    expect(words).toContain("этаж −1");
    expect((await small.read("/pavilions/9000")).words).toContain("этаж 3 из 3");
    expect((await small.read("/plan?body=700&floor=-1")).words).toContain("этаж −1");
    expect((await small.read("/pavilions/9001")).words).toContain("этаж −1");
  });
  test("may have a category without free units, and its page does not blame a filter", async () => {
    const { main, words, html } = await small.read("/ambary");
    expect(words).toContain("Сейчас всё занято");
    expect(words).not.toMatch(/Под эти условия|Показать 0|Найдено 0/);
    expect(main).toContain('href="/kontory"');
    const { title, description } = headOf(html);
    expect(title).not.toContain("0 ");
    expect(description).not.toMatch(/:,| 0 /);
  });
  test("has the vacancies in its menu, whose page says that there are none", async () => {
    for (const park of [empty, small]) {
      const { html } = await park.read("/");
      expect(html.slice(0, html.indexOf("<main"))).toContain('href="/vacancies"');
    }
    expect((await empty.read("/vacancies")).words).toContain("Сейчас открытых вакансий нет");
  });
  test("is promised no plans, prices, hours and vacancies that it lacks", async () => {
    const promises = /[Пп]лан[аы]? этаж|[Чч]асы работы|поверхности и цены|>Вакансии</;
    for (const address of ["/", "/plan", "/advertising", "/contacts", "/shops", "/vacancies"]) {
      const { title, description } = headOf((await empty.read(address)).html);
      expect(`${title} ${description}`, address).not.toMatch(address === "/contacts" ? /[Пп]ланы этаж/ : promises);
    }
    expect((await empty.read("/")).main).not.toContain('href="/vacancies"');
    expect(headOf((await small.read("/kontory")).html).description).not.toContain("Планы этажей");
  });
});

describe("A filter form without script", () => {
  test("redirects to the address with only the chosen values", async () => {
    const answer = await small.read("/kontory?squareSize=any&squareFrom=&squareTo=&floor=3&utm_source=a");
    expect([answer.status, answer.headers.location]).toEqual([303, "/kontory?floor=3&utm_source=a"]);
    expect((await small.read("/shops?search=")).headers.location).toBe("/shops");
  });
  test("does not redirect if no value is empty", async () => {
    for (const address of ["/kontory?floor=3&utm_source=a", "/kontory?utm_source=", "/kontory?page=999", "/kontory"])
      expect((await small.read(address)).status, address).toBe(200);
  });
});

const two = [smallPark("/pavilions", new URLSearchParams())].flatMap((answer) => Object(answer).data);
/** It knows no filters and tells items only. */
const careless: Answers = (path) => {
  const data = Object(smallPark(path, new URLSearchParams(path === "/shops" ? "limit=100" : ""))).data;
  if (path === "/init")
    return { data: { ...data, banners: undefined, advertisementBanners: null, pavilions: undefined } };
  return path === "/pavilions" ? { data: [...two, { ...two[0], id: 9009, category: "warehouse" }] } : data && { data };
};
test("A park with a careless API has every page, and units only where they belong", async () => {
  const site = await start(careless);
  for (const address of [...plainPages, "/pavilions/9000", "/sitemap.xml"])
    expect((await site.read(address)).status, address).toBe(200);
  const { main } = await site.read("/kontory");
  expect(main).toContain('href="/pavilions/9001"');
  expect(main).not.toContain("/pavilions/9009");
  expect(main).toMatch(/<option[^>]* value="-1"/);
  expect((await site.read("/ambary")).main).toContain('href="/pavilions/9009"');
  expect((await site.read("/shops")).words).toContain("Прачечная");
});

describe("A park with an unreachable API", () => {
  test("has a search that reports the failure", async () => {
    const site = await start((path, query) => (path === "/shops" ? undefined : smallPark(path, query)));
    for (const address of ["/search?q=x", "/fragments/search?q=x"]) expect((await site.read(address)).status).toBe(503);
  });
  test("says of a vacancy that it did not load, without a list that could name it", async () => {
    expect((await small.read("/vacancies/6")).status).toBe(404);
    expect((await small.read("/vacancies/5")).words).toContain("Откликнуться");
    const site = await start((path, query) => (path === "/vacancies" ? undefined : smallPark(path, query)));
    const unknown = await site.read("/vacancies/6");
    expect(unknown.status).toBe(200);
    expect(unknown.words).toContain("Вакансия сейчас не загрузилась");
    expect(unknown.words).not.toContain("Откликнуться");
    expect(unknown.html).toMatch(/<meta name="robots" content="noindex/);
  });
});

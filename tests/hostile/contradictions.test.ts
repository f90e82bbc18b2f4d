import { describe, expect, test } from "vitest";
import { spacesIn, zonesOf } from "../../views/content/parking.ts";
import { siteMoment } from "../support/moment.ts";
import { crawl } from "../support/pages/crawl.ts";
import { mainOf } from "../support/pages/page-text.ts";
import { safeHtml } from "../support/pages/safe-text.ts";
import type { Answers } from "../support/parks/answering-api.ts";
import { deriveAnswers } from "../support/parks/derived-park.ts";
import { plainPark } from "../support/parks/foreign-parks.ts";
import { parkSites } from "../support/sites/park-sites.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests put into an answer what the contract forbids
type Answer = Record<string, any>;

const plain = deriveAnswers(plainPark);
const start = parkSites();

/** A site of the plain park, whose answers at these paths are changed. */
const startWith = (changes: Readonly<Record<string, (answer: Answer) => object>>) =>
  start((path, query) => {
    const answer = structuredClone(plain(path, query)) as Answer | undefined;
    const change = changes[path.replace("/paginate", "")];
    return answer && change ? change(answer) : answer;
  });
const eachItem = (change: (item: Answer) => object) => (answer: Answer) => ({
  ...answer,
  data: answer.data.map(change),
});
/** A value whose lists tell each of their items twice, except those that may hold equal things. */
function doubled(value: unknown, field = ""): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => doubled(item));
    const isMany = !["gates", "partitions", "doors", "near", "bodies", "categories", "joinable"].includes(field);
    return isMany || items.every((item) => typeof item === "object") ? [...items, ...items] : items;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, doubled(inner, name)]));
}

const dayMs = 86_400_000;
/** A day so many days after that of the tests, ISO 8601. */
const dayAfter = (days: number) => new Date(siteMoment.getTime() + days * dayMs).toISOString().slice(0, 10);

describe("A park whose answers contradict themselves:", () => {
  test("lists that tell every item twice make the same pages", async () => {
    const twice: Answers = (path, query) => {
      const answer = plain(path, query) as Answer | undefined;
      return answer && { ...(doubled(answer) as object), pagination: answer.pagination };
    };
    const [one, two] = await Promise.all([start(plain), start(twice)]);
    const pages = await crawl(one.url);
    expect(pages.length).toBeGreaterThan(15);
    for (const { address, html } of pages) {
      const { html: html2 } = await two.read(address);
      expect(mainOf(html2).replace(/<svg.*?<\/svg>/gs, ""), address).toBe(mainOf(html).replace(/<svg.*?<\/svg>/gs, ""));
    }
  });

  test("figures beside a list that its items deny are shown nowhere", async () => {
    const meta = {
      square: { min: 5000, max: 1 },
      price: { min: 7777, max: 7 },
      floors: [77, 1, 77],
      bodies: [{ id: 77, number: "77", count: 7777 }],
      categories: [{ id: "services", name: "Услуги", count: 7777 }],
      types: [{ id: "news", name: "Новости", count: 7777 }],
    };
    const lie = (answer: Answer) => ({ ...answer, meta });
    const site = await startWith({ "/pavilions": lie, "/shops": lie, "/news": lie });
    for (const address of ["/", "/sdam-office", "/shops", "/shops?categories=all", "/news", "/podbor-ofisa"]) {
      const { html, status } = await site.read(address);
      expect(status, address).toBe(200);
      expect(html.replace(/\s/g, ""), address).not.toMatch(/7777|[Ээ]таж77/);
    }
    expect((await site.read("/news")).words).toMatch(/Все\s12\s/);
    expect((await site.read("/shops")).words).toMatch(/Услуги\s12\s/);
  });

  test("a company of a group that the API does not list stands in a list", async () => {
    const categories = [{ id: "services", name: "Услуги", count: 11 }];
    const site = await startWith({
      "/shops": (answer) => ({
        ...eachItem((shop) => (shop.id === 1 ? { ...shop, category: { id: "late", name: "Новая группа" } } : shop))(
          answer,
        ),
        meta: { categories },
      }),
    });
    const { html } = await site.read("/shops?categories=all");
    expect(html).toContain("Новая группа");
    expect(html).toContain('href="/shops/1"');
  });

  test("counts of news leave out news of later days", async () => {
    const site = await startWith({
      "/news": eachItem((news) => (news.id > 2 ? { ...news, date: "2090-01-01" } : news)),
    });
    expect((await site.read("/news")).words).toMatch(/Все\s2\sНовости\s2\s/);
  });

  test("a rent without a rate is told without it, also for search engines", async () => {
    const site = await startWith({ "/pavilions": eachItem((unit) => ({ ...unit, rate: 0 })) });
    const { html } = await site.read("/pavilions/1");
    expect(html.replace(/\s/g, "")).toContain("10800₽");
    expect(html).not.toMatch(/за\sм²|За\sм²|"price":0|\D0\s₽/);
  });

  test.each(["0001-01-01", "1970-01-01T00:00:00Z", "9999-12-31", "9999-12-31T23:59:59Z"])(
    "%s, which programs write for an unknown day, is on no page",
    async (date) => {
      const site = await startWith({
        "/pavilions": eachItem((unit) => ({ ...unit, status: "soon", availableFrom: date, updatedAt: date })),
        "/news": eachItem((news) => (news.id === 1 ? { ...news, promotion: { label: "Скидка", until: date } } : news)),
      });
      for (const address of ["/", "/sdam-office", "/pavilions/1", "/news/1"]) {
        const { words, status } = await site.read(address);
        expect(status, address).toBe(200);
        expect(words, address).not.toMatch(/9999|1970|0001/);
      }
    },
  );

  test("a unit whose name tells another area is named by its kind and its own area", async () => {
    const site = await startWith({ "/pavilions": eachItem((unit) => ({ ...unit, name: "Офис 999 м²" })) });
    for (const address of ["/pavilions/1", "/pavilions/1/print", "/feeds/realty.xml", "/search?q=офис"])
      expect((await site.read(address)).html, address).not.toMatch(/999\sм/);
  });

  test("a rate that is not the price by the area is told nowhere: it may be a year's", async () => {
    const yearly = eachItem((unit) => ({ ...unit, rate: Math.round((12 * unit.price) / unit.square) }));
    const site = await startWith({ "/pavilions": yearly });
    const { html } = await site.read("/pavilions/1");
    expect(html.replace(/\s/g, "")).toContain("10800₽");
    expect(html).not.toMatch(/за\sм²|За\sм²/);
  });

  test("a building has one label and one class: those of /init", async () => {
    const listedId = (plain("/init", new URLSearchParams()) as Answer).data.bodies[0].id;
    const withClass = (answer: Answer) => ({
      ...answer,
      data: { ...answer.data, bodies: answer.data.bodies.map((body: Answer) => ({ ...body, class: "B+" })) },
    });
    const otherBody = eachItem((item) => ({
      ...item,
      body: { id: listedId, number: "77" },
      class: "A",
      facts: [
        { name: "Класс здания", value: "А" },
        { name: "Лифт", value: "есть" },
      ],
    }));
    const changes = { "/init": withClass, "/pavilions": otherBody, "/shops": otherBody, "/services": otherBody };
    const site = await startWith({ ...changes, "/media-facade-solutions": otherBody });
    const addresses = [
      "/",
      "/sdam-office",
      "/pavilions/1",
      "/shops/1",
      "/services/1",
      "/advertising",
      "/feeds/realty.xml",
    ];
    for (const address of addresses) {
      const { words, html } = await site.read(address);
      expect(words, address).not.toMatch(/[Кк]орпус[еа]?\s77|класса?\sA\b/);
      expect(html, address).not.toContain("<building-name>77");
    }
    const { words } = await site.read("/pavilions/1");
    expect(words).not.toMatch(/Класс здания\sА/);
    expect(words).toMatch(/Лифт\sесть/);
  });

  test("one unit under two ids is one offer", async () => {
    const twice = (answer: Answer) => ({
      ...answer,
      data: [...answer.data.map((unit: Answer) => ({ ...unit, id: unit.id + 500 })), ...answer.data],
      pagination: undefined,
    });
    const [one, two] = await Promise.all([start(plain), startWith({ "/pavilions": twice })]);
    expect(two.content.units?.map(({ id }) => id)).toEqual(one.content.units?.map(({ id }) => id));
    expect(mainOf((await two.read("/sdam-office")).html)).toBe(mainOf((await one.read("/sdam-office")).html));
  });

  test.each([
    ["seats that the area cannot hold", { seats: 60, square: 90, price: 90_000, rate: 1000, place: undefined }],
    ["seats where nothing is finished", { seats: 3, fitout: "shell" }],
  ])("%s are told nowhere", async (_, fields) => {
    const office = eachItem((unit) => ({ ...unit, ...fields, category: "office", name: "Офис" }));
    const site = await startWith({ "/pavilions": office });
    for (const address of ["/sdam-office", "/pavilions/1"])
      expect((await site.read(address)).words, address).not.toContain("Мебель на");
  });

  test("a fact that denies the field of its name is left out, a fact of other words stays", async () => {
    const facts = [
      { name: "Площадь", value: "999 м²" },
      { name: "Этаж", value: "88" },
      { name: "Отделка", value: "под отделку" },
      { name: "Нагрузка на пол", value: "6,5 т/м²" },
      { name: "Высота потолков", value: "от 2,7 до 3 м" },
    ];
    const fields = { facts, fitout: "finished", floorLoad: 4, clearHeight: 3 };
    const site = await startWith({ "/pavilions": eachItem((unit) => ({ ...unit, ...fields })) });
    for (const address of ["/sdam-office", "/pavilions/1", "/pavilions/1/sheet", "/compare?compare=1&compare=2"]) {
      const { words } = await site.read(address);
      expect(words, address).not.toMatch(/999|Этаж\s88|под\sотделку|6,5/);
    }
    expect((await site.read("/pavilions/1")).words).toMatch(/от\s2,7\sдо\s3\sм/);
  });

  test("a rent of 1 ₽, which stands for an unknown one, is told nowhere", async () => {
    const site = await startWith({ "/pavilions": eachItem((unit) => ({ ...unit, price: 1, rate: 1 })) });
    for (const address of ["/", "/sdam-office", "/pavilions/1", "/feeds/realty.xml"]) {
      const { html } = await site.read(address);
      expect(html.replace(/\s/g, ""), address).not.toMatch(/\D1₽|"price":1\D|<value>1</);
    }
  });

  test("a salary from more than up to is told by its lesser amount alone", async () => {
    const salary = { from: 150_000, to: 90_000 };
    const site = await startWith({ "/vacancies": eachItem((vacancy) => ({ ...vacancy, salary })) });
    const { html, words } = await site.read("/vacancies/1");
    expect(words).toMatch(/от\s90\s000\s₽/);
    expect(html.replace(/\s/g, "")).not.toMatch(/150000/);
  });

  test("prices by term without the price itself, degrees in the ocean and a walk that nobody walks are left out", async () => {
    const prices = [
      { days: 3, price: 77_777 },
      { days: 9, price: 97_777 },
    ];
    const site = await startWith({
      "/media-facade-solutions": eachItem((surface) => ({ ...surface, price: 5000, prices })),
      "/init": (answer) => ({
        ...answer,
        data: {
          ...answer.data,
          contacts: { ...answer.data.contacts, coordinates: { lat: 0, lon: 0 } },
          metro: { station: "Лесная", exit: 1, minutes: 2, metres: 9000, entrance: "1" },
        },
      }),
    });
    expect((await site.read("/advertising/solutions/1")).html.replace(/\s/g, "")).not.toMatch(/[79]7777/);
    expect(site.content.park.contacts.coordinates).toBeUndefined();
    expect(site.content.park.metro).toBeUndefined();
    expect((await site.read("/route")).words).not.toMatch(/Лесная|9\s000/);
  });

  test("a unit that is free, but from a day to come, is not free now", async () => {
    const later = eachItem((unit) => ({ ...unit, status: "free", availableFrom: dayAfter(200) }));
    const site = await startWith({ "/pavilions": later });
    for (const address of ["/sdam-office", "/pavilions/1"])
      expect((await site.read(address)).words, address).not.toMatch(/[Сс]вободн[оы]\sсейчас|Сейчас\sсвобод/);
    expect((await site.read("/pavilions/1")).words).toMatch(/Свободно\sс\s/);
  });

  test("a day that is decades ahead is no day", async () => {
    const distant = eachItem((unit) => ({ ...unit, status: "soon", availableFrom: "2099-12-31" }));
    const site = await startWith({ "/pavilions": distant });
    expect((await site.read("/pavilions/1")).words).not.toContain("2099");
  });

  test("a zone of the car park on both maps counts once", () => {
    const zone = (code: string | undefined, name = "") => ({ code, name, spaces: 100, tariff: "" });
    const map = (zones: ReturnType<typeof zone>[]) => ({ title: "", description: safeHtml(""), zones });
    const visitorsMap = map([zone("P1"), zone(undefined, "У ворот")]);
    const residentsMap = map([zone("P1"), zone(undefined, "У ворот"), zone("P3")]);
    expect(spacesIn(zonesOf({ visitorsMap, residentsMap }))).toBe(300);
  });

  test("all of the rent is no cheaper first month, and a lease that had to begin before today none at all", async () => {
    const promotionWith = (more: object) =>
      startWith({
        "/news": eachItem((news) =>
          news.id === 1 ? { ...news, promotion: { label: "Скидка", until: "2090-12-31", ...more } } : news,
        ),
      });
    const whole = await promotionWith({ firstMonth: 1 });
    expect((await whole.read("/pavilions/1")).words).not.toMatch(/[Пп]ервый\sмесяц/);
    const past = await promotionWith({ firstMonth: 0.5, startBy: dayAfter(-1) });
    expect((await past.read("/pavilions/1")).words).not.toMatch(/[Пп]ервый\sмесяц/);
  });

  test("conditions of a promotion without any value are no conditions", async () => {
    const promotion = { label: "Скидка", until: "2090-12-31", bodies: [], categories: [], termMin: 0 };
    const site = await startWith({ "/news": eachItem((news) => (news.id === 1 ? { ...news, promotion } : news)) });
    const { words } = await site.read("/");
    expect(words).toMatch(/Помещения\. Нужен\sдоговор, подписанный/);
    expect(words).not.toMatch(/\sв\s\./);
  });

  test("hours that begin when the day has ended leave the words", async () => {
    const hours = [
      { days: "1-7", from: "24:00", to: "00:00" },
      { days: [1], from: "09:00", to: "18:00" },
    ];
    const site = await startWith({ "/shops": eachItem((shop) => ({ ...shop, hours, schedule: "по звонку" })) });
    const { words } = await site.read("/shops/1");
    expect(words).toContain("по звонку");
    expect(words).not.toMatch(/Откроется|0:00/);
  });

  test("a range that ends before it begins, and spaces of a kind beyond all spaces, are left out", async () => {
    const zone = { name: "P1", spaces: 5, tariff: "", accessible: 99, chargers: 98 };
    const map = { title: "Парковка", description: "", zones: [zone] };
    const site = await startWith({
      "/placement-requests/parameters": () => ({
        data: { types: [{ id: "office", name: "Офис" }], cost: { min: 9000, max: 10 }, square: { min: 800, max: 3 } },
      }),
      "/pages/parking": () => ({ data: { residentsMap: map, visitorsMap: map } }),
    });
    expect(site.content.placement).toMatchObject({ cost: { min: 0, max: 0 }, square: { min: 0, max: 0 } });
    expect((await site.read("/parking")).words).not.toMatch(/99|98/);
  });
});

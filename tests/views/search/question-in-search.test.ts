import { describe, expect, test } from "vitest";
import { capacityWords } from "../../../views/content/capacity.ts";
import { readWords } from "../../../views/search/asked-in-words.ts";
import { wordsOf } from "../../../views/search/search-words.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

/** The words as read on a day. */
function read(words: string) {
  const kind = words.startsWith("офис") ? "office" : "warehouse";
  return readWords(words, { today: "2026-11-29", kind: /^(?:офис|склад|магазин)/.test(words) ? kind : undefined });
}

test.each([
  ["офис на 35 человек", { people: 35 }],
  ["офис 20-30 чел", { people: 30 }],
  ["офис до 500 тыс", { priceTo: 500_000 }],
  ["офис на 8 сотрудников до 150 000 ₽", { people: 8, priceTo: 150_000 }],
  ["офис на двадцать человек", { people: 20 }],
  ["офис на 35", { people: 35 }],
  ["офис на 3 этаже", { floor: 3 }],
  ["офис на четвёртом этаже", { floor: 4 }],
  ["офис 1 этаж", { floor: 1 }],
  ["офис корпус 4", { buildings: ["4"] }],
  ["корпус 3 этаж 5", { buildings: ["3"], floor: 5 }],
  ["3 корпус 5 этаж", { buildings: ["3"], floor: 5 }],
  ["офис корпус 3 100 м²", { buildings: ["3"], squareFrom: 90, squareTo: 111 }],
  ["корпус 1A", { buildings: ["1а"] }],
  ["склад в 2 этажа", {}],
  ["офис на ２０ чел", { people: 20 }],
  ["офис от 100 до 200 м2", { squareFrom: 100, squareTo: 200 }],
  ["офис 70–100 м²", { squareFrom: 70, squareTo: 100 }],
  ["склад от 500 кв. м", { squareFrom: 500 }],
  ["магазин до 80 м2", { squareTo: 80 }],
  ["офис 100 м² до 200 тыс", { squareFrom: 90, squareTo: 111, priceTo: 200_000 }],
  ["офис до 1.5млн", { priceTo: 1_500_000 }],
  ["офис 50-100 м", { squareFrom: 50, squareTo: 100 }],
  ["склад не менее 1 200 м²", { squareFrom: 1200 }],
  ["офис не более 200 квадратов", { squareTo: 200 }],
  ["офис не дороже 100 тысяч", { priceTo: 100_000 }],
  ["дешевле 100000", { priceTo: 100_000 }],
  ["офис 150 т.р.", { priceTo: 150_000 }],
  ["офис 100-150 тыс", { priceFrom: 100_000, priceTo: 150_000 }],
  ["склад до 500", { squareTo: 500 }],
  ["склад на 100", {}],
  ["офис 50-100", { squareFrom: 50, squareTo: 100 }],
  ["офис 40+", { squareFrom: 40 }],
  ["офис 207-19", {}],
  ["склад 701-04", {}],
  ["офис 15 кВт", {}],
  ["офис 12 р.м.", { people: 12 }],
  ["офис на 10 раб. мест", { people: 10 }],
  ["офис до 100 тр", { priceTo: 100_000 }],
  ["150000", { priceTo: 150_000 }],
  ["офис до 1,2 млн в год", { priceTo: 100_000 }],
  ["офис до 2000 за метр", { rateTo: 2000 }],
  ["офис до 24 тыс за м² в год", { rateTo: 2000 }],
  ["офис с января", { freeBy: "2027-01-01" }],
  ["офис к 15 мая", { freeBy: "2027-05-15" }],
  ["склад с 1 декабря 2026 г.", { freeBy: "2026-12-01" }],
  ["офис с 01.02.27", { freeBy: "2027-02-01" }],
  ["офис с ноября", { free: "now" }],
  ["офис сейчас", { free: "now" }],
  ["офис с 31 февраля", {}],
  ["офис к3", { buildings: ["3"] }],
  ["офис не на первом этаже", {}],
  ["склад потолок 6 м", {}],
  ["300 метров от метро", {}],
  ["офис 18000 руб за м2", { rateTo: 1500 }],
  ["офис 100 м за 90000 руб", { squareFrom: 90, squareTo: 111, priceTo: 90_000 }],
  ["склад от 500 м2 от собственника", { squareFrom: 500 }],
  ["въезд до 20 т", {}],
  ["20912", {}],
  ["офис 100 м²", {}],
  ["209-12", {}],
])("«%s» asks for %j", (words, asked) => {
  expect(read(words).asked).toEqual(asked);
});

test.each([
  ["офис 100 м²", 100],
  ["офис 100м", 100],
  ["склад 300 метров", 300],
  ["офис около 67,5 кв. м", 67.5],
  ["офис 67,5", 67.5],
  ["офис ~50", 50],
  ["склад на 100", 100],
  ["магазин 45, с водой", 45],
])("«%s» asks for about %d m²", (words, square) => {
  expect(read(words).square).toBe(square);
});

test.each([
  ["B12", "В12"],
  ["а101", "А-101"],
  ["корпус 1A", "Корпус 1А"],
])("«%s» in Latin letters has the words of «%s» in Russian ones", (typed, written) => {
  expect(wordsOf(typed)).toEqual(wordsOf(written));
});

describe("The search page", () => {
  const site = siteForFile();
  const found = (words: string) => site.read(`/search?q=${encodeURIComponent(words)}`);

  test("answers «офис на 35 человек» with the list of the offices that hold 35, and those offices", async () => {
    const offices = site.content.units.filter(({ category }) => category === "office");
    const fitting = offices.filter(({ square }) => {
      const [least = 0, most = least] = [...capacityWords(square).matchAll(/\d+/g)].map(Number);
      return least <= 35 && 35 <= most;
    });
    expect(fitting.length).toBeGreaterThan(0);
    const { main, words } = await found("офис на 35 человек");
    expect(main).toContain('href="/arenda-ofisov?people=35"');
    expect(words).toContain(`— ${fitting.length}`);
  });
  test.each([
    ["склад от 400 м2", "/arenda-skladov?squareFrom=400"],
    ["офис от 100 до 200 м2", "/arenda-ofisov?squareFrom=100&amp;squareTo=200"],
    ["офис на двадцать человек", "/arenda-ofisov?people=20"],
  ])("answers «%s» with its list first: %s", async (words, address) => {
    expect((await found(words)).main).toContain(`href="${address}"`);
  });
  test("leads to the list, which shows the nearest, if no unit fits the question", async () => {
    const { main, words } = await found("офис на 200 человек");
    expect(main).toContain('href="/arenda-ofisov?people=200"');
    expect(words).toContain("Аренда офисов — 0");
    expect(words).not.toContain("По этому запросу ничего нет");
  });
  test("answers a place with the units there, of the kind that it names, and with what else is there", async () => {
    const [unit] = site.content.units.filter(({ category }) => category === "trade_area");
    const { building, floor } = unit ?? {};
    const there = site.content.units.filter((other) => other.building.id === building?.id);
    const place = `корпус ${building?.number}`;
    const kinds = await found(`магазин ${place}`);
    const shops = there.filter(({ category }) => category === "trade_area");
    expect(kinds.main).toContain(`href="/arenda-torgovih-pomesheniy?bodies=${building?.id}"`);
    expect(kinds.words).toContain(`Помещения ${shops.length}`);
    const onFloor = there.filter((other) => other.floor.number === floor?.number);
    const all = await found(`${place} этаж ${floor?.number}`);
    expect(all.words).toContain(`Помещения ${onFloor.length}`);
    expect(all.words).toContain("Компании");
    const mended = await found(`магозин ${place}`);
    expect(mended.words).toContain("Показываем «магазин");
    expect(mended.main).toContain(`href="/arenda-torgovih-pomesheniy?bodies=${building?.id}"`);
    expect((await found(`кофе ${place}`)).words).not.toContain(`Помещения ${there.length}`);
  });
  test("finds shops by the site's own word for them, also with «аренда», and by what they have", async () => {
    const shops = site.content.units.filter(({ category }) => category === "trade_area");
    const withWater = shops.filter(({ water }) => water);
    expect(withWater.length).toBeGreaterThan(0);
    expect(withWater.length).toBeLessThan(shops.length);
    expect((await found("магазин с водой")).words).toContain(`Помещения ${withWater.length}`);
    for (const words of ["магазин", "аренда магазина", "снять магазин", "дешёвый магазин", "Почём магазин"])
      expect((await found(words)).words, words).toContain(`Помещения ${shops.length}`);
  });
  test.each([
    ["офис без мебели", "office", (facts: string) => !/(?<!под отделку.*)мебел/.test(facts)],
    ["склад с доком", "warehouse", (facts: string) => facts.includes("доком")],
  ])("answers «%s» with those units alone, and leads to all of them", async (asked, kind, fits) => {
    const stock = site.content.units.filter(({ category }) => category === kind);
    const fitting = stock.filter(({ facts }) => fits(facts.map(({ value }) => value).join("; ")));
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(stock.length);
    const { main, words } = await found(asked);
    expect(words).toContain(`Помещения ${fitting.length}`);
    expect(main).not.toContain("/privacy");
    expect(words).not.toContain(`Все ${stock.length}`);
  });
  test("finds all offices in the park's own town and at its own station", async () => {
    const { contacts, metro } = site.content.park;
    const offices = site.content.units.filter(({ category }) => category === "office");
    for (const place of [contacts.address.locality, metro?.station])
      expect((await found(`офис ${place}`)).words, place).toContain(`Помещения ${offices.length}`);
  });
  test("leaves out a floor and a building that are not wanted", async () => {
    const offices = site.content.units.filter(({ category }) => category === "office");
    const upstairs = offices.filter(({ floor }) => floor.number !== 1);
    expect((await found("офис не на 1 этаже")).words).toContain(`Помещения ${upstairs.length}`);
    const elsewhere = offices.filter(({ building }) => building.number !== "1");
    for (const asked of ["офис кроме корпуса 1", "офис не в корпусе 1"])
      expect((await found(asked)).words, asked).toContain(`Помещения ${elsewhere.length}`);
    expect((await found("офис 46,8 не на 1 этаже")).main).toContain(
      'href="/arenda-ofisov?squareFrom=42&amp;squareTo=52"',
    );
  });
  test("answers a price of 1 m² with the units that cost no more, in a month or in a year", async () => {
    const offices = site.content.units.filter(({ category }) => category === "office");
    const cheap = offices.filter(({ rate }) => rate <= 2000);
    for (const asked of ["офис до 2000 за метр", "офис до 24 тыс руб за м² в год"])
      expect((await found(asked)).words, asked).toContain(`Помещения ${cheap.length}`);
  });
  test.each(["под кофейню", "под пвз", "помещение под аптеку", "под пекарню, торговое"])(
    "answers «%s» with the shops to let",
    async (asked) => {
      const shops = site.content.units.filter(({ category }) => category === "trade_area");
      const { words } = await found(asked);
      expect(words).toContain(`Помещения ${shops.length}`);
      expect(words.indexOf("Помещения")).toBeLessThan(words.indexOf("Компании"));
    },
  );
  test.each([
    ["вакансия от 100 тыс", "/vacancies"],
    ["зал на 100 человек", "/services/6"],
    ...[4, 8, 10, 14, 200].map((people): [string, string] => [`переговорная на ${people} человек`, "/services/5"]),
  ])("looks for what «%s» names, not for an office", async (asked, address) => {
    const { main } = await found(asked);
    expect(main).toContain(`href="${address}"`);
    expect(main).not.toContain('class="category-hit"');
  });
  test.each([
    ["уборка офиса 100 м2", "/services/3"],
    ["уборка офиса на 20 человек", "/services/3"],
    ["склад 90 м2 и доставка", "/services/10"],
  ])("answers «%s» with the premises and with the service that it names", async (asked, address) => {
    const { main } = await found(asked);
    expect(main).toContain('class="category-hit"');
    expect(main).toContain(`href="${address}"`);
  });
  test.each(["офис и склад", "офис со складом", "офис на 10 человек и склад", "ofis i sklad"])(
    "leads from «%s» to both lists",
    async (asked) => {
      const { main } = await found(asked);
      const { html } = await site.read(`/fragments/search?q=${encodeURIComponent(asked)}`);
      for (const list of ["/arenda-ofisov", "/arenda-skladov"]) {
        const link = new RegExp(`href="${list}["?]`);
        expect(main.slice(0, main.indexOf('class="found-kind"'))).toMatch(link);
        expect(html).toMatch(link);
      }
    },
  );
  test("answers a day alone with the premises that are free by then, and takes it for no slip", async () => {
    const now = site.content.units.filter(({ status }) => status === "free");
    expect((await found("сейчас")).words).toContain(`Помещения ${now.length}`);
    const { words } = await found("с марта");
    expect(words).toMatch(/Помещения \d+/);
    expect(words).not.toContain("Показываем");
  });
  test.each([
    ["office", "/arenda-ofisov"],
    ["office rent", "/arenda-ofisov"],
    ["warehouse 90 m2", "/arenda-skladov"],
    ["contacts", "/contacts"],
    ["jobs", "/vacancies"],
    ["parking", "/parking"],
  ])("understands «%s» in English", async (asked, address) => {
    const { main } = await found(asked);
    expect(main).toMatch(new RegExp(`href="${address}["?]`));
    expect(main).not.toContain("По этому запросу ничего нет");
  });
  test.each(["jabc 100 v2", "ofis 100 m2"])("reads «%s» as it is meant", async (asked) => {
    expect((await found(asked)).main).toContain('href="/arenda-ofisov?squareFrom=');
  });
  test("leads to the list, which shows the nearest, for an area that nothing has", async () => {
    const { main, words } = await found("офис 1000 м²");
    expect(main).toContain('href="/arenda-ofisov?squareFrom=900&amp;squareTo=1100"');
    expect(words).toContain("Аренда офисов — 0");
  });
  test("drops units of other kinds where no entry has all words", async () => {
    const warehouses = site.content.units.filter(({ category }) => category === "warehouse");
    expect((await found("склад потолки 9 метров")).words).toContain(`Помещения ${warehouses.length}`);
  });
  test("answers an area without a kind with the premises of all kinds that have it", async () => {
    const fitting = site.content.units.filter(({ square }) => square >= 85 && square <= 95);
    const { words } = await found("от 85 до 95 м2");
    expect(words).toContain(`Помещения ${fitting.length}`);
  });
  test.each([
    ["курьер", "/route"],
    ["такси", "/route"],
    ["шлагбаум", "/parking"],
  ])("finds by «%s» %s", async (words, address) => {
    expect((await found(words)).main).toContain(`href="${address}"`);
  });
});

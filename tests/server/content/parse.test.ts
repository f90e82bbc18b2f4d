import { describe, expect, test } from "vitest";
import type { Read } from "../../../server/content/define-read.ts";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { createReads } from "../../../server/content/reads.ts";
import { createSanitiser } from "../../../server/content/safe-html.ts";
import { pictureGate, safeUrl } from "../../../server/content/safe-url.ts";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import { isBlank } from "../../../views/ui/html.ts";
import { safeHtml } from "../../support/pages/safe-text.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { readAnswer } from "../../support/parks/read-answer.ts";

const dropped: string[] = [];
const addresses = pictureAddresses("key");
const gate = pictureGate(["https://media.test"], addresses, () => dropped.push("pictures origin"));
const reads = createReads(gate, () => "2026-11-18");
/** The value of an answer; `dropped` gets what it lost. */
function answerOf<Value>(call: Read<Value>, json: unknown): Value {
  const { value, lost } = readAnswer(call, json);
  dropped.push(...lost);
  return value;
}

const service = { id: 1, name: "Уборка", short: "Каждый день", description: "<p>Моем полы.</p>" };
const read = (data: unknown, rest: object = {}) => ({ success: true, data, ...rest });

describe("A list from the content API", () => {
  test("drops an invalid item and keeps the others", () => {
    dropped.length = 0;
    const services = answerOf(reads.services, read([service, { ...service, id: "x" }, null, 7, { ...service, id: 2 }]));
    expect(services.map(({ id }) => id)).toEqual([1, 2]);
    expect(dropped).toContain("services id");
  });
  test("has each id once: of two items with the same the first counts, and the log names the list", () => {
    dropped.length = 0;
    const services = answerOf(reads.services, read([service, { ...service, name: "Мойка" }, { ...service, id: 2 }]));
    expect(services.map(({ id, name }) => `${id} ${name}`)).toEqual(["1 Уборка", "2 Уборка"]);
    expect(dropped).toContain("services id");
  });
  test("shows no HTML in plain texts, and keeps what only looks like it", () => {
    const name = "<b>Уборка</b> <a href='/x'>быстро</a>, 5 < 7 > 3";
    expect(answerOf(reads.services, read([{ ...service, name }]))[0]?.name).toBe("Уборка быстро, 5 < 7 > 3");
  });
  test("loses the field whose letters were lost before the API: an item without its name is dropped", () => {
    dropped.length = 0;
    const lost = { name: "Убор\ufffdа", short: "Каж\ufffdый день", description: "<p>Мо\ufffdм полы.</p>" };
    const { name, ...others } = lost;
    const services = answerOf(
      reads.services,
      read([service, { ...service, id: 2, name }, { ...service, id: 3, ...others }]),
    );
    expect(services).toMatchObject([service, { id: 3, name: "Уборка", short: "", description: "" }]);
    expect(dropped).toEqual(["services name", "service 3 short", "service 3 description"]);
  });
  test.each(["0", 0, 2 ** 31, "2147483648", 1e300])("drops an item with the id %j: no page answers to it", (id) => {
    expect(answerOf(reads.services, read([{ ...service, id }, service]))).toHaveLength(1);
  });
  test("ignores unknown fields, including __proto__", () => {
    const json = JSON.parse(
      '{"success":true,"data":[{"id":1,"name":"a","short":"","description":"","__proto__":{"admin":true},"new":1}]}',
    );
    const [one] = answerOf(reads.services, json);
    expect(Object.keys(one ?? {})).not.toContain("new");
    expect(Object.hasOwn(one ?? {}, "admin")).toBe(false);
  });
  test("drops a dangerous link and keeps the item", () => {
    expect(answerOf(reads.services, read([{ ...service, link: "javascript:alert(1)" }]))[0]).toMatchObject({
      id: 1,
      link: undefined,
    });
  });
});

describe("A plain text", () => {
  const nameOf = (name: string) => answerOf(reads.services, read([{ ...service, name }]))[0]?.name;
  test.each([
    ["&laquo;Уборка&raquo; &mdash; R&amp;D &#8470;&nbsp;5", "«Уборка» — R&D №\u00a05"],
    ["&amp;laquo; is decoded once", "&laquo; is decoded once"],
    ["&lt;b&gt; is no tag", "<b> is no tag"],
    ["a bare & stays, as &copy and &nothing; do", "a bare & stays, as &copy and &nothing; do"],
    ["&#8203;&#0;", undefined],
    ["\u200d\u00ad\u3164\u2800", undefined],
    ["\ud83d", undefined],
    ["Убор\ud83dка\udc00", "Уборка"],
    ["Уборка 👩\u200d🔧", "Уборка 👩\u200d🔧"],
    [`${"x".repeat(1999)}😀`, "x".repeat(1999)],
  ])("has its entities decoded once, and what a page can show: %s", (sent, shown) => {
    if (shown === undefined) expect(() => nameOf(sent)).toThrow("items do not fit");
    else expect(nameOf(sent)).toBe(shown);
  });
  test("with entities is reported once for each field", () => {
    dropped.length = 0;
    nameOf("&laquo;Уборка&raquo;");
    expect(dropped).toEqual(["service 1 name"]);
  });
});

describe("A unit", () => {
  const unit = { id: 1, number: "1", name: "Офис", category: "office", body: { id: 1, number: "1" }, square: 20 };
  const wire = { ...unit, floor: { id: 1, number: 1 }, status: "free", description: "" };
  const unitOf = (more: object) => answerOf(reads.pavilion, read({ ...wire, ...more }));
  test.each([
    ["Корпус 5", "5"],
    ["корпус&nbsp;5", "5"],
    ["корп. 5А", "5А"],
    ["№ 5", "5"],
    ["5", "5"],
    [5, "5"],
    ["Корпус", "Корпус"],
  ])("whose building is labelled %j shows the label %j: pages write the word themselves", (number, label) => {
    expect(unitOf({ body: { id: 1, number } }).building.number).toBe(label);
  });
  test.each([
    ["№ 101", "101"],
    ["№101-А", "101-А"],
    ["101", "101"],
  ])("with the number %j shows %j", (number, label) => {
    expect(unitOf({ number }).number).toBe(label);
  });
  test("costs whole roubles", () => {
    expect(unitOf({ price: "100000.5", rate: 999.4, square: 100.1 })).toMatchObject({ price: 100_001, rate: 999 });
  });
  test("may cost what a text says in digits of the country, and nothing that is not clear", () => {
    expect(unitOf({ price: "1 200,50", rate: "1\u00a0200.5", square: 1 })).toMatchObject({ price: 1201, rate: 1201 });
    expect(unitOf({ price: "1,200", rate: "12 34" })).toMatchObject({ price: 0, rate: 0 });
  });
});

test("An optional price of 0 is not given, nor a way from the metro of 0 minutes", () => {
  const surface = {
    id: 1,
    name: "Экран",
    width: 2,
    height: 1,
    price: 0,
    prices: [1, 7].map((days) => ({ days, price: days - 1 })),
  };
  const vacancy = { id: 1, title: "Дворник", publishedAt: "2026-11-01", salary: { from: 0, to: 70_000 } };
  const map = { title: "Парковка", description: "", zones: [{ name: "P1", spaces: 1, tariff: "", monthly: 0 }] };
  const init = answersOf({})("/init", new URLSearchParams()) as { data: object };
  const metro = { station: "Ждановская", exit: 1, minutes: 0, metres: 500, entrance: "e1" };
  expect(answerOf(reads.mediaFacades, read([surface]))[0]?.prices).toEqual([{ days: 7, price: 6 }]);
  expect(answerOf(reads.vacancies, read([vacancy]))[0]?.salary).toEqual({ from: undefined, to: 70_000 });
  expect(answerOf(reads.parking, read({ residentsMap: map, visitorsMap: map })).residentsMap.zones).toMatchObject([
    { name: "P1", monthly: undefined },
  ]);
  expect(answerOf(reads.park, read({ ...init.data, metro })).metro).toBeUndefined();
});

test("A price and a station do not bring the word that pages write before them", () => {
  const init = answersOf({})("/init", new URLSearchParams()) as { data: object };
  const metro = { station: "м. Саларьево", exit: 1, minutes: 12, metres: 500, entrance: "e1" };
  expect(answerOf(reads.park, read({ ...init.data, metro })).metro?.station).toBe("Саларьево");
  const [priced] = answerOf(reads.services, read([{ ...service, priceFrom: "От 900 ₽ за час" }]));
  expect(priced?.priceFrom).toBe("900 ₽ за час");
});

test.each([
  ["1-5", [1, 2, 3, 4, 5]],
  ["6", [6]],
  ["1-4,6", [1, 2, 3, 4, 6]],
  [
    [1, 7],
    [1, 7],
  ],
])("Opening hours on the days %j are those of %j", (days, weekdays) => {
  const hours = [{ days, from: "09:00", to: "18:00" }];
  expect(answerOf(reads.services, read([{ ...service, hours }]))[0]?.hours?.[0]?.days).toEqual(weekdays);
});
test.each(["5-1", "пн-пт", "1-8", ""])("Opening hours on the days %j are left out", (days) => {
  const hours = [{ days, from: "09:00", to: "18:00" }];
  expect(answerOf(reads.services, read([{ ...service, hours }]))[0]?.hours ?? []).toEqual([]);
});

test("A promotion keeps all its conditions", () => {
  const promotion = { label: "−50 %", until: "2026-12-31", startBy: "2027-02-01", termMin: 11, bodies: ["Корпус 1"] };
  const item = { id: 1, type: "promo", title: "Акция", date: "2026-11-01", short: "", content: "", promotion };
  expect(answerOf(reads.news, read([item])).items[0]?.promotion).toMatchObject({ ...promotion, bodies: ["1"] });
});

test.each([
  ["2020-03-01", undefined],
  ["2036-03-01", "2036-03-01"],
  ["2120-03-01", undefined],
])(
  "A unit that is free from %s keeps of the date %s: a past one is not true, a distant one not known",
  (availableFrom, kept) => {
    const unit = { id: 1, number: "1", name: "Офис", category: "office", body: { id: 1, number: "1" }, square: 20 };
    const wire = { ...unit, floor: { id: 1, number: 1 }, status: "soon", availableFrom, description: "" };
    expect(answerOf(reads.pavilion, read(wire)).availableFrom).toBe(kept);
  },
);

const brokenEnvelopes: [string, unknown][] = [
  ["no success", { data: [] }],
  ["success false", { success: false, data: [] }],
  ["success as text", { success: "true", data: [] }],
  ["no data", { success: true }],
  ["data an object", { success: true, data: {} }],
  ["a bare list", []],
  ["null", null],
  ["text", "ok"],
];
test.each(brokenEnvelopes)("An invalid envelope is a fault: %s", (_, json) => {
  expect(() => answerOf(reads.services, json)).toThrow(UpstreamFault);
});

describe("A list without what the contract asks of it", () => {
  const news = (id: number) => ({ id, type: "news", title: "Весть", date: "2026-01-02", short: "", content: "" });
  const two = [news(1), news(2)];
  test.each<[string, unknown, { total?: number; pages?: number }]>([
    ["no pagination", undefined, {}],
    ["null", null, {}],
    ["no total", { page: 1, limit: 2, pages: 3 }, { pages: 3 }],
    ["no pages", { page: 1, limit: 2, total: 5 }, { total: 5, pages: 3 }],
    ["a total alone", { total: 5 }, { total: 5, pages: 3 }],
    ["pages alone", { pages: 1 }, { pages: 1 }],
    ["pages as text of another kind", { pages: "one", total: "five" }, {}],
  ])("has its items and pages: %s", (_, pagination, { total, pages }) => {
    expect(answerOf(reads.news, read(two, { pagination }))).toMatchObject({ total, pages, items: [{}, {}] });
  });
  test("is reported", () => {
    dropped.length = 0;
    expect(answerOf(reads.pavilions, read([]))).toMatchObject({ items: [], meta: { floors: [], bodies: [] } });
    expect(dropped).toEqual(["pavilions pagination ", "pavilions meta "]);
  });
});

describe("HTML from the content API", () => {
  test("A picture in a text comes and goes with what can be had", () => {
    let src: string | undefined;
    const sanitise = createSanitiser(() => src);
    const shown = () => sanitise('<p>Текст</p><IMG src="https://media.test/a.jpg">');
    expect(shown()).toBe("<p>Текст</p>");
    src = "/media/a";
    expect(shown()).toContain('src="/media/a/800.webp"');
  });
  test("drops pictures of foreign origins in any spelling, and reports them by their origin alone", () => {
    const said: unknown[][] = [];
    const sanitise = createSanitiser(pictureGate(["https://media.test"], addresses, (origin) => said.push([origin])));
    const sources = ["https://evil.test/a.png", "HTTPS://EVIL.test/a.png", "https://media.test.evil.test/a.png"];
    for (const src of [...sources, "http://media.test/a.png", "https://media.test@evil.test/a.png"])
      expect(sanitise(`<p>a<img src="${src}" alt="b"></p>`)).toBe("<p>a</p>");
    // The last one is no address of a picture at all.
    const origins = ["https://evil.test", "https://evil.test", "https://media.test.evil.test", "http://media.test"];
    expect(said).toEqual(origins.map((origin) => [origin]));
    expect(sanitise('<img src="/uploads/a.png">')).toContain('<img src="/uploads/a.png"');
    expect(sanitise('<img src="https://media.test/a.png">')).toMatch(/<img src="\/media\/[^"]+\/800\.webp"/);
    expect(said).toHaveLength(4);
  });
  test("keeps structure: headings, lists, tables, allowed links", () => {
    const html =
      '<h2>Цены</h2><ul><li>раз</li></ul><table><tbody><tr><th colspan="2" scope="row">Час</th><td>100</td></tr></tbody></table><a href="/route">путь</a>';
    expect(safeHtml(html)).toBe(html.replace("<table>", '<table tabindex="0" aria-label="Таблица">'));
  });
  test("has no character that a page must not send, and no half of a letter", () => {
    const signs = "\u0001\u202e\u200b\u2060\ufeff\uffff\ud83d&#1;&#x202e;&#55357;&#xfffe;";
    expect(safeHtml(`<p>Мо${signs}ем <a href="/a">полы</a>\n<img src="/a.png" alt="по${signs}л"></p>`)).toBe(
      '<p>Моем <a href="/a">полы</a>\n<img src="/a.png" alt="пол" loading="lazy" /></p>',
    );
  });
  test("shows nothing if it has nothing to see", () => {
    expect(isBlank(safeHtml("<p>\u200d\u00ad&nbsp;\u3164</p>"))).toBe(true);
  });
  test("loses its h1, because a page has its own", () => {
    expect(safeHtml("<h1>Цены</h1>")).toBe("<h2>Цены</h2>");
  });
});

describe("A link of the content API", () => {
  const accepted = "https://a.example/ http://a.example tel:+74950000055 mailto:info@a.example /route /docs/a.pdf";
  test.each(accepted.split(" "))("%s is accepted", (url) => {
    expect(safeUrl(url)).toBe(url);
  });
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "route",
    "file:///etc/passwd",
    "https:// a",
    "ftp://a.example",
    "https://user@evil.example/",
    "https://:secret@evil.example/",
    "https:bank.example@evil.example",
    "/\ud83d",
    "/\ufffd",
    "tel:",
    "tel:звоните",
    "mailto:",
    "mailto:напишите",
  ])("%s is rejected", (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});

describe("A legal text", () => {
  const init = answersOf({})("/init", new URLSearchParams()) as { data: object };
  const text = { title: "Соглашение", content: "<h2>Первое</h2><p>…</p><h2>Второе <em>важное</em></h2>" };
  const parsed = (agreement: unknown) => {
    const textFiles = { agreement, advertisement: text, privacy: text, labor_protection: text };
    return answerOf(reads.park, read({ ...init.data, settings: { textFiles } })).texts.agreement;
  };
  test("has the same result from an object and from JSON text", () => {
    expect(parsed(text)).toEqual(parsed(JSON.stringify(text)));
  });
  test("gets a table of contents with ids of the text", () => {
    const legal = parsed(text);
    expect(legal?.contents).toEqual([
      { id: "section-1", title: "Первое" },
      { id: "section-2", title: "Второе важное" },
    ]);
    expect(legal?.content).toContain('<h2 id="section-2">');
  });
  test.each([["no JSON"], ["[]"], ["{}"], [42], [null]])("%j drops only that text", (broken) => {
    expect(parsed(broken)).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import type { Content } from "../../../views/content/content.ts";
import { stem, wordsOf } from "../../../views/search/search-words.ts";
import { searchIndexOf } from "../../../views/search/site-entries.ts";
import { buildSearchIndex, type Entry, finished } from "../../../views/search/site-index.ts";
import { content } from "../drawings/stand-in-content.ts";

const entry = (kind: Entry["kind"], title: string, text = "", quotes: string[] = []): Entry => ({
  kind,
  title,
  text,
  more: "",
  note: "",
  address: `/${title}`,
  quotes,
});
const searchIn = (...entries: Entry[]) => {
  const index = finished(buildSearchIndex(entries));
  return (words: string) => index.find(words).entries.map(({ title }) => title);
};
const titles = searchIn(
  entry("unit", "Помещение 209-12", "Офис 70,2 м² 20912 корпус 2"),
  entry("unit", "Помещение 209-14", "Офис 93,6 м² 20914 корпус 2"),
  entry("service", "Переговорные комнаты", "на час и на день"),
  entry("shop", "Химчистка «Белый воротник»", "Чистка одежды"),
  entry("shop", "Сантехника «Тёплая вода»", "Смесители"),
  entry("vacancy", "Инженер-электрик", "Сменный график"),
);

describe("the search", () => {
  test.each([
    ["209-12", "Помещение 209-12"],
    ["20912", "Помещение 209-12"],
    ["209 14", "Помещение 209-14"],
    ["ПЕРЕГОВОРНАЯ", "Переговорные комнаты"],
    ["комната переговорная", "Переговорные комнаты"],
    ["химчи", "Химчистка «Белый воротник»"],
    ["хмичистка", "Химчистка «Белый воротник»"],
    ["теплая", "Сантехника «Тёплая вода»"],
    ["тёплая", "Сантехника «Тёплая вода»"],
    ["электрик", "Инженер-электрик"],
    ["[bvxbcnrf", "Химчистка «Белый воротник»"],
  ])("finds by %j first %j", (words, expected) => {
    expect(titles(words)[0]).toBe(expected);
  });

  test("finds the same by every ending and in a wrong keyboard layout, but drops nothing of a number", () => {
    for (const words of ["офис", "офисы", "офисов", "jabc"]) expect(titles(words), words).toHaveLength(2);
    expect(titles("20913")).toEqual([]);
  });

  test("finds the nearest for a number that nothing has, and nothing rather than all that have a number", () => {
    const buildings = searchIn(
      entry("unit", "Офис 20 м²", "корпус 1 этаж 2"),
      entry("unit", "Офис 30 м²", "корпус 3 этаж 4"),
      entry("shop", "Аптека", "корпус 3 этаж 5"),
    );
    for (const words of ["корпус 1A", "корпус 1а", "1А корпус"])
      expect(buildings(words), words).toEqual(["Офис 20 м²"]);
    for (const words of ["корпус 7A", "корпус 77", "этаж 9", "в корпусе 9Б"])
      expect(buildings(words), words).toEqual([]);
    expect(buildings("аптека корпус 7А")).toEqual(["Аптека"]);
    expect(searchIn(entry("unit", "Офис", "корпус 1"), entry("unit", "Склад", "корпус 1А"))("корпус 1A")).toEqual([
      "Склад",
    ]);
  });

  test.each([
    "корпус 3 этаж 5",
    "этаж 5 корпус 3",
    "3-й корпус, пятый этаж",
    "в корпусе 3 на 5 этаже",
    "корп. 3 эт. 5",
  ])("gives each number of «%s» to its word", (words) => {
    const places = searchIn(
      entry("unit", "Офис 1", "корпус 5, этаж 3"),
      entry("unit", "Офис 2", "корпус 6, этаж 3, помещение 603-05"),
      entry("unit", "Офис 3", "корпус 3, этаж 5"),
      entry("unit", "Офис 4", "корпус 33, этаж 5"),
    );
    expect(places(words)).toEqual(["Офис 3"]);
  });
  test.each([
    ["акция", "акции", "акций", "акцию", "акцией", "акциях"],
    ["помещение", "помещения", "помещений", "помещению", "помещением", "помещениях"],
    ["компания", "компании", "компаний", "компанию", "компаниями"],
    ["кофейня", "кофейни", "кофейню", "кофейней"],
  ])("knows every form of «%s» as one word: %s, %s …", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });
  test("takes a decimal number whole, and a count of floors for no floor", () => {
    const areas = searchIn(entry("unit", "Офис 67,5 м²", "корпус 1"), entry("unit", "Офис 5 м²", "корпус 2, этаж 3"));
    expect(areas("67,5")).toEqual(["Офис 67,5 м²"]);
    expect(areas("67.5")).toEqual(["Офис 67,5 м²"]);
    expect(areas("5")).toEqual(["Офис 5 м²"]);
    expect(wordsOf("3 этажа")).toEqual(["3", "этажа"]);
  });

  test("takes similar words only where no word matches as it is", () => {
    const close = searchIn(entry("shop", "Стройка и ремонт"), entry("service", "Стойка охраны"));
    expect(close("стройка")).toEqual(["Стройка и ремонт"]);
    expect(close("строика")).toContain("Стройка и ремонт");
  });

  test.each([
    ["sklad", "Склад класса А"],
    ["zerno na pauze", "Кофейня «Зерно на паузе»"],
    ["пвз", "Пункт выдачи «Забрал и пошёл»"],
    ["где поесть", "Кофейня «Зерно на паузе»"],
    ["склад класс A", "Склад класса А"],
    ["B+ класса", "Офис класса B+"],
    ["84957654321", "Контакты"],
    ["765-43-21", "Контакты"],
    ["+7 (495) 765-43-21, доб. 301", "Пункт выдачи «Забрал и пошёл»"],
    ["сколько стоит склад", "Склад класса А"],
    ["док", "Ворота с доком"],
  ])(
    "finds by %j only %j: other letters, other words, a class, a phone, a question, a short word",
    (words, expected) => {
      const found = searchIn(
        entry("unit", "Склад класса А"),
        entry("unit", "Офис класса B+"),
        entry("shop", "Кофейня «Зерно на паузе»", "Столовая и кафе"),
        entry("shop", "Пункт выдачи «Забрал и пошёл»", "+7 (495) 765-43-21, доб. 301"),
        entry("page", "Контакты", "+7 495 765-43-21"),
        entry("document", "Документы"),
        entry("service", "Ворота с доком"),
      );
      expect(found(words)).toEqual([expected]);
    },
  );

  test("finds an entry by a quote, after those that have the word in their title", () => {
    const bus = entry("service", "Автобус парка", "", ["Остановки: галерея и склады."]);
    const news = "У складов новые трансформаторы";
    expect(searchIn(bus, entry("news", news))("склад")).toEqual([news, "Автобус парка"]);
  });

  test("finds by its description what no title, text or quote has, and mends no slip then", () => {
    const alpine: Entry = { ...entry("shop", "Северный контур"), description: ["Снимают тепловизором, варят кофе."] };
    const index = finished(buildSearchIndex([entry("shop", "Кофе"), alpine]));
    expect(index.find("тепловизором")).toMatchObject({ entries: [{ title: "Северный контур" }], corrected: undefined });
    expect(index.find("кофе").entries).toMatchObject([{ title: "Кофе" }]);
  });

  test("finds all of one kind alone, also by a slip that another kind's word is nearer to", () => {
    const shops = Array.from({ length: 300 }, (_, at) => entry("shop", `Стойка ${at}`));
    const index = finished(buildSearchIndex([...shops, entry("news", "Стройка закончена")]));
    expect(index.find("стойка", { kind: "shop" }).entries).toHaveLength(300);
    expect(index.find("стройка", { kind: "shop" })).toMatchObject({ corrected: "стойка" });
    expect(index.find("стройка").entries).toMatchObject([{ title: "Стройка закончена" }]);
  });

  test.each(["", " ", "!!!", "—", "zzzzzz"])("finds nothing for %j", (words) => expect(titles(words)).toEqual([]));

  test.each(["(", "[[[", "\\", "a".repeat(100), "%", "'\"", "*", "‮", "😀"])("accepts %j", (words) =>
    expect(() => titles(words)).not.toThrow(),
  );
});

describe("A search costs little, whatever is typed:", () => {
  test.each(["п", "п о м", "e", "[ ; '"])("single letters find nothing: %j", (words) =>
    expect(titles(words)).toEqual([]),
  );
  test("single letters beside words change nothing", () => {
    expect(titles("переговорная о и в")).toEqual(titles("переговорная"));
  });
  test("only the first eight words count", () => {
    const eight = "переговорные комнаты час день час день час день";
    expect(titles(`${eight} химчистка`)[0]).toBe("Переговорные комнаты");
  });
});

test("Content without end fills neither the memory nor a piece of time: quotes are bounded for an entry and in all", () => {
  const endless = Array.from({ length: 3000 }, (_, unit) =>
    entry(
      "unit",
      `Офис ${unit}`,
      "",
      Array.from({ length: 60 }, (_word, at) => `слово${unit}а${at} другое${unit}б${at} третье${unit}в${at}`),
    ),
  );
  const before = process.memoryUsage().heapUsed;
  const index = finished(buildSearchIndex(endless));
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(200);
  expect([...buildSearchIndex(endless)].length, "pieces").toBeGreaterThan(10);
  expect(index.find("офис 2999").entries).not.toEqual([]);
  expect(index.find("слово0а0").entries[0]?.title).toBe("Офис 0");
});

test("Texts without end are searched as far as the budget of words goes, and every name is", () => {
  const textOf = (shop: number) => Array.from({ length: 100 }, (_, at) => `слово${shop}а${at}`).join(" ");
  const endless = Array.from({ length: 200 }, (_, shop) => entry("shop", `Лавка ${shop}`, textOf(shop)));
  const index = finished(buildSearchIndex(endless));
  expect(index.find("слово0а99").entries).toMatchObject([{ title: "Лавка 0" }]);
  expect(index.find("слово199а0", { literally: true }).entries).toEqual([]);
  expect(index.find("лавка 199").entries).toMatchObject([{ title: "Лавка 199" }]);
});

test("Content that cannot be indexed fails each search, and never holds the process", () => {
  const broken: object = { park: content.park, services: [{ id: 1 }], edition: {} };
  for (let times = 0; times < 2; times += 1) expect(() => searchIndexOf(broken as Content)).toThrow(TypeError);
});

import { describe, expect, test } from "vitest";
import { createSearchIndex, type Entry } from "../../../../server/pages/search/site-index.ts";
import { stem, switchedLayout } from "../../../../server/pages/search/words.ts";

const entry = (kind: Entry["kind"], title: string, text = "", more = ""): Entry => ({
  kind,
  title,
  text,
  more,
  note: "",
  address: `/${title}`,
});
const index = createSearchIndex([
  entry("pavilion", "Помещение 209-12", "Офис 70,2 м² 20912 корпус 2"),
  entry("pavilion", "Помещение 209-14", "Офис 93,6 м² 20914 корпус 2"),
  entry("service", "Переговорные комнаты", "на час и на день"),
  entry("shop", "Химчистка «Белый воротник»", "Чистка одежды"),
  entry("shop", "Сантехника «Тёплая вода»", "Смесители"),
  entry("vacancy", "Инженер-электрик", "Сменный график"),
]);
const titles = (words: string) => index.find(words).map(({ title }) => title);

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

  test("takes similar words only where no word matches as it is", () => {
    const close = createSearchIndex([entry("shop", "Сборка мебели"), entry("service", "Уборка помещений")]);
    expect(close.find("уборка").map(({ title }) => title)).toEqual(["Уборка помещений"]);
    expect(close.find("уборкк").map(({ title }) => title)).toContain("Уборка помещений");
  });

  test("takes no word for a typo whose first letter differs", () => {
    const lamps = createSearchIndex([entry("shop", "Свет «Триста люкс»")]);
    expect(lamps.find("юрист")).toEqual([]);
    expect(lamps.find("трисат")).toHaveLength(1);
  });

  test("finds an entry by a quote, after those that have the word in their title", () => {
    const bus = { ...entry("service", "Автобус парка"), quotes: ["Остановки: галерея и склады."] };
    const both = createSearchIndex([bus, entry("news", "У складов новые трансформаторы")]);
    expect(both.find("склад").map(({ title }) => title)).toEqual(["У складов новые трансформаторы", "Автобус парка"]);
  });

  test("corrects a wrong keyboard layout", () => {
    expect(switchedLayout("jabc")).toBe("офис");
    expect(switchedLayout("офис")).toBeUndefined();
    expect(titles("jabc")).toEqual(titles("офис"));
    expect(titles("jabc")).toHaveLength(2);
  });

  test("finds nothing for an empty query", () => {
    for (const words of ["", " ", "!!!", "—", "zzzzzz"]) expect(titles(words)).toEqual([]);
  });

  test("drops an ending, but no number and no short word", () => {
    expect(["офисы", "офисов", "офис"].map(stem)).toEqual(["офис", "офис", "офис"]);
    expect(["дом", "209", "20912"].map(stem)).toEqual(["дом", "209", "20912"]);
  });

  test("accepts any typed text", () => {
    for (const words of ["(", "[[[", "\\", "a".repeat(100), "%", "'\"", "*", "‮", "😀"])
      expect(() => titles(words)).not.toThrow();
  });
});

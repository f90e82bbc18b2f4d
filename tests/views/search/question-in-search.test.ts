import { describe, expect, test } from "vitest";
import { capacityWords } from "../../../views/content/capacity.ts";
import { questionInSearch, wordsOf } from "../../../views/search/search-words.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

test.each([
  ["офис на 35 человек", { people: 35 }],
  ["офис 20-30 чел", { people: 30 }],
  ["офис до 500 тыс", { priceTo: 500_000 }],
  ["офис на 8 сотрудников до 150 000 ₽", { people: 8, priceTo: 150_000 }],
  ["офис на двадцать человек", { people: 20 }],
  ["офис на 35", { people: 35 }],
  ["офис на 3 этаже", {}],
  ["офис на ２０ чел", { people: 20 }],
  ["офис от 100 до 200 м2", { squareFrom: 100, squareTo: 200 }],
  ["офис 70–100 м²", { squareFrom: 70, squareTo: 100 }],
  ["склад от 500 кв. м", { squareFrom: 500 }],
  ["магазин до 80 м2", { squareTo: 80 }],
  ["офис 100 м² до 200 тыс", { squareFrom: 90, squareTo: 111, priceTo: 200_000 }],
  ["офис до 1.5млн", { priceTo: 1_500_000 }],
  ["склад до 500", {}],
  ["офис 100 м²", {}],
  ["209-12", {}],
])("«%s» asks for %j", (words, asked) => {
  expect(questionInSearch(words)).toEqual(asked);
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

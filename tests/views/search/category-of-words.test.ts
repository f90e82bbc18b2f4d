import { describe, expect, test } from "vitest";
import { categoryOfWords, stemsOf } from "../../../views/search/category-of-words.ts";
import { markWords } from "../../../views/search/search-words.ts";
import { content, units } from "../drawings/stand-in-content.ts";

const { categories } = content.park;
const found = (words: string) => categoryOfWords(words, categories, units);

describe("A word that names a rental category", () => {
  test.each([
    ["склад", "Аренда складов", 20],
    ["Склады с отоплением", "Аренда складов", 20],
    ["crkfl", "Аренда складов", 20],
    ["офисов", "Аренда офисов", 112],
    ["магазины", "Аренда торговых помещений", 26],
    ["торговля", "Аренда торговых помещений", 26],
  ])("«%s» finds %s with its count", (words, title, count) => {
    expect(found(words)).toMatchObject({ title, count });
  });
  test.each(["", "уборка", "209-12", "помещение"])("is not recognised in «%s»", (words) => {
    expect(found(words)).toBeUndefined();
  });
  test("finds the ranges of the free units, and nothing while there are none", () => {
    const ranges = { square: { from: 90, to: 432 }, buildings: ["7", "8", "9"], priceFrom: 126_000 };
    expect(found("склад")).toMatchObject(ranges);
    expect(categoryOfWords("склад", categories, [])).toBeUndefined();
  });
});

test.each([
  ["склад", "У складов новые трансформаторы, склады", ["складов", "склады"]],
  ["елочки", "Ёлочка и ёлочки", ["Ёлочка", "ёлочки"]],
  ["", "Офис 70 м²", []],
  ["склад парк", "Связь между офисом и складом — внутри парка.", ["складом", "парка"]],
])("The searched words «%s» are highlighted in every form, without a loss of letters: %s", (words, text, hits) => {
  const pieces = markWords(text, stemsOf(words));
  expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(hits);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

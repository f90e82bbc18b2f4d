import { describe, expect, test } from "vitest";
import { categoryOfWords, stemsOf } from "../../../../server/pages/search/category-of-words.ts";
import { markWords } from "../../../../views/search/mark-words.ts";
import { content, units } from "../../../views/drawings/stand-in-content.ts";

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

  test("finds nothing while the category has no free units", () => {
    expect(categoryOfWords("склад", categories, [])).toBeUndefined();
  });

  test("finds the ranges of the free units", () => {
    expect(found("склад")).toMatchObject({
      square: { from: 90, to: 432 },
      bodies: ["7", "8", "9"],
      priceFrom: 126_000,
    });
  });
});

describe("The searched words", () => {
  const hits = (text: string, words: string) =>
    markWords(text, stemsOf(words))
      .filter(({ hit }) => hit)
      .map(({ text }) => text);
  test("are highlighted in every inflected form, and nothing else is", () => {
    expect(hits("У складов новые трансформаторы, склады", "склад")).toEqual(["складов", "склады"]);
    expect(hits("Ёлочка и ёлочки", "елочки")).toEqual(["Ёлочка", "ёлочки"]);
    expect(hits("Офис 70 м²", "")).toEqual([]);
  });
  test("are highlighted without a loss of letters", () => {
    const text = "Связь между офисом и складом — внутри парка.";
    expect(
      markWords(text, ["склад", "парк"])
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

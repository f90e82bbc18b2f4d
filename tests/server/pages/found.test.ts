import { describe, expect, test } from "vitest";
import { siteForFile } from "../../support/site-for-file.ts";

const site = siteForFile();

const answer = async (query: string) => {
  const response = await fetch(`${site.url}/fragments/found?${query}`);
  return { status: response.status, words: (await response.text()).replace(/\s/g, " ") };
};

describe("the picker's button", () => {
  test("counts the units of the list behind it", async () => {
    const units = (await site.content.allPavilions()).filter(
      ({ category, square, price }) => category === "office" && square >= 150 && square <= 200 && price <= 450_000,
    );
    const { words } = await answer("category=office&squareFrom=150&squareTo=200&priceTo=450000");
    expect(units.length).toBeGreaterThan(2);
    expect(words).toBe(`Показать ${units.length} помещений`);
  });

  test("says before a press that nothing fits", async () => {
    expect((await answer("category=office&squareFrom=5000")).words).toBe("Точно такого нет: показать близкое");
  });

  test("accepts only categories of the park", async () => {
    expect((await answer("category=palace")).status).toBe(404);
    expect((await answer("")).status).toBe(404);
  });
});

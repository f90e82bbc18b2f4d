import { describe, expect, it } from "vitest";
import { largestSolution, shopsByCategory, unitsToShow } from "../../../views/home/home-choices.ts";
import { aShop, aSolution, aUnit } from "../samples.ts";

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const inBody = (id: number) => ({ body: { id, number: String(id) } });

describe("what «Свободно сейчас» shows", () => {
  it("takes as many units of each category as asked, in the order of the categories", () => {
    const units = [1, 2, 3].map((id) => aUnit(id)).concat([4, 5].map((id) => aUnit(id, { category: "warehouse" })));
    expect(ids(unitsToShow(units, ["warehouse", "office"], 2))).toEqual([4, 5, 1, 2]);
  });

  it("prefers another building to a second unit of the same one", () => {
    const units = [aUnit(1), aUnit(2), aUnit(3, inBody(4))];
    expect(ids(unitsToShow(units, ["office"], 2))).toEqual([1, 3]);
  });

  it("puts what is free now before what will be", () => {
    const units = [aUnit(1, { status: "soon" }), aUnit(2, inBody(2))];
    expect(ids(unitsToShow(units, ["office"], 1))).toEqual([2]);
  });

  it("shows fewer where there are fewer, and nothing of a category that is full", () => {
    expect(ids(unitsToShow([aUnit(1)], ["office", "trade_area"], 2))).toEqual([1]);
  });
});

describe("shops beside the office", () => {
  it("come by category, food first, with how many there are in all", () => {
    const food = { id: "food", name: "Кафе и рестораны" };
    const shops = [aShop(1), aShop(2), aShop(3), aShop(4, { category: food })];
    const groups = shopsByCategory(shops, 2);
    expect(groups.map(({ id, count }) => [id, count])).toEqual([
      ["food", 1],
      ["shops", 3],
    ]);
    expect(ids(groups[1]?.shops ?? [])).toEqual([1, 2]);
  });

  it("put a category nobody thought of at the end", () => {
    const groups = shopsByCategory([aShop(1, { category: { id: "sport", name: "Спорт" } }), aShop(2)], 2);
    expect(groups.map(({ id }) => id)).toEqual(["shops", "sport"]);
  });
});

describe("the advertising place to draw", () => {
  it("is the one with the largest surface, and none where there are none", () => {
    expect(largestSolution([aSolution(1), aSolution(2, { width: 24 }), aSolution(3)])?.id).toBe(2);
    expect(largestSolution([])).toBeUndefined();
  });
});

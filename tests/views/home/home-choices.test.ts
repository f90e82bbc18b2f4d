import { describe, expect, it } from "vitest";
import { largestSolution, shopsByCategory } from "../../../views/home/home-choices.ts";
import { bodiesOfRow, stockOf } from "../../../views/home/stock.ts";
import type { RentalCategory } from "../../../views/park/park.ts";
import { aShop, aSolution, aUnit } from "../samples.ts";

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const inBody = (id: number) => ({ body: { id, number: String(id) } });
const offices = { id: "office", name: "Офисы", alias: "arenda-ofisov" } as RentalCategory;
const warehouses = { id: "warehouse", name: "Склады", alias: "arenda-skladov" } as RentalCategory;

describe("what is free now", () => {
  it("is counted by category and size: how many, how many now, from which rent, at which rates", () => {
    const units = [
      aUnit(1, { square: 30, price: 60_000, rate: 2000, ...inBody(3) }),
      aUnit(2, { square: 40, price: 72_000, rate: 1800, status: "soon", ...inBody(1) }),
      aUnit(3, { square: 50, price: 100_000 }),
    ];
    const [stock, ...others] = stockOf(units, [offices, warehouses]);
    expect(others).toEqual([]);
    expect(stock?.count).toBe(3);
    expect(stock?.rows.map(({ size, count }) => [size, count])).toEqual([
      ["s", 2],
      ["m", 1],
    ]);
    expect(stock?.rows[0]).toMatchObject({
      now: 1,
      priceMin: 60_000,
      rates: { min: 1800, max: 2000 },
      bodies: ["1", "3"],
    });
  });

  it("leaves out prices and rates that are not given", () => {
    const [stock] = stockOf([aUnit(1, { square: 30, price: 0, rate: 0 })], [offices]);
    expect(stock?.rows[0]).toMatchObject({ priceMin: 0, rates: undefined });
  });

  it("names buildings in a row as a span, others one by one, and counts many", () => {
    const rows = [["6"], ["1", "3"], ["1", "2", "3"], ["А", "Б", "В", "Г", "Д", "Е"]];
    expect(rows.map(bodiesOfRow)).toEqual(["корпус 6", "корпуса 1, 3", "корпуса 1–3", "6 корпусов"]);
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

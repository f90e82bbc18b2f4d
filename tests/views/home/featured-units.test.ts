import { expect, test } from "vitest";
import { featuredUnits } from "../../../views/home/HomePage.tsx";
import { aUnit } from "../samples.ts";

const promotion = { label: "−50 %", until: "2026-12-31", squareFrom: 100, newsId: 22 };

test("the home page shows four units that are free now: one of each kind, and one of a promotion", () => {
  const units = [
    ...[1, 2, 3, 4].map((id) => aUnit(id, { category: "office", square: 20 * id, price: 1000 * id })),
    aUnit(5, { category: "office", square: 120, price: 9000 }),
    aUnit(6, { category: "warehouse", square: 50, price: 3000 }),
    aUnit(7, { category: "trade_area", square: 50, price: 3000 }),
    aUnit(8, { category: "trade_area", square: 50, price: 100, status: "soon" }),
  ];
  const shown = featuredUnits(units, [promotion]);
  expect(shown).toHaveLength(4);
  expect(shown.map(({ id }) => id)).toContain(5);
  expect(new Set(shown.map(({ category }) => category)).size).toBe(3);
  expect(shown.every(({ status }) => status === "free")).toBe(true);
  expect(featuredUnits([], [])).toEqual([]);
});

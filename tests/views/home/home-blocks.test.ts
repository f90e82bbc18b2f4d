import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RentalCategory } from "../../../views/content/park.ts";
import { HomeAsk } from "../../../views/home/HomeAsk.tsx";
import { shopsByCategory } from "../../../views/home/ShopsNearby.tsx";
import { aShop } from "../samples.ts";

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const _inBuilding = (id: number) => ({ building: { id, number: String(id) } });
const offices = { id: "office", name: "Офисы", alias: "arenda-ofisov" } as RentalCategory;
const _warehouses = { id: "warehouse", name: "Склады", alias: "arenda-skladov" } as RentalCategory;

describe("shops beside the office", () => {
  it("are grouped by category with their total, food first", () => {
    const food = { id: "food", name: "Кафе и рестораны" };
    const shops = [aShop(1), aShop(2), aShop(3), aShop(4, { category: food })];
    const groups = shopsByCategory(shops, 2);
    expect(groups.map(({ id, count }) => [id, count])).toEqual([
      ["food", 1],
      ["shops", 3],
    ]);
    expect(ids(groups[1]?.shops ?? [])).toEqual([1, 2]);
  });

  it("are at the end in an unknown category", () => {
    const groups = shopsByCategory([aShop(1, { category: { id: "sport", name: "Спорт" } }), aShop(2)], 2);
    expect(groups.map(({ id }) => id)).toEqual(["shops", "sport"]);
  });
});

it("the field of people is described by how they are counted into m²", () => {
  const html = renderToStaticMarkup(createElement(HomeAsk, { categories: [offices], answers: undefined }));
  expect(html).toMatch(/<input id="ask-people"[^>]* aria-describedby="ask-how"/);
  expect(html).toMatch(/ id="ask-how">Считаем по/);
});

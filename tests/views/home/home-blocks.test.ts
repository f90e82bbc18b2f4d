import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RentalCategory } from "../../../views/content/park.ts";
import { HomeAsk } from "../../../views/home/HomeAsk.tsx";
import { shopsByCategory } from "../../../views/home/ShopsNearby.tsx";
import { buildingsOfRow, stockOf } from "../../../views/home/stock.ts";
import { aBuilding, aShop, aUnit } from "../samples.ts";

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const inBuilding = (id: number) => ({ building: { id, number: String(id) } });
const offices = { id: "office", name: "Офисы", alias: "arenda-ofisov" } as RentalCategory;
const warehouses = { id: "warehouse", name: "Склады", alias: "arenda-skladov" } as RentalCategory;

describe("the free units", () => {
  it("are counted by category and size: total, lowest rent, rates", () => {
    const units = [
      aUnit(1, { square: 30, price: 60_000, rate: 2000, ...inBuilding(3) }),
      aUnit(2, { square: 40, price: 72_000, rate: 1800, status: "soon", ...inBuilding(1) }),
      aUnit(3, { square: 50, price: 100_000 }),
    ];
    const [stock, ...others] = stockOf(units, [offices, warehouses], []);
    expect(others).toEqual([]);
    expect(stock?.count).toBe(3);
    expect(stock?.rows.map(({ size, count }) => [size, count])).toEqual([
      ["s", 2],
      ["m", 1],
    ]);
    expect(stock?.rows[0]).toMatchObject({
      priceMin: 60_000,
      rates: { min: 1800, max: 2000 },
      buildings: ["1", "3"],
    });
  });

  it("have no prices and rates if none are given", () => {
    const [stock] = stockOf([aUnit(1, { square: 30, price: 0, rate: 0 })], [offices], []);
    expect(stock?.rows[0]).toMatchObject({ priceMin: 0, rates: undefined });
  });

  it("end with neighbours that are larger together than the largest unit", () => {
    const building = aBuilding(1, 3, { place: { x: 0, y: 0, length: 60, width: 12, height: 9 } });
    const place = { row: 0, width: 10, depth: 12 };
    const units = [
      aUnit(1, { square: 120, price: 100_000, place: { ...place, offset: 0 } }),
      aUnit(2, { square: 120, price: 110_000, place: { ...place, offset: 10 } }),
      aUnit(3, { square: 120, price: 90_000, place: { ...place, offset: 40 } }),
    ];
    const [stock] = stockOf(units, [offices], [building]);
    expect(stock?.joined).toEqual({ squareFrom: 121, squareMax: 240, count: 1, priceMin: 210_000 });
  });

  it("have consecutive buildings as a span, others one by one, and many as a count", () => {
    const rows = [["6"], ["1", "3"], ["1", "2", "3"], ["А", "Б", "В", "Г", "Д", "Е"]];
    expect(rows.map(buildingsOfRow)).toEqual(["корпус 6", "корпуса 1, 3", "корпуса 1–3", "6 корпусов"]);
  });
});

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

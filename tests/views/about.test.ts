import { describe, expect, test } from "vitest";
import { buildingSystems } from "../../views/about/building-systems.ts";
import { areaClasses, growthOf } from "../../views/about/growth.ts";
import { plain } from "../support/pages/page-text.ts";
import { content, units } from "./drawings/stand-in-content.ts";

const { buildings } = content.park;

describe("The growth of the park", () => {
  test("is the area of each class up to each year that a building opened", () => {
    const growth = growthOf(buildings, [2026]) ?? expect.fail("no growth");
    expect(growth.years.map(({ year }) => year)).toEqual([2007, 2008, 2009, 2010, 2012, 2013, 2016, 2019]);
    expect([growth.from, growth.to]).toEqual([2007, 2027]);
    for (const { year, total, areas } of growth.years) {
      const built = buildings.filter((building) => (building.year ?? 0) <= year);
      expect(total).toBe(built.reduce((sum, { area = 0 }) => sum + area, 0));
      expect(areas.reduce((sum, area) => sum + area, 0)).toBe(total);
    }
  });
  test("has the classes by use, the best first", () => {
    expect(areaClasses(buildings).map(({ name }) => name)).toEqual([
      "офисы A",
      "офисы B+",
      "офисы B",
      "галерея",
      "склады A",
      "склады B+",
    ]);
  });
  test("is not shown where any building lacks its year or its area, or all opened in one year", () => {
    const [first, ...rest] = buildings;
    if (!first) return expect.fail("no buildings");
    expect(growthOf([{ ...first, year: undefined }, ...rest])).toBeUndefined();
    expect(growthOf([{ ...first, area: undefined }, ...rest])).toBeUndefined();
    expect(growthOf(buildings.map((building) => ({ ...building, year: 2020 })))).toBeUndefined();
    expect(growthOf([])).toBeUndefined();
  });
});

describe("The systems of the buildings", () => {
  const systems = (chosen = units) =>
    new Map(buildingSystems(chosen, buildings).map(({ name, value }) => [name, value]));

  test("are those of their free units, building by building", () => {
    expect(systems().get("Прохлада")).toBe(
      "корпуса 1, 2 и 5 — сплит-система или трасса под сплит-систему; 3 и 4 — центральное, фанкойлы",
    );
    expect(systems().get("Воздух")).toContain("5 — вытяжная, приточные клапаны в окнах");
  });
  test("that differ inside of a building are counted: the warmth of warehouses contradicts no unit", () => {
    expect(plain(systems().get("Тепло складов") ?? "")).toBe(
      "не ниже +16 °C — 17 свободных помещений; не ниже +5 °C — 3 свободных помещения (корпуса 8 и 9)",
    );
  });
  test("are left out where no unit tells them", () => {
    expect(systems([])).toEqual(new Map());
  });
});

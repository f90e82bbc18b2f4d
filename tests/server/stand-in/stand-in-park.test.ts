import { describe, expect, test } from "vitest";
import { sizeClassOf } from "../../../server/stand-in/show-range.ts";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { buildings } from "./true-park.ts";

const categories = ["office", "warehouse", "trade_area"] as const;
/** The date of the content. */
const contentDate = "2026-11-20";

describe("The buildings", () => {
  test("are nine, with 56 floors and about 167 000 m² to let", () => {
    expect(buildings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(buildings.map(({ number }) => number)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(buildings.flatMap(({ floors }) => floors)).toHaveLength(56);
    const area = buildings.reduce((sum, { area = 0 }) => sum + area, 0);
    expect(area).toBeGreaterThan(166_000);
    expect(area).toBeLessThan(169_000);
  });

  test("have unique floor ids", () => {
    const ids = buildings.flatMap(({ floors }) => floors.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("do not overlap", () => {
    for (const { id, place: a } of buildings)
      for (const { place: b } of buildings.filter((other) => other.id > id))
        expect(a.x + a.length <= b.x || b.x + b.length <= a.x || a.y + a.width <= b.y || b.y + b.width <= a.y).toBe(
          true,
        );
  });
});

describe("The units to let", () => {
  test("are 112 offices, 20 warehouses and 26 trade areas", () => {
    const count = (category: string) => park.pavilions.filter((unit) => unit.category === category).length;
    expect(categories.map(count)).toEqual([112, 20, 26]);
  });

  test("have consecutive ids from 1001, and unique numbers", () => {
    const ids = park.pavilions.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 158 }, (_, index) => 1001 + index));
    expect(new Set(park.pavilions.map(({ number }) => number)).size).toBe(158);
  });

  test("have the floor of their number, and the area of their place", () => {
    for (const { number, body, floor, square, place, category } of park.pavilions) {
      const { offset, width, depth } = place;
      const building = buildings.find(({ id }) => id === body.id) ?? expect.fail(number);
      expect(number).toMatch(new RegExp(`^${body.number}${String(floor.number).padStart(2, "0")}-\\d\\d$`));
      expect(building.use).toBe(category);
      expect(Math.abs(width * depth - square)).toBeLessThanOrEqual(0.051);
      expect(building.floors).toContainEqual(expect.objectContaining(floor));
      expect(offset + width).toBeLessThanOrEqual(Math.max(building.place.length, building.place.width) + 0.001);
    }
  });

  test("have a price of rate times area, rounded to ten roubles; rates are multiples of 50", () => {
    for (const { rate, square, price } of park.pavilions) {
      expect(price).toBe(Math.round((rate * square) / 10) * 10);
      expect(rate % 50).toBe(0);
    }
  });

  test("have market areas and rates of their category", () => {
    const spans = categories.map((category) => {
      const ofCategory = park.pavilions.filter((unit) => unit.category === category);
      const span = (values: number[]) => [Math.min(...values), Math.max(...values)];
      return [span(ofCategory.map(({ square }) => square)), span(ofCategory.map(({ rate }) => rate))];
    });
    const limits = [
      [
        [20, 240],
        [1400, 3000],
      ],
      [
        [90, 560],
        [1050, 1450],
      ],
      [
        [45, 180],
        [2300, 5200],
      ],
    ];
    for (const [index, limit] of limits.entries())
      for (const [what, [min = 0, max = 0]] of limit.entries()) {
        const [low = 0, high = 0] = spans[index]?.[what] ?? [];
        expect(low).toBeGreaterThanOrEqual(min);
        expect(high).toBeLessThanOrEqual(max);
      }
  });

  test("are free now, or from the 1st or 15th of one of the next three months", () => {
    const soon = park.pavilions.filter(({ status }) => status === "soon");
    expect(soon.length / park.pavilions.length).toBeGreaterThan(0.2);
    expect(soon.length / park.pavilions.length).toBeLessThan(0.4);
    for (const { status, availableFrom = "" } of park.pavilions)
      expect(availableFrom).toMatch(status === "free" ? /^$/ : /^(2026-12|2027-01|2027-02)-(01|15)$/);
    for (const { updatedAt } of park.pavilions) expect(updatedAt.slice(0, 10) <= contentDate).toBe(true);
  });

  test("have two paragraphs of description, 4 to 6 features, and facts with unique names", () => {
    for (const { description, features, facts, name, square } of park.pavilions) {
      expect(description).toMatch(/^<p>[^<]{80,}<\/p><p>[^<]{80,}<\/p>$/);
      expect(features.length).toBeGreaterThanOrEqual(4);
      expect(features.length).toBeLessThanOrEqual(6);
      expect(new Set(facts.map((fact) => fact.name)).size).toBe(facts.length);
      expect(name).toContain(`${String(square).replace(".", ",")} м²`);
      expect(JSON.stringify([description, features, facts])).not.toMatch(/undefined|NaN|null|\d\.\d/);
    }
  });

  test("vary in building and size among the first six of a category", () => {
    for (const category of categories) {
      const ofCategory = park.pavilions.filter((unit) => unit.category === category);
      const different = (units: typeof ofCategory, trait: (unit: (typeof ofCategory)[number]) => unknown) =>
        new Set(units.map(trait)).size;
      for (const trait of [
        ({ body }: { body: { id: number } }) => body.id,
        ({ square }: { square: number }) => sizeClassOf(square),
      ])
        expect(different(ofCategory.slice(0, 6), trait)).toBeGreaterThanOrEqual(
          Math.min(3, different(ofCategory, trait)),
        );
    }
  });
});

describe("References", () => {
  test("from shops lead to a body, its floor and a unit there that is not to let", () => {
    const toLet = new Set(park.pavilions.map(({ number }) => number));
    const shops: readonly {
      name: string;
      body?: { id: number; number: string };
      floor?: { id: number; number: number };
      pavilionNumber?: string | undefined;
    }[] = park.shops;
    for (const { name, body: building, floor, pavilionNumber: unitNumber } of shops) {
      if (building) expect(park.bodies, name).toContainEqual(expect.objectContaining(building));
      const floors = park.bodies.find(({ id }) => id === building?.id)?.floors;
      if (floor) expect(floors, name).toContainEqual(expect.objectContaining(floor));
      if (!unitNumber) continue;
      expect(unitNumber.split("-")[0], name).toBe(`${building?.number}${String(floor?.number).padStart(2, "0")}`);
      expect(toLet.has(unitNumber), name).toBe(false);
    }
    const numbers = shops.flatMap(({ pavilionNumber: unitNumber }) => unitNumber ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("to buildings in texts name existing buildings", () => {
    const { shops, news, services, vacancies, mediaFacadeSolutions, parking, contacts, textFiles } = park;
    const texts = JSON.stringify({
      shops,
      news,
      services,
      vacancies,
      mediaFacadeSolutions,
      parking,
      contacts,
      textFiles,
    });
    for (const [mention, number] of texts.matchAll(/корпус(?:а|е|у|ом|ов|ам|ах|ами)?[ {2}](\d+)/gi))
      expect(
        park.bodies.map((building) => building.number),
        mention,
      ).toContain(number);
  });

  test("by id are unique in every collection", () => {
    for (const items of [park.services, park.shops, park.news, park.mediaFacadeSolutions, park.vacancies])
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  test("to shop categories and news types use the known ids", () => {
    expect(new Set(park.shops.map(({ category }) => category.id))).toEqual(
      new Set(["residents", "services", "food", "shops"]),
    );
    expect(new Set(park.news.map(({ type }) => type))).toEqual(new Set(["news", "promo", "event", "notice"]));
  });
});

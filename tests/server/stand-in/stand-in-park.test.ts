import { describe, expect, test } from "vitest";
import { sizeClassOf } from "../../../server/stand-in/show-range.ts";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { content } from "../../views/drawings/stand-in-content.ts";

// `contradictions.test.ts` and `check-reads.test.ts` hold that its places, areas, prices and references agree.

const { bodies, pavilions, shops, news, services, vacancies, mediaFacadeSolutions } = park;
const categories = ["office", "warehouse", "trade_area"] as const;
const ofCategory = (category: string) => pavilions.filter((unit) => unit.category === category);
/** The date of the content. */
const contentDate = "2026-11-20";

test("The buildings are nine, with 56 floors and about 167 000 m² to let", () => {
  expect(bodies.map(({ id, number }) => `${id} ${number}`)).toEqual(Array.from("123456789", (n) => `${n} ${n}`));
  const floors = bodies.flatMap((body) => body.floors.map(({ id }) => id));
  expect([floors.length, new Set(floors).size]).toEqual([56, 56]);
  expect(content.park.buildings.reduce((sum, { area = 0 }) => sum + area, 0) / 167_000).toBeCloseTo(1, 1);
});

describe("The units to let", () => {
  test("are 112 offices, 20 warehouses and 26 trade areas, with ids from 1001 and numbers of their floor", () => {
    expect(categories.map((category) => ofCategory(category).length)).toEqual([112, 20, 26]);
    const ids = pavilions.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 158 }, (_, index) => 1001 + index));
    expect(new Set(pavilions.map(({ number }) => number)).size).toBe(158);
    for (const { number, body, floor, category } of pavilions) {
      expect(number).toMatch(new RegExp(`^${body.number}${String(floor.number).padStart(2, "0")}-\\d\\d$`));
      expect(bodies.find(({ id }) => id === body.id)?.use, number).toBe(category);
    }
  });

  test.each([
    ["office", [20, 240], [1400, 3000]],
    ["warehouse", [90, 560], [1050, 1450]],
    ["trade_area", [45, 180], [2300, 5200]],
  ] as const)("have areas and rates of the market: %s", (category, [least, most], [cheapest, dearest]) => {
    for (const { square, rate, price, number } of ofCategory(category)) {
      expect(square >= least && square <= most && rate >= cheapest && rate <= dearest, number).toBe(true);
      expect([price, rate % 50], number).toEqual([Math.round((rate * square) / 10) * 10, 0]);
    }
  });

  test("are free now, or from the 1st or 15th of one of the next three months", () => {
    const soon = pavilions.filter(({ status }) => status === "soon");
    expect(soon.length / pavilions.length).toBeGreaterThan(0.2);
    expect(soon.length / pavilions.length).toBeLessThan(0.4);
    for (const { status, availableFrom = "", updatedAt } of pavilions) {
      expect(availableFrom).toMatch(status === "free" ? /^$/ : /^(2026-12|2027-01|2027-02)-(01|15)$/);
      expect(updatedAt.slice(0, 10) <= contentDate).toBe(true);
    }
  });

  test("have a paragraph of description, 3 to 6 features, and facts with unique names", () => {
    for (const { description, features, facts, name, square } of pavilions) {
      expect(description).toMatch(/^<p>[^<]{80,}<\/p>$/);
      expect([3, 4, 5, 6]).toContain(features.length);
      expect(new Set(facts.map((fact) => fact.name)).size).toBe(facts.length);
      expect(name).toContain(`${String(square).replace(".", ",")} м²`);
      expect(JSON.stringify([description, features, facts])).not.toMatch(/undefined|NaN|null|\d\.\d/);
    }
  });

  test.each(categories)("vary in building and size among the first six of a category: %s", (category) => {
    type Unit = (typeof pavilions)[number];
    const traits = [({ body }: Unit) => String(body.id), ({ square }: Unit) => sizeClassOf(square)];
    for (const trait of traits) {
      const all = ofCategory(category).map(trait);
      expect(new Set(all.slice(0, 6)).size).toBeGreaterThanOrEqual(Math.min(3, new Set(all).size));
    }
  });
});

test("Companies stand in units that are not to let, each in its own", () => {
  const numbers = shops.flatMap(({ pavilionNumber }: { pavilionNumber?: string | undefined }) => pavilionNumber ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(pavilions.filter(({ number }) => numbers.includes(number))).toEqual([]);
});

test("Texts name existing buildings only", () => {
  const { parking, contacts, textFiles } = park;
  const texts = JSON.stringify([shops, news, services, vacancies, mediaFacadeSolutions, parking, contacts, textFiles]);
  const named = [...texts.matchAll(/корпус(?:а|е|у|ом|ов|ам|ах|ами)?\s+(\d+)/gi)].map(([, number]) => number);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((number) => !bodies.some((body) => body.number === number))).toEqual([]);
});

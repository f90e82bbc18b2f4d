import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { content } from "../../views/drawings/stand-in-content.ts";

// `contradictions.test.ts` and `check-reads.test.ts` hold that its places, areas, prices and references agree.

const { bodies, pavilions, shops, news, services, vacancies, mediaFacadeSolutions } = park;
const categories = ["office", "warehouse", "trade_area"] as const;
const ofCategory = (category: string) => pavilions.filter((unit) => unit.category === category);

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

import { describe, expect, it } from "vitest";
import type { PlacedUnit } from "../../../views/content/floor-rows.ts";
import { joinedFor, joins, sharedWall } from "../../../views/content/joins.ts";
import type { UnitPlace } from "../../../views/content/unit.ts";
import { buildingOf, content, units } from "../drawings/stand-in-content.ts";
import { aBuilding, aUnit } from "../samples.ts";

const { buildings } = content.park;
const at = (number: string) => units.find((unit) => unit.number === number) as PlacedUnit;
const numbers = (offers: ReturnType<typeof joins>) => offers.map((offer) => offer.units.map((unit) => unit.number));

const park = [aBuilding(1, 2, { place: { x: 0, y: 0, length: 60, width: 20, height: 8 } })];
const placed = (id: number, place: Partial<UnitPlace>, more = {}) =>
  aUnit(id, { place: { row: 0, offset: 0, width: 10, depth: 8, ...place }, ...more }) as PlacedUnit;

describe("Units that one can take together", () => {
  it("are fifteen pairs and two triples in the stand-in, each touching another of its own", () => {
    const all = joinedFor(units, buildings);
    expect(all.map((offer) => offer.units.length).filter((count) => count === 2)).toHaveLength(15);
    expect(all.map((offer) => offer.units.length).filter((count) => count === 3)).toHaveLength(2);
    for (const { units: onFloor } of all)
      for (const first of onFloor)
        expect(onFloor.some((second) => sharedWall(first, second, buildingOf(first)))).toBe(true);
    expect(numbers(joins(at("404-07"), units, buildings))).toEqual([["404-06", "404-07"]]);
    expect(joins(at("505-09"), units, buildings)).toEqual([]);
  });

  it("add up their areas and prices", () => {
    const [offer] = joins(at("404-07"), units, buildings);
    const a = at("404-06");
    const b = at("404-07");
    expect(offer?.square).toBeCloseTo(a.square + b.square, 6);
    expect(offer?.price).toBe(a.price + b.price);
  });

  it("are free together from the last date", () => {
    const row = ["2027-02-01", "2027-01-15"].map((availableFrom, index) =>
      placed(index, { offset: 10 * index }, { status: "soon", availableFrom }),
    );
    expect(joins(row[0] as PlacedUnit, row, park).map(({ when }) => when.availableFrom)).toEqual(["2027-02-01"]);
  });

  it("name no price and no date where one of them is not told", () => {
    const row = [
      placed(1, {}),
      placed(2, { offset: 10 }, { price: 0, rate: 0, status: "soon" }),
      placed(3, { offset: 20 }, { status: "soon", availableFrom: "2027-02-01" }),
    ];
    const offers = joins(row[0] as PlacedUnit, row, park);
    for (const { price, when } of offers) {
      expect(price).toBe(0);
      expect(when).toMatchObject({ status: "soon", availableFrom: undefined });
    }
    expect(offers).toHaveLength(2);
  });

  it("answer the area that a list asks for", () => {
    const found = joinedFor(units, buildings, 380);
    expect(numbers(found)).toContainEqual(["404-06", "404-07"]);
    expect(found.every(({ square }) => square >= 380)).toBe(true);
  });

  it("never lie over one another, and have a limit whatever upstream repeats", () => {
    const many = Array.from({ length: 300 }, (_, i) => placed(i + 1, { offset: (i % 6) * 10 }));
    const offers = joins(many[0] as PlacedUnit, many, park);
    expect(offers.length).toBeLessThanOrEqual(40);
    for (const { units: onFloor } of offers)
      expect(new Set(onFloor.map(({ place }) => place.offset)).size).toBe(onFloor.length);
  });
});

it("Of a thousand units of one floor the first two hundred are compared", () => {
  const long = [aBuilding(1, 2, { place: { x: 0, y: 0, length: 600, width: 20, height: 8 } })];
  const row = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      placed(index + 1, { offset: Math.floor(index / 2), row: index % 2, width: 1 }),
    );
  const offersOf = (count: number) => joinedFor(row(count), long, 3);
  expect(offersOf(200).length).toBeGreaterThan(100);
  expect(offersOf(1000)).toEqual(offersOf(200));
});

import { describe, expect, it } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { planWords } from "../../../views/drawings/unit-plan/plan-words.ts";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import { aBuilding, aUnit } from "../samples.ts";
import { buildingOf, units } from "./stand-in-content.ts";

const plan = (unit: Unit) => readUnit(unit, buildingOf(unit)) ?? expect.fail("no plan");
const at = (number: string) => units.find((unit) => unit.number === number) as Unit;

describe("What the content tells of a unit's inside", () => {
  it("is drawn as told, without the word that it is approximate", () => {
    const given = plan(at("102-13"));
    expect(given.partitions).toHaveLength(2);
    expect(given.doors).toHaveLength(3);
    expect(given.rooms.map(({ kind }) => kind)).toEqual(["room", "room", "room"]);
    expect(planWords(given)).not.toMatch(/примерно.*перегородки|примерно.*вход/);
    const supposed = plan({ ...at("102-13"), partitions: undefined, doors: undefined });
    expect(planWords(supposed)).toMatch(/примерно: вход, перегородки/);
  });

  it("is turned over with a unit of the lower row", () => {
    const building = aBuilding(1, 3, { place: { x: 0, y: 0, length: 60, width: 18, height: 10 } });
    const place = { row: 1, offset: 0, width: 9, depth: 7.8 };
    const parts = {
      partitions: [[4, 0, 4, 5] as [number, number, number, number], [0, 5, 9, 5] as [number, number, number, number]],
    };
    const drawn = readUnit(aUnit(1, { place, ...parts }), building);
    expect(drawn?.partitions.map((wall) => [...wall].map((n) => Math.round(n * 10) / 10))).toEqual([
      [4, 0, 4, 5],
      [0, 5, 9, 5],
    ]);
    expect(drawn?.rooms.map(({ x, w }) => [x, w])).toEqual(
      expect.arrayContaining([
        [0, 4],
        [4, 5],
        [0, 9],
      ]),
    );
  });

  it("leaves out walls that lie beyond the unit, and draws the gates where they are told", () => {
    expect(plan({ ...at("505-09"), partitions: [[0, 3, 99, 3]] }).partitions).toEqual(plan(at("505-09")).partitions);
    const { gates, racks, approximate } = plan(at("801-14"));
    expect(gates).toMatchObject([{ x: 4.5, w: 3, h: 3.2, leveller: true }]);
    expect(racks).toMatchObject({ tiers: 6, by: "height" });
    expect(approximate).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capacityOf } from "../../../views/content/seating.ts";
import type { Unit } from "../../../views/content/unit.ts";
import type { UnitGeometry } from "../../../views/drawings/unit-plan/geometry.ts";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import { aBuilding, aUnit } from "../samples.ts";
import { brokenRules } from "./desk-proof.ts";
import { buildingOf, units } from "./stand-in-content.ts";

const offices = units.filter(({ category }) => category === "office");
const plan = (unit: Unit, people?: number) => readUnit(unit, buildingOf(unit), people) as UnitGeometry;
const teams = ({ square }: Unit) => [square / 8, square / 6.33, square / 5].map((n) => Math.max(1, Math.floor(n)));

describe("Desks of the stand-in's offices", () => {
  it.each([
    ["as they are", () => undefined],
    ["8 m² a person", (unit: Unit) => teams(unit)[0]],
    ["6.33 m² a person", (unit: Unit) => teams(unit)[1]],
    ["5 m² a person", (unit: Unit) => teams(unit)[2]],
  ])("break no rule: %s", (_, people) => {
    const broken = offices.flatMap((unit) =>
      brokenRules(plan(unit, people(unit))).map((rule) => `${unit.number}: ${rule}`),
    );
    expect(broken).toEqual([]);
  });

  it("are as many as stay; elsewhere an example of the middle of what the area holds", () => {
    for (const unit of offices) {
      const { desks, bare, example } = plan(unit);
      expect(example, unit.number).toBe(bare || !unit.seats);
      if (example) expect(desks.length, unit.number).toBeLessThanOrEqual(capacityOf(unit.square).middle);
      else expect(desks, unit.number).toHaveLength(unit.seats ?? 0);
    }
  });

  it("all find a place in an open hall from 6.3 m² a person on", () => {
    for (const unit of offices) {
      if (unit.layout !== "open") continue;
      for (const people of teams(unit).filter((team) => unit.square / team >= 6.3))
        expect(plan(unit, people).desks, `${unit.number} × ${people}`).toHaveLength(people);
    }
  });

  it("seat 35 people in 404-07 with ways of 1.2 m", () => {
    const unit = offices.find(({ number }) => number === "404-07") as Unit;
    expect(plan(unit, 35)).toMatchObject({ seating: { seated: 35, pass: 1.2, verdict: "удобно" } });
  });
});

describe("Desks of any office", () => {
  const office = fc.record({
    width: fc.integer({ min: 15, max: 400 }).map((n) => n / 10),
    depth: fc.integer({ min: 15, max: 180 }).map((n) => n / 10),
    row: fc.constantFrom(0, 1),
    windows: fc.integer({ min: 0, max: 14 }),
    layout: fc.constantFrom("open", "mixed", "cells", undefined),
    people: fc.integer({ min: 1, max: 120 }),
  });

  it("break no rule, whatever its sides, rooms and team", () => {
    fc.assert(
      fc.property(office, ({ width, depth, row, windows, layout, people }) => {
        const building = aBuilding(1, 3, { place: { x: 0, y: 0, length: 60, width: depth * 2 + 2.4, height: 10 } });
        const place = { row, offset: 3, width, depth };
        const unit = aUnit(1, { square: width * depth, place, layout, windows: { count: windows } });
        const drawn = readUnit(unit, building, people);
        return drawn !== undefined && brokenRules(drawn).length === 0;
      }),
      { numRuns: 150 },
    );
  });
});

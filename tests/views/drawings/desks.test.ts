import { describe, expect, it } from "vitest";
import { capacityOf } from "../../../views/content/seating.ts";
import type { Unit } from "../../../views/content/unit.ts";
import type { UnitGeometry } from "../../../views/drawings/unit-plan/geometry.ts";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import { buildingOf, units } from "./stand-in-content.ts";

const offices = units.filter(({ category }) => category === "office");
const plan = (unit: Unit, people?: number) => readUnit(unit, buildingOf(unit), people) as UnitGeometry;
const teams = ({ square }: Unit) => [square / 8, square / 6.33, square / 5].map((n) => Math.max(1, Math.floor(n)));

describe("Desks of the stand-in's offices", () => {
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

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { planWords, UnitPlan } from "../../../views/drawings/UnitPlan.tsx";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import type { SafeHtml } from "../../../views/ui/html.ts";
import { pathsOf } from "../../support/pages/drawn.ts";
import { buildingOf, units } from "./stand-in-content.ts";

const plan = (unit: Unit) => readUnit(unit, buildingOf(unit)) ?? expect.fail("no plan");
const at = (number: string) => units.find((unit) => unit.number === number) as Unit;

describe("What the content tells of a unit's inside", () => {
  it("is drawn as told; else the layout gives its rooms", () => {
    const given = plan(at("102-13"));
    expect(given.partitions).toHaveLength(2);
    expect(given.doors).toHaveLength(3);
    expect(given.rooms.map(({ kind }) => kind)).toEqual(["room", "room", "room"]);
    const supposed = plan({ ...at("102-13"), partitions: undefined, doors: undefined });
    expect(supposed.rooms.map(({ kind }) => kind)).not.toContain("room");
  });

  it("leaves out walls that lie beyond the unit, and draws the gates where they are told", () => {
    expect(plan({ ...at("505-09"), partitions: [[0, 3, 99, 3]] }).partitions).toEqual(plan(at("505-09")).partitions);
    const { gates, racks } = plan(at("801-14"));
    expect(gates).toMatchObject([{ x: 4.5, w: 3, leveller: true }]);
    // Three pallets a bay, in six tiers: as many as the height allows.
    expect(racks?.pallets).toBe((racks?.boxes.length ?? 0) * 3 * 6);
    const weak = plan({ ...at("801-14"), floorLoad: 1 }).racks;
    expect(weak?.pallets, "in one tier, as the floor bears").toBe((weak?.boxes.length ?? 0) * 3);
  });
});

function draw(unit: Unit, building: Building | undefined): string {
  const geometry = readUnit(unit, building);
  return geometry ? renderToStaticMarkup(<UnitPlan unit={unit} geometry={geometry} />) : "";
}

const find = (matches: (unit: Unit) => boolean) => units.find(matches) as Unit;

/** The optional fields that a plan reads: an API need not know them, though its words may say the same. */
const untold: Partial<Unit> = Object.fromEntries(
  "seats outlook fitout layout windows frontage water columnGrid access partitions doors gates clearHeight floorLoad"
    .split(" ")
    .map((field) => [field, undefined]),
);

describe("The plan of every unit", () => {
  it("seats a team of any size, or says that it is cramped", () => {
    const verdictOf = (areaEach: number, areAllSeated: boolean, passM: number) => {
      if (!areAllSeated || areaEach < 6 || passM < 1.2) return "тесно";
      return areaEach > 8 ? "с запасом" : "удобно";
    };
    const offices = units.filter(({ category }) => category === "office");
    const cases = offices.flatMap((unit) => [3, 7, 15, 25].map((people) => ({ unit, people })));
    for (const { unit, people } of cases) {
      const { desks, seating } = readUnit(unit, buildingOf(unit), people) ?? expect.fail("no plan");
      const verdict = verdictOf(unit.square / people, desks.length === people, seating?.pass ?? 0);
      expect(seating?.verdict, `${unit.number} × ${people}`).toBe(verdict);
    }
  });

  it("reads no words: it omits each line whose field is missing", () => {
    const carried = { window: 0, gate: 0, front: 0, partition: 0, column: 0, desk: 0 };
    for (const unit of units) {
      const full = draw(unit, buildingOf(unit));
      const bare = draw({ ...unit, ...untold }, buildingOf(unit));
      for (const name of Object.keys(carried) as (keyof typeof carried)[]) {
        if (pathsOf(full, name) !== "") carried[name] += 1;
        expect(pathsOf(bare, name)).toBe("");
      }
      expect(bare).toContain('class="floor"');
    }
    expect(Object.entries(carried).filter(([, count]) => count === 0)).toEqual([]);
  });

  it("says nothing of what is not told", () => {
    for (const unit of units) {
      const geometry = readUnit({ ...unit, ...untold }, buildingOf(unit)) ?? expect.fail("no plan");
      expect(planWords(geometry), unit.number).toBe("");
    }
  });

  it("is empty without a place, and names no compass direction without its building", () => {
    for (const unit of units) {
      expect(draw({ ...unit, place: undefined }, buildingOf(unit))).toBe("");
      const { facts, description, outlook, ...rest } = unit;
      const silent = { ...rest, facts: [], description: "" as SafeHtml };
      expect(draw(silent, undefined)).not.toMatch(/север|юг|восток|запад/);
    }
  });
});

describe("A contradiction in the data", () => {
  it("removes direction from the plan's words if outlook and place disagree", () => {
    const opposite = { n: "s", s: "n", e: "w", w: "e" } as const;
    for (const unit of units.filter(({ category }) => category === "office")) {
      const outlook = opposite[unit.outlook ?? expect.fail("no outlook")];
      expect(draw({ ...unit, outlook }, buildingOf(unit))).not.toMatch(/север|юг|восток|запад/);
    }
  });

  it("removes gates that do not fit", () => {
    const unit = find(({ category }) => category === "warehouse");
    const wide = { ...unit, gates: Array.from({ length: 3 }, () => ({ width: 9, height: 4 })) };
    expect(pathsOf(draw(wide, buildingOf(unit)), "gate")).toBe("");
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import type { Unit, UnitPlace } from "../../../views/content/unit.ts";
import { UnitPlan } from "../../../views/drawings/UnitPlan.tsx";
import { planWords } from "../../../views/drawings/unit-plan/plan-words.ts";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import type { SafeHtml } from "../../../views/kit/html.ts";
import { boxesOf, pathsOf } from "../../support/pages/drawn.ts";
import { buildingOf, units, withFact } from "./stand-in-content.ts";
import { contradictions } from "./unit-plan-proof.ts";

const teams = [3, 7, 15, 25];

function draw(unit: Unit, building: Building | undefined, people?: number): string {
  const geometry = readUnit(unit, building, people);
  return geometry ? renderToStaticMarkup(<UnitPlan unit={unit} geometry={geometry} />) : "";
}

const placed = (unit: Unit) => unit.place as UnitPlace;
const find = (matches: (unit: Unit) => boolean) => units.find(matches) as Unit;
const factOf = (unit: Unit, name: string) => unit.facts.find((fact) => fact.name === name)?.value ?? "";
const findOffice = (layout: string) =>
  find((unit) => unit.category === "office" && factOf(unit, "Планировка") === layout && unit.square > 60);

/** A unit without the optional fields that its plan reads. */
const untold = {
  partitions: undefined,
  doors: undefined,
  gates: undefined,
  clearHeight: undefined,
  dockHeight: undefined,
  floorLoad: undefined,
};

describe("The plan of every unit", () => {
  it("contradicts no sentence of its unit, and shows no fact without a sentence", () => {
    expect(units.length).toBeGreaterThan(150);
    const found = units.flatMap((unit) =>
      contradictions(unit, buildingOf(unit), draw(unit, buildingOf(unit))).map((rule) => `${unit.number}: ${rule}`),
    );
    expect(found).toEqual([]);
  });

  it("seats a team of any size clear of doors, walls and desks, or says that it is cramped", () => {
    const offices = units.filter(({ category }) => category === "office");
    for (const unit of offices) {
      for (const people of teams) {
        const svg = draw(unit, buildingOf(unit), people);
        const seating = readUnit(unit, buildingOf(unit), people)?.seating;
        expect(contradictions(unit, buildingOf(unit), svg, people)).toEqual([]);
        const seated = boxesOf(pathsOf(svg, "desk")).length;
        expect(seating?.verdict === "тесно" || seated === people).toBe(true);
        const each = unit.square / people;
        const cramped = each < 6 || (seating?.pass ?? 0) < 1.2;
        if (seated === people) expect(seating?.verdict).toBe(cramped ? "тесно" : each > 8 ? "с запасом" : "удобно");
      }
    }
  });

  it("omits each line whose fact is missing", () => {
    const carried = { window: 0, gate: 0, front: 0, partition: 0, column: 0, hatch: 0, lorry: 0, desk: 0 };
    for (const unit of units) {
      const full = draw(unit, buildingOf(unit));
      const bare = draw(
        {
          ...unit,
          facts: [],
          features: [],
          description: "" as SafeHtml,
          seats: undefined,
          outlook: undefined,
          ...untold,
        },
        buildingOf(unit),
      );
      for (const name of Object.keys(carried) as (keyof typeof carried)[]) {
        if (pathsOf(full, name) !== "") carried[name] += 1;
        expect(pathsOf(bare, name)).toBe("");
      }
      expect(bare).toContain('class="floor"');
    }
    expect(Object.entries(carried).filter(([, count]) => count === 0)).toEqual([]);
  });

  it("is empty without a place, and names no compass direction without its building", () => {
    for (const unit of units) {
      expect(draw({ ...unit, place: undefined }, buildingOf(unit))).toBe("");
      const { facts, description, outlook, ...rest } = unit;
      const silent = { ...rest, facts: [], description: "" as SafeHtml };
      expect(draw(silent, undefined)).not.toMatch(/север|юг|восток|запад|M0-15/);
    }
  });
});

describe("A contradiction in the data", () => {
  it("removes direction and north from the plan if outlook and place disagree", () => {
    const opposite = { n: "s", s: "n", e: "w", w: "e" } as const;
    for (const unit of units.filter(({ category }) => category === "office")) {
      const outlook = opposite[unit.outlook ?? expect.fail("no outlook")];
      expect(draw({ ...unit, outlook }, buildingOf(unit))).not.toMatch(/север|юг|восток|запад|M0-15/);
    }
  });

  it("removes desks from an unfinished unit", () => {
    const unit = find((one) => one.category === "office" && factOf(one, "Отделка") === "под отделку");
    expect(draw({ ...unit, seats: 4 }, buildingOf(unit))).not.toContain('class="desk');
  });

  it("removes gates that do not fit, with a note", () => {
    const unit = find(({ category }) => category === "warehouse");
    const wide = withFact(unit, "Ворота", "трое ворот, секционные, 9 × 4 м");
    const geometry = readUnit(wide, buildingOf(unit));
    expect(pathsOf(draw(wide, buildingOf(unit)), "gate")).toBe("");
    expect(geometry && planWords(geometry)).toMatch(/место ворот уточнит менеджер/i);
  });

  it("removes furniture that does not fit", () => {
    const unit = findOffice("открытая");
    const crowded = { ...withFact(unit, "Отделка", "с отделкой и мебелью"), seats: 400, description: "" as SafeHtml };
    const geometry = readUnit(crowded, buildingOf(unit));
    expect(pathsOf(draw(crowded, buildingOf(unit)), "desk")).toBe("");
    expect(geometry && planWords(geometry)).toContain("расстановку столов уточнит менеджер");
  });
});

describe("The proof detects a false plan:", () => {
  type Change = (unit: Unit) => Unit;
  const otherRow: Change = (unit) => ({ ...unit, place: { ...placed(unit), row: 1 - placed(unit).row } });
  const fact =
    (name: string, value: string): Change =>
    (unit) =>
      withFact(unit, name, value);
  const oneDeskMore: Change = (unit) => ({ ...unit, seats: (unit.seats ?? 0) + 1 });
  const hall = findOffice("открытая");
  const bare = find((unit) => unit.category === "office" && factOf(unit, "Отделка") === "под отделку");
  const furnished = find((unit) => unit.category === "office" && /на \d+ рабоч/.test(unit.description));
  const warehouse = find(({ category, square }) => category === "warehouse" && square > 150);
  const shops = units.filter(({ category }) => category === "trade_area");
  const inward = shops.find((unit) => placed(unit).row === 0 && !factOf(unit, "Вход").includes("улиц"));

  it.each<[string, Unit | undefined, Change]>([
    ["windows in the wrong wall", hall, otherRow],
    ["a window too few", hall, fact("Окна", "1 окно")],
    ["one hall instead of several offices", findOffice("кабинетная"), fact("Планировка", "открытая")],
    ["offices instead of a hall", hall, fact("Планировка", "кабинетная")],
    ["a desk too many", furnished, oneDeskMore],
    ["furniture in a bare unit", bare, fact("Отделка", "с отделкой")],
    ["gates in the wrong wall", warehouse, otherRow],
    ["two gates instead of one", warehouse, fact("Ворота", "двое ворот, секционные, 3 × 3 м")],
    ["a wider shop front", shops[0], fact("Витрина", "2 м, на галерею")],
    ["a street door without a sentence", inward, fact("Вход", "с улицы и из галереи")],
  ])("%s", (_, given, change) => {
    const unit = given ?? expect.fail("no example");
    expect(contradictions(unit, buildingOf(unit), draw(unit, buildingOf(unit)))).toEqual([]);
    expect(contradictions(unit, buildingOf(unit), draw(change(unit), buildingOf(unit)))).not.toEqual([]);
  });
});

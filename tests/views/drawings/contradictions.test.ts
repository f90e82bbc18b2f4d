import { describe, expect, test } from "vitest";
import { contradictionsIn } from "../../../server/check-api/contradictions.ts";
import type { Unit } from "../../../views/content/unit.ts";
import {
  shopContradictions,
  siteContradictions,
  surfaceContradictions,
  unitContradictions,
  zoneContradictions,
} from "../../../views/drawings/contradictions.ts";
import { readSection } from "../../../views/drawings/FloorLines.tsx";
import { readFloor } from "../../../views/drawings/FloorPlan.tsx";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { askOf, contentOf } from "../../support/parks/kept-content.ts";
import { park as standIn } from "../../support/parks/park-of-the-day.ts";
import { buildingOf, content, units } from "./stand-in-content.ts";

const { park, parking, surfaces, shops } = content;
const { buildings } = park;
const found = (wanted: (unit: Unit) => boolean) => units.find(wanted) as Unit;
const moved = (unit: Unit, to: object) => ({ ...unit, place: { ...unit.place, ...to } }) as Unit;

test("The stand-in's content contradicts itself nowhere, and a planted contradiction is named by its object and field", async () => {
  const stated = await contentOf(askOf(answersOf(standIn)));
  expect(contradictionsIn(stated)).toEqual([]);
  const wrong = stated.units?.map((unit, at) => (at === 0 ? { ...unit, square: 9_000 } : unit));
  expect(contradictionsIn({ ...stated, units: wrong })).toEqual([
    { object: `pavilion ${stated.units?.[0]?.id}`, field: "square" },
  ]);
});

describe("A planted contradiction is found:", () => {
  const office = found(({ category, seats }) => category === "office" && seats !== undefined);
  const warehouse = found(({ category, gates }) => category === "warehouse" && gates !== undefined);
  const opposite = { n: "s", s: "n", e: "w", w: "e" } as const;

  test.each<[field: string, unit: Unit]>([
    ["floor", { ...office, floor: { id: 999, number: 99 } }],
    ["place", moved(office, { offset: 10_000 })],
    ["place", moved(office, { row: 7 })],
    ["square", { ...office, square: office.square * 2 }],
    ["outlook", { ...office, outlook: opposite[office.outlook ?? "n"] }],
    ["windows", { ...office, windows: { count: 190 } }],
    ["windows", { ...office, windows: { count: 1, side: opposite[office.outlook ?? "n"] } }],
    ["gates", { ...warehouse, gates: Array.from({ length: 4 }, () => ({ width: 9, height: 3.2 })) }],
    ["clearHeight", { ...warehouse, clearHeight: 40 }],
  ])("%s of a unit", (field, unit) => {
    expect(unitContradictions(unit, buildingOf(unit))).toContain(field);
  });

  test("windows of an inner row, which has no outer wall", () => {
    const building = {
      ...buildingOf(office),
      place: { x: 0, y: 0, length: 200, width: office.place ? office.place.depth * 4 + 6 : 0, height: 30 },
    };
    expect(unitContradictions(moved(office, { row: 1 }), building)).toContain("outlook");
  });

  test("surfaces, zones, companies and roads", () => {
    const [surface] = surfaces.filter(({ setting }) => setting === "facade");
    const [zone] = parking.visitorsMap.zones;
    const [shop] = shops.filter(({ floor, building }) => floor && building);
    const [first, second] = buildings;
    if (!surface || !zone || !shop || !first?.place || !second?.place || !park.site) throw new Error("no examples");
    expect(surfaceContradictions({ ...surface, bottom: 500 }, buildings)).toEqual(["bottom"]);
    expect(surfaceContradictions({ ...surface, building: { id: 999, number: "99" } }, buildings)).toContain("body");
    expect(zoneContradictions({ ...zone, place: first.place }, buildings)).toEqual(["place"]);
    expect(zoneContradictions({ ...zone, near: ["99"] }, buildings)).toEqual(["near"]);
    expect(zoneContradictions({ ...zone, gate: { x: 900, y: 900 } }, buildings)).toEqual(["gate"]);
    expect(surfaceContradictions({ ...surface, offset: 900 }, buildings)).toEqual(["offset"]);
    expect(shopContradictions({ ...shop, floor: { id: 1, number: 77 } }, buildings)).toEqual(["floor"]);
    const hours = [{ days: [1], from: "09:00", to: "10:00" }];
    expect(shopContradictions({ ...shop, schedule: "Ежедневно 8:00–22:00", hours }, buildings)).toEqual(["hours"]);
    const { x, y, width } = first.place;
    const through: [number, number][] = [
      [x - 50, y + width / 2],
      [x + 500, y + width / 2],
    ];
    expect(siteContradictions({ buildings, site: { ...park.site, roads: [through] } })).toEqual(["roads"]);
  });

  test("a unit outside of its building is drawn on no floor and in no section, and with no side of the world", () => {
    const building = buildingOf(office);
    const lost = moved(office, { offset: 10_000 });
    expect(readFloor(building, office.floor.number, [lost])).toBeUndefined();
    expect(readSection(building, [lost])).toBeUndefined();
    expect(readUnit(lost, building)).toMatchObject({ outer: undefined, windows: [] });
  });
});

import { describe, expect, test } from "vitest";
import { contradictionsIn, createContradictionLog } from "../../../server/content/contradiction-log.ts";
import type { Unit } from "../../../views/content/unit.ts";
import {
  shopContradictions,
  siteContradictions,
  surfaceContradictions,
  unitContradictions,
  zoneContradictions,
} from "../../../views/drawings/contradictions.ts";
import { readSection } from "../../../views/drawings/FloorLines.tsx";
import { readFloor } from "../../../views/drawings/floor-plan/read-floor.ts";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import { buildingOf, content, units } from "./stand-in-content.ts";

const { park, parking, surfaces, shops, services } = content;
const { buildings } = park;
const found = (wanted: (unit: Unit) => boolean) => units.find(wanted) as Unit;
const moved = (unit: Unit, to: object) => ({ ...unit, place: { ...unit.place, ...to } }) as Unit;

/** The site's reads of the stand-in, with some answers replaced. */
const reading = (changed: object = {}) => ({
  park: async () => park,
  allUnits: async () => units,
  mediaFacadeSolutions: async () => surfaces,
  parking: async () => parking,
  allShops: async () => shops,
  services: async () => services,
  ...changed,
});

test("The stand-in's content contradicts itself nowhere", async () => {
  expect(await contradictionsIn(reading())).toEqual([]);
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
    const [building, lost] = [buildingOf(office), moved(office, { offset: 10_000 })];
    expect(readFloor(building, office.floor.number, [lost])).toBeUndefined();
    expect(readSection(building, [lost])).toBeUndefined();
    expect(readUnit(lost, building)).toMatchObject({ outer: undefined, windows: [] });
  });
});

test("A contradiction is logged once, by its object and field, without the API's words", async () => {
  const lines: unknown[] = [];
  const report = createContradictionLog((name, fields, level) => void lines.push([name, fields, level]));
  const [first] = units;
  const wrong = reading({ allUnits: async () => [{ ...first, square: 9_000 }] });
  await report(wrong);
  await report(wrong);
  expect(lines).toEqual([["content.contradicts", { object: `pavilion ${first?.id}`, field: "square" }, "warn"]]);
});

test("Contradictions are logged at most a thousand times", async () => {
  const lines: unknown[] = [];
  const many = Array.from({ length: 1200 }, (_, at) => ({ ...units[0], id: at + 1, square: 9_000 }));
  await createContradictionLog((name) => void lines.push(name))(reading({ allUnits: async () => many }));
  expect(lines).toHaveLength(1000);
});

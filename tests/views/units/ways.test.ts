import { describe, expect, it, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { parkStatements } from "../../../views/park/claims/claims.ts";
import { carPlaces, lorryLines, metroMinutes, nearLines, steps } from "../../../views/units/unit/way-words.ts";
import { type WaySources, waysTo } from "../../../views/units/ways.ts";
import { buildingOf, content, units } from "../drawings/stand-in-content.ts";

const { buildings, site } = content.park;
const { metro } = parkStatements;
const ground = { buildings, site, metro, parking: content.parking, claims: parkStatements };
const at = (number: string) => units.find((unit) => unit.number === number) as Unit;
const ways = (number: string, more: Partial<WaySources> = {}) =>
  waysTo(at(number), buildingOf(at(number)), { ...ground, ...more });

describe("The way to a unit", () => {
  it("leads from the metro's entrance to the nearest wall, by the minute upwards", () => {
    expect(ways("505-09").metro).toMatchObject({ entrance: "вход 3", minutes: 3 });
    expect(metroMinutes(ways("505-09"), ground.metro)).toBe(15);
    expect(metroMinutes(ways("404-07"), ground.metro)).toBe(14);
    expect(metroMinutes(ways("801-14"), ground.metro)).toBe(17);
  });

  it("is drawn only where it leads through no other building", () => {
    for (const unit of units) {
      const building = buildingOf(unit);
      const line = waysTo(unit, building, ground).metro?.line ?? [];
      const others = buildings.flatMap((other) => (other.id !== building.id && other.place ? [other.place] : []));
      for (const [i, [x, y]] of line.entries()) {
        const [u, v] = line[i + 1] ?? [x, y];
        const middle = [(x + u) / 2, (y + v) / 2] as const;
        for (const [px, py] of [middle, [u, v] as const])
          expect(others.some((o) => px > o.x && px < o.x + o.length && py > o.y && py < o.y + o.width)).toBe(false);
      }
    }
  });

  it("takes the stop with the shortest ride and walk, the nearest guests' zone, the nearest lifts", () => {
    expect(ways("505-09")).toMatchObject({ bus: { stop: "Корпус 1, главный вход", ride: 5, minutes: 2 } });
    expect(ways("505-09").guests?.zone.name).toMatch(/^P1/);
    expect(ways("505-09").core?.gap).toBeLessThan(3);
    expect(ways("404-07").core?.gap).toBeGreaterThan(10);
    expect(ways("801-14").gate?.metres).toBeGreaterThan(50);
    expect(ways("505-09").gate).toBeUndefined();
  });

  it("falls away with its data, part by part", () => {
    expect(ways("505-09", { metro: undefined }).metro).toBeUndefined();
    expect(ways("505-09", { parking: undefined })).toMatchObject({ residents: [] });
    expect(ways("505-09", { site: site && { ...site, stops: [] } }).bus).toBeUndefined();
    const unit = at("505-09");
    expect(waysTo(unit, { ...buildingOf(unit), place: undefined }, ground)).toEqual({ residents: [] });
    const silent = nearLines(unit, { residents: [] }, undefined, undefined);
    expect(silent).toEqual([]);
  });

  it("is told in steps up to the door", () => {
    expect(steps(at("505-09"), ways("505-09"), metro).map(({ text }) => text)).toEqual([
      "метро «Саларьево», выход 3",
      "по парку до корпуса 5",
      "2 лифта до этажа 5",
      "дверь рядом с лифтами",
    ]);
  });

  it("names the price of a car's place in the nearest zones, and ramps at warehouses only", () => {
    expect(carPlaces(ways("505-09"))[0]).toMatchObject({ zone: "P4", monthly: 6500 });
    expect(carPlaces({ residents: [] })).toEqual([]);
    expect(lorryLines(at("801-14"), ways("801-14"), parkStatements)).toHaveLength(2);
    expect(lorryLines(at("505-09"), ways("505-09"), parkStatements)).toEqual([]);
  });
});

test("What the content tells of the way needs none of the owner's claims", () => {
  const told = (more: Partial<WaySources>) => ways("505-09", { ...more, claims: undefined });
  expect(told({ metro: { ...metro, entrance: "e1" } }).metro?.entrance).toBe("вход 1");
  expect(metroMinutes(told({ metro: content.park.metro }), content.park.metro)).toBe(15);
  expect(told({}).bus).toMatchObject({ ride: 5 });
});

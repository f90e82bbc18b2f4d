import { describe, expect, it, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { parkStatements } from "../../../views/park/claims/claims.ts";
import { isKnown } from "../../../views/ui/Tables.tsx";
import { metroWay, wayFacts } from "../../../views/units/unit/WhereIs.tsx";
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
    const words = (number: string) => metroWay(at(number), ways(number), ground.metro);
    expect(words("505-09")).toEqual({
      title: "15 минут от метро «Саларьево»",
      parts: "12 минут пешком от выхода 3 до парка (вход 3), ещё 3 — по парку. На 5-й этаж поднимет лифт.",
    });
    expect(words("404-07")?.title).toMatch(/^14 минут/);
    expect(words("801-14")?.parts).toBe("12 минут пешком от выхода 3 до парка (вход 3), ещё 5 — по парку.");
  });

  it("falls away with its data, part by part", () => {
    expect(ways("505-09", { metro: undefined }).metro).toBeUndefined();
    expect(ways("505-09", { parking: undefined })).toMatchObject({ residents: [] });
    expect(ways("505-09", { site: site && { ...site, stops: [] } }).bus).toBeUndefined();
    const unit = at("505-09");
    expect(waysTo(unit, { ...buildingOf(unit), place: undefined }, ground)).toEqual({ residents: [] });
    expect(metroWay(unit, { residents: [] }, undefined)).toBeUndefined();
    expect(wayFacts({ residents: [] }, undefined).some(isKnown)).toBe(false);
  });
});

test("What the content tells of the way needs none of the owner's claims", () => {
  const told = (more: Partial<WaySources>) => ways("505-09", { ...more, claims: undefined });
  expect(told({ metro: { ...metro, entrance: "e1" } }).metro?.entrance).toBe("вход 1");
  expect(metroWay(at("505-09"), told({ metro: content.park.metro }), content.park.metro)?.title).toMatch(/^15 минут/);
  expect(told({}).bus).toMatchObject({ ride: 5 });
});

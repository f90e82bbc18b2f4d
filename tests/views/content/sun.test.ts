import { describe, expect, it } from "vitest";
import { clearShare, sunAt, sunOf, sunWords } from "../../../views/content/sun.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { buildingOf, content, units } from "../drawings/stand-in-content.ts";

const { buildings, contacts } = content.park;
const { lat = 0 } = contacts.coordinates ?? {};
const sunny = units.flatMap((unit) => {
  const sun = sunOf(unit, buildingOf(unit), buildings, lat);
  return sun ? [{ unit, sun }] : [];
});

describe("The sun", () => {
  it("stands at noon in the south, as high as the almanac of the latitude says", () => {
    for (const [month, altitude] of [
      [5, 57.8],
      [11, 11],
      [2, 34.5],
    ] as const) {
      expect(sunAt(month, 12, 55.62).altitude).toBeCloseTo(altitude, -0.5);
      expect(sunAt(month, 12, 55.62).azimuth).toBeCloseTo(180, 5);
    }
    expect(sunAt(5, 6, 55.62).azimuth).toBeLessThan(90);
    expect(sunAt(11, 8, 55.62).altitude).toBeLessThan(0);
  });

  it("is told of every unit whose side is known, and of no other", () => {
    expect(sunny.length).toBeGreaterThan(130);
    for (const unit of units)
      expect(sunOf(unit, buildingOf(unit), buildings, lat) !== undefined).toBe(unit.outlook !== undefined);
    const unit = sunny[0]?.unit as Unit;
    expect(sunOf({ ...unit, place: undefined }, buildingOf(unit), buildings, lat)).toBeUndefined();
    expect(sunOf(unit, { ...buildingOf(unit), place: undefined }, buildings, lat)).toBeUndefined();
    expect(sunOf(unit, buildingOf(unit), buildings, undefined)).toBeUndefined();
  });

  it("shines no longer than the day, in shade no longer than without, and never from the north in winter", () => {
    for (const { sun } of sunny) {
      for (const { open, clear } of [...sun.months, ...sun.other]) {
        expect(clear).toBeLessThanOrEqual(open);
        expect(open).toBeLessThanOrEqual(18);
      }
      if (sun.side === "n") expect([sun.months[11]?.open, sun.months[0]?.open]).toEqual([0, 0]);
    }
  });

  it("is never shaded in a park of one building, and always behind a tower", () => {
    const unit = sunny.find(({ sun }) => sun.side === "s")?.unit as Unit;
    const building = buildingOf(unit);
    if (!building.place) return expect.fail("no place");
    const alone = sunOf(unit, building, [building], lat);
    expect(alone && clearShare(alone.months)).toBe(1);
    const { x, y, length, width } = building.place;
    const tower = {
      ...building,
      id: 99,
      place: { x: x - 500, y: y + width + 1, length: length + 1000, width: 5, height: 2000 },
    };
    const behind = sunOf(unit, building, [building, tower], lat);
    expect(behind && clearShare(behind.months)).toBe(0);
    expect(behind && sunWords(behind)).toContain("закрывает");
  });

  it("is worded as these very hours allow", () => {
    for (const { unit, sun } of sunny) {
      const words = sunWords(sun);
      const [june, december] = [sun.months[5]?.clear ?? 0, sun.months[11]?.clear ?? 0];
      if (/и зимой/.test(words)) expect(december, unit.number).toBeGreaterThanOrEqual(3);
      if (/в декабре его закрывает/.test(words)) expect(december, unit.number).toBeLessThan(1);
      if (/почти нет/.test(words)) expect(june, unit.number).toBeLessThan(2.5);
      if (!/закрывает/.test(words) && sun.side !== "n")
        expect(clearShare(sun.months), unit.number).toBeGreaterThan(0.5);
    }
  });
});

import { describe, expect, test } from "vitest";
import { distance, meet, rectOf } from "./placed-content.ts";
import { buildingOf, site, zones } from "./true-park.ts";

describe("A parking zone", () => {
  test.each(zones)("$name adjoins the buildings that it names", ({ place, near = [] }) => {
    const zone = rectOf(place ?? expect.fail("no place"));
    expect(near).not.toEqual([]);
    for (const number of near)
      expect(distance(zone, rectOf(buildingOf(number).place)), number).toBeLessThanOrEqual(120);
  });

  test.each(zones)("$name has 20 m² of ground for each of its $spaces places", ({ place, levels = 1, spaces }) => {
    const { length, width } = place ?? expect.fail("no place");
    expect((length * width * levels) / spaces).toBeGreaterThanOrEqual(20);
  });

  test("overlaps no other zone", () => {
    const rects = zones.flatMap(({ place }) => (place ? [rectOf(place)] : []));
    for (const [at, rect] of rects.entries())
      for (const other of rects.slice(at + 1)) expect(meet(rect, other)).toBe(false);
  });
});

describe("A road", () => {
  const segments = site.roads.flatMap((road) => road.slice(1).map((to, at) => [road[at] ?? to, to] as const));
  const rects = segments.map(([a, b]) => ({
    x0: Math.min(a[0], b[0]) - 4,
    x1: Math.max(a[0], b[0]) + 4,
    y0: Math.min(a[1], b[1]) - 4,
    y1: Math.max(a[1], b[1]) + 4,
  }));

  test("avoids the alley between buildings 3 and 4 and the path from it to the gallery", () => {
    const [west, east, gallery] = ["3", "4", "6"].map((number) => rectOf(buildingOf(number).place));
    const alley = { x0: west?.x1 ?? 0, x1: east?.x0 ?? 0, y0: west?.y0 ?? 0, y1: gallery?.y0 ?? 0 };
    for (const road of rects) expect(meet(road, alley)).toBe(false);
    for (const { place } of zones) expect(place && meet(rectOf(place), alley)).toBe(false);
  });

  test("or a street passes each bus stop within 20 m", () => {
    const street = site.streets.map(({ from, to }) => ({ x0: from[0], x1: to[0], y0: from[1], y1: to[1] }));
    for (const { name, x, y } of site.stops) {
      const stop = { x0: x, x1: x, y0: y, y1: y };
      expect(Math.min(...[...rects, ...street].map((way) => distance(stop, way))), name).toBeLessThanOrEqual(20);
    }
  });

  test("reaches the zone of the trucks", () => {
    const trucks = zones.find(({ name }) => name.startsWith("P6"));
    const zone = rectOf(trucks?.place ?? expect.fail("no place"));
    expect(Math.min(...rects.map((way) => distance(zone, way)))).toBe(0);
  });
});

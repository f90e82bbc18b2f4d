import { describe, expect, test } from "vitest";
import { clearStops } from "../../../views/drawings/park-plan/read-park-plan.ts";
import { metresTo } from "../../../views/drawings/park-plan/segments.ts";
import { placed, rectOf } from "../../../views/drawings/park-plan.ts";
import { content } from "./stand-in-content.ts";

const { buildings, site } = content.park;
const { visitorsMap, residentsMap } = content.parking;
const rects = placed(buildings).map(({ place }) => rectOf(place));
const zones = [...visitorsMap.zones, ...residentsMap.zones];

describe("A bus stop", () => {
  test("stands beside buildings and zones", () => {
    const taken = [...rects, ...zones.flatMap(({ place }) => (place ? [rectOf(place)] : []))];
    const stops = clearStops(site?.stops ?? [], taken, 8);
    expect(stops).toHaveLength(site?.stops.length ?? 0);
    for (const { name, x, y } of stops)
      for (const rect of taken) expect(metresTo([x, y], rect), name).toBeGreaterThanOrEqual(8);
  });
  test("moves a little out of a building's way, and is left out in the middle of one", () => {
    const building = [{ x0: 0, y0: 0, x1: 100, y1: 100 }];
    expect(clearStops([{ name: "a", x: 50, y: 103 }], building, 8)).toEqual([{ name: "a", x: 50, y: 108 }]);
    expect(clearStops([{ name: "b", x: 50, y: 50 }], building, 8)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import type { Site } from "../../../views/content/park.ts";
import type { ParkingZone } from "../../../views/content/parking.ts";
import { zoneCode } from "../../../views/content/words/placement-words.ts";
import { ParkPlan } from "../../../views/drawings/ParkPlan.tsx";
import { type ParkPlanSources, readParkPlan } from "../../../views/drawings/park-plan/read-park-plan.ts";
import { openRoads } from "../../../views/drawings/park-plan/roads.ts";
import { enters, metresTo, segmentsOf } from "../../../views/drawings/park-plan/segments.ts";
import { parallelAt, placed, rectOf } from "../../../views/drawings/park-plan.ts";
import { besideWords } from "../../../views/visit/ZoneRows.tsx";
import { plain } from "../../support/pages/page-text.ts";
import { content } from "./stand-in-content.ts";

const { buildings, site, contacts } = content.park;
const { visitorsMap, residentsMap } = content.parking;
const lat = contacts.coordinates?.lat;
const placedBuildings = placed(buildings);
const rects = placedBuildings.map(({ place }) => rectOf(place));
const zones = [...visitorsMap.zones, ...residentsMap.zones];
type More = Partial<Omit<Parameters<typeof ParkPlan>[0], "plan">>;
const read = (sources: Partial<ParkPlanSources> = {}) => readParkPlan({ buildings, site, ...sources });
const draw = (sources: Partial<ParkPlanSources> = {}, more: More = {}) => {
  const plan = read(sources);
  return plan ? plain(fragmentHtml(<ParkPlan plan={plan} lat={lat} {...more} />)) : "";
};

/** Numbers of all closed paths of a class: corner and sides in metres. */
const boxes = (svg: string, className: string) =>
  [...svg.matchAll(/<path class="([^"]*)" d="M([\d.-]+) ([\d.-]+)h([\d.-]+)v([\d.-]+)h/g)]
    .filter(([, classes]) => classes?.split(" ").includes(className))
    .map(([, , ...numbers]) => numbers.map(Number));

describe("The park's plan", () => {
  test("draws each building at its place, in metres", () => {
    const drawn = boxes(draw(), "park-building");
    expect(drawn).toEqual(placedBuildings.map(({ place: { x, y, length, width } }) => [x, y, length, width]));
  });
  test("has a touch area over each linked building, and over no other", () => {
    const linked = draw({}, { linkTo: ({ id }) => `/plan?body=${id}` });
    expect(boxes(linked, "park-touch")).toEqual(boxes(linked, "park-building"));
    expect(boxes(draw(), "park-touch")).toEqual([]);
  });
  test.each([false, true])("names every building, entrance and the park's latitude; narrow: %s", (narrow) => {
    const svg = draw({}, { narrow });
    for (const { number } of buildings) expect(svg).toContain(`>${number}</text>`);
    for (const { name } of site?.entrances ?? []) expect(svg).toContain(`>${name}</text>`);
    expect(svg.match(/<circle/g)).toHaveLength(site?.stops.length ?? 0);
    expect(svg).toContain("55,62° с.");
  });
  test("shows only the entrances that its page wants", () => {
    const svg = draw({ gates: ({ kind }) => kind === "car" });
    expect(svg).toContain(">въезд 1</text>");
    expect(svg).not.toContain(">вход 1</text>");
  });
  test("crosses no building with the parallel", () => {
    const y = parallelAt(placedBuildings);
    for (const { place } of placedBuildings) expect(y > place.y && y < place.y + place.width).toBe(false);
  });
  test("is not drawn if no building has a place, and omits an unknown latitude", () => {
    expect(read({ buildings: buildings.map((building) => ({ ...building, place: undefined })) })).toBeUndefined();
    expect(draw({}, { lat: undefined })).not.toContain("park-parallel");
  });
  test("has no roads, entrances or stops without a site", () => {
    expect(draw({ site: undefined })).not.toMatch(/park-(?:gate|street-name|stop)/);
    expect(read({ site: undefined })?.roads).toEqual([]);
  });
  test("is not drawn for more than a sheet can show", () => {
    const stops = Array.from({ length: 3000 }, (_, x) => ({ name: `${x}`, x, y: 0 }));
    expect(read({ site: site && { ...site, stops } })).toBeUndefined();
  });
});

describe("A road", () => {
  test("that leads through a building is left out", () => {
    const through: Site["roads"] = [
      [
        [0, 69],
        [300, 69],
      ],
    ];
    expect(openRoads(through, rects)).toEqual([]);
    expect(openRoads(site?.roads ?? [], rects)).toEqual(site?.roads);
  });
});

describe("A zone", () => {
  test.each(zones)("$name is drawn at its place, with its sign and its cars", (zone) => {
    const svg = draw({ zones: [zone] });
    const { x = 0, y = 0, length = 0, width = 0 } = zone.place ?? {};
    expect(boxes(svg, "park-edge")).toEqual([[x, y, length, width]]);
    expect(svg).toContain(`>${zoneCode(zone)}</text>`);
    expect(svg).toContain("park-stalls");
    const ring = `M${x + 4} ${y + 4}h`;
    expect(svg.includes(ring)).toBe((zone.levels ?? 1) > 1);
  });
  test.each(zones)("$name has a way in: a road touches it, or a link of at most 30 m from one", (zone) => {
    const plan = read({ zones: [zone] });
    const outline = rectOf(zone.place ?? expect.fail("no place"));
    const roads = plan?.roads.flatMap(segmentsOf) ?? [];
    const touched = roads.some((road) => road.some((end) => metresTo(end, outline) <= 2));
    expect(plan?.links).toHaveLength(touched ? 0 : 1);
    for (const [from, to] of plan?.links ?? []) {
      expect(Math.hypot(from[0] - to[0], from[1] - to[1])).toBeLessThanOrEqual(30);
      expect(metresTo(to, outline)).toBe(0);
      expect(rects.some((rect) => enters([from, to], rect))).toBe(false);
    }
  });
  test("without a gate, or with one elsewhere, has no way in: nobody tells it", () => {
    const parking = visitorsMap.zones.find(({ name }) => name.startsWith("P2")) ?? expect.fail("no zone");
    const waysOf = (gate: ParkingZone["gate"]) => read({ zones: [{ ...parking, gate }] })?.links;
    expect(waysOf(undefined)).toEqual([]);
    expect(waysOf({ x: 0, y: 0 })).toEqual([]);
    const [from, to] = [[500, 260] as const, [486, 260] as const];
    expect(waysOf({ x: 486, y: 260 })).toEqual([[from, to]]);
  });
  test("of others is grey: no link, no plate", () => {
    const svg = draw(
      { zones: visitorsMap.zones, others: residentsMap.zones },
      { zoneTo: (sign) => `/parking#zone-${sign}` },
    );
    expect(svg).toContain('href="/parking#zone-P1"');
    expect(svg).not.toContain("zone-P3");
    expect(svg).toMatch(/class="park-foreign"[^>]*>P3</);
  });
  const [zone] = zones;
  const changed = (more: Partial<ParkingZone>) => draw({ zones: zone ? [{ ...zone, ...more }] : [] });
  test("over a building is left out, and has no cars on too little ground", () => {
    expect(changed({ place: { x: 60, y: 50, length: 100, width: 40 } })).not.toContain("park-zone");
    expect(changed({ spaces: 640 })).toContain("park-edge");
    expect(changed({ spaces: 640 })).not.toContain("park-stalls");
    expect(changed({ place: undefined })).not.toContain("park-zone");
  });
  test.each(zones)("$name names its adjacent buildings in words", (zone) => {
    const words = besideWords(zone, buildings) ?? "";
    if (words !== "у галереи") expect(words.match(/\d+/g)).toEqual(zone.near);
  });
});

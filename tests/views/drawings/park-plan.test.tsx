import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import type { Site } from "../../../views/content/park.ts";
import type { ParkingZone } from "../../../views/content/parking.ts";
import { projection, silhouette } from "../../../views/drawings/isometric.ts";
import { ParkPlan, type ParkPlanSources, readParkPlan } from "../../../views/drawings/ParkPlan.tsx";
import { openRoads, placed, rectOf } from "../../../views/drawings/park-ground.ts";
import type { Rect } from "../../../views/drawings/path.ts";
import { buildingWords } from "../../../views/ui/format.ts";
import { besideWords } from "../../../views/visit/ParkingPage.tsx";
import { plain } from "../../support/pages/page-text.ts";
import { content } from "./stand-in-content.ts";

const { buildings, site } = content.park;
const { visitorsMap, residentsMap } = content.parking;
const rects = placed(buildings).map(({ place }) => rectOf(place));
const zones = [...visitorsMap.zones, ...residentsMap.zones];
type More = Partial<Omit<Parameters<typeof ParkPlan>[0], "plan">>;
const read = (sources: Partial<ParkPlanSources> = {}) => readParkPlan({ buildings, site, ...sources });
const draw = (sources: Partial<ParkPlanSources> = {}, more: More = {}) => {
  const plan = read(sources);
  return plan ? plain(fragmentHtml(<ParkPlan plan={plan} {...more} />)) : "";
};

describe("The park's plan", () => {
  test("is not drawn if no building has a place", () => {
    expect(read({ buildings: buildings.map((building) => ({ ...building, place: undefined })) })).toBeUndefined();
  });
  test("has no roads, entrances or stops without a site", () => {
    expect(draw({ site: undefined })).not.toMatch(/park-sign/);
    expect(read({ site: undefined })?.roads).toEqual([]);
  });
  test("is not drawn for more than a sheet can show", () => {
    const stops = Array.from({ length: 3000 }, (_, x) => ({ name: `${x}`, x, y: 0 }));
    expect(read({ site: site && { ...site, stops } })).toBeUndefined();
  });
});

test("A road that leads through a building is left out", () => {
  const through: Site["roads"] = [
    [
      [0, 69],
      [300, 69],
    ],
  ];
  expect(openRoads(through, rects)).toEqual([]);
  expect(openRoads(site?.roads ?? [], rects)).toEqual(site?.roads);
});

describe("A zone", () => {
  test("without a gate, or with one elsewhere, has no way in: nobody tells it", () => {
    const parking = visitorsMap.zones.find(({ name }) => name.startsWith("P2")) ?? expect.fail("no zone");
    const waysOf = (gate: ParkingZone["gate"]) => read({ zones: [{ ...parking, gate }] })?.links;
    expect(waysOf(undefined)).toEqual([]);
    expect(waysOf({ x: 0, y: 0 })).toEqual([]);
    expect(waysOf({ x: 498, y: 260 }), "12 m before it").toEqual([]);
    const roads = site?.roads.map((road) => road.map(([x, y]): [number, number] => [x, y - 500])) ?? [];
    const zonesAtGate = [{ ...parking, gate: { x: 486, y: 260 } }];
    expect(
      read({ zones: zonesAtGate, site: site && { ...site, roads } })?.links,
      "half a kilometre from a road",
    ).toEqual([]);
    const from = [500, 260] as const;
    const to = [486, 260] as const;
    expect(waysOf({ x: 486, y: 260 })).toEqual([[from, to]]);
  });
  test("whose gate is at a road needs no way to it", () => {
    const points = read({ zones })?.links.map((link) => link.map(([x, y]) => `${x} ${y}`));
    expect(points).toContainEqual(["42 99", "60 99"]);
    for (const [from, to] of points ?? []) expect(from).not.toBe(to);
  });
  test("has its sign on ground that no building hides, in the middle of open ground", () => {
    const plan = read({ zones }) ?? expect.fail("no plan");
    const find = (code: string) => plan.zones.find((drawn) => drawn.zone.code === code) ?? expect.fail("no zone");
    const middleOf = ({ x, y, w, h }: Rect) => projection(1)(x + w / 2, y + h / 2);
    const open = find("P4");
    expect(open.spot).toEqual(middleOf(open.outline));
    const hidden = find("P1");
    expect(hidden.spot).not.toEqual(middleOf(hidden.outline));
    const second = plan.buildings.find(({ number }) => number === "2") ?? expect.fail("no building");
    const rightEdge = Math.max(...silhouette(second).map(([x]) => x));
    expect(hidden.spot[0], "P1 stands beside building 2, not on its front").toBeGreaterThan(rightEdge);
  });
  test("leads to the words about it", () => {
    expect(draw({ zones: visitorsMap.zones }, { zoneTo: (sign) => `/parking#zone-${sign}` })).toContain(
      'href="/parking#zone-P1"',
    );
  });
  const [zone] = zones;
  const changed = (more: Partial<ParkingZone>) => draw({ zones: zone ? [{ ...zone, ...more }] : [] });
  test("over a building, or without a place, is left out", () => {
    expect(changed({ place: { x: 60, y: 50, length: 100, width: 40 } })).not.toContain("park-zone");
    expect(changed({ place: undefined })).not.toContain("park-zone");
  });
  test.each(zones)("$name names its adjacent buildings in words", (named) => {
    const words = besideWords(named, buildings) ?? "";
    if (words !== "у галереи") expect(words).toBe(`у ${buildingWords(named.near ?? [], "genitive")}`);
  });
});

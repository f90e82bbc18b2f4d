import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/html.ts";
import type { ParkingZone } from "../../../views/content/parking.ts";
import { zoneCode } from "../../../views/content/words/places.ts";
import { ParkPlan } from "../../../views/drawings/ParkPlan.tsx";
import { parallelAt, placed, rectOf, walksOf, zoneSpot } from "../../../views/drawings/park-plan.ts";
import { besideWords } from "../../../views/visit/zone-words.ts";
import { plain } from "../../support/plain-text.ts";
import { content } from "./stand-in-content.ts";

const { buildings, site, contacts } = content.park;
const { visitorsMap, residentsMap } = content.parking;
const lat = contacts.coordinates.lat;
const placedBuildings = placed(buildings);
const zones = [...visitorsMap.zones, ...residentsMap.zones];
const draw = (more: Partial<Parameters<typeof ParkPlan>[0]>) =>
  plain(fragmentHtml(<ParkPlan buildings={buildings} site={site} lat={lat} {...more} />));

/** Numbers of all closed paths of a class: corner and sides in drawing units. */
const boxes = (svg: string, className: string) =>
  [...svg.matchAll(/<path class="([^"]*)" d="M([\d.-]+) ([\d.-]+)h([\d.-]+)v([\d.-]+)h/g)]
    .filter(([, classes]) => classes?.split(" ").includes(className))
    .map(([, , ...numbers]) => numbers.map(Number));
const ratio = ([, , width = 0, height = 1]: number[]) => width / height;

describe("The park's plan", () => {
  test("has a touch area over each linked building, and over no other", () => {
    const linked = draw({ linkTo: ({ id }) => `/plan?body=${id}` });
    expect(boxes(linked, "pp-touch")).toEqual(boxes(linked, "pp-body"));
    expect(boxes(draw({}), "pp-touch")).toEqual([]);
  });
  const svg = draw({ zones: visitorsMap.zones });
  test("draws each building at its place and to scale", () => {
    const drawn = boxes(svg, "pp-body");
    expect(drawn).toHaveLength(9);
    const [first] = drawn;
    const k = (first?.[2] ?? 0) / (placedBuildings[0]?.place.length ?? 1);
    for (const [at, { place }] of placedBuildings.entries()) {
      const [x = 0, y = 0, width = 0, height = 0] = drawn[at] ?? [];
      expect(width / k).toBeCloseTo(place.length, 0);
      expect(height / k).toBeCloseTo(place.width, 0);
      expect((x - (first?.[0] ?? 0)) / k).toBeCloseTo(place.x - (placedBuildings[0]?.place.x ?? 0), 0);
      expect((y - (first?.[1] ?? 0)) / k).toBeCloseTo(place.y - (placedBuildings[0]?.place.y ?? 0), 0);
    }
  });

  test("names every building, entrance, stop and the park's latitude", () => {
    for (const { number } of buildings) expect(svg).toContain(`>${number}</text>`);
    for (const { name } of site?.entrances ?? []) expect(svg).toContain(`>${name}</text>`);
    expect(svg.match(/<circle/g)).toHaveLength(site?.stops.length ?? 0);
    expect(svg).toContain("параллель 55,62° с.");
  });

  test("crosses no building with the parallel", () => {
    const y = parallelAt(placedBuildings);
    for (const { place } of placedBuildings) expect(y > place.y && y < place.y + place.width).toBe(false);
  });

  test("is empty if no building has a place, and omits an unknown latitude", () => {
    expect(draw({ buildings: buildings.map((building) => ({ ...building, place: undefined })) })).toBe("");
    expect(draw({ lat: undefined })).not.toContain("параллель");
  });

  test("has no roads, gates, streets or stops without a site", () => {
    expect(draw({ site: undefined })).not.toMatch(/pp-(?:road|gate|street|stop)/);
  });

  test("omits a road that crosses a building", () => {
    const through: [number, number][] = [
      [0, 69],
      [300, 69],
    ];
    const without = draw({ site: site && { ...site, roads: [] } });
    expect(draw({ site: site && { ...site, roads: [through] } })).toBe(without);
  });
});

describe("A zone", () => {
  test.each(zones)("$name is drawn at its place, with its sign and its cars", (zone) => {
    const svg = draw({ zones: [zone] });
    const [outline = []] = boxes(svg, "pp-edge");
    expect(ratio(outline)).toBeCloseTo((zone.place?.length ?? 0) / (zone.place?.width ?? 1), 1);
    const [, x, y] = (/class="pp-code" x="([\d.]+)" y="([\d.]+)"/.exec(svg) ?? []).map(Number);
    const [left = 0, top = 0, width = 0, height = 0] = outline;
    // A long zone's sign leaves the middle to the numbers of the buildings beside it.
    expect(x).toBeCloseTo(left + width / (width > 2.5 * height ? 4 : 2), 0);
    expect(y).toBeCloseTo(top + height / 2, 0);
    expect(svg).toContain(`>${zoneCode(zone)}</text>`);
    expect(svg).toContain("pp-stalls");
    expect(boxes(svg, "pp-edge")).toHaveLength((zone.levels ?? 1) > 1 ? 2 : 1);
  });

  test.each(zones)("$name lists its adjacent buildings in the text", (zone) => {
    const words = besideWords(zone, buildings) ?? "";
    expect(words.match(/\d+/g)).toEqual(zone.near);
  });

  test.each(zones)("$name has footpaths around the buildings", (zone) => {
    const spot = zoneSpot(zone, placedBuildings);
    for (const { from, to } of spot ? walksOf(spot, placedBuildings) : [])
      for (let step = 1; step < 20; step++) {
        const [x, y] = [from[0] + ((to[0] - from[0]) * step) / 20, from[1] + ((to[1] - from[1]) * step) / 20];
        for (const { place } of placedBuildings) {
          const r = rectOf(place);
          expect(x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1).toBe(false);
        }
      }
  });

  const [zone] = zones;
  const changed = (more: Partial<ParkingZone>) => draw({ zones: zone ? [{ ...zone, ...more }] : [] });

  test("has no outline over a building, and no cars on too little ground", () => {
    const onBuilding = changed({ place: { x: 60, y: 50, length: 100, width: 40 } });
    expect(onBuilding).not.toContain("pp-edge");
    expect(onBuilding).toContain("pp-way");
    expect(changed({ spaces: 640 })).toContain("pp-edge");
    expect(changed({ spaces: 640 })).not.toContain("pp-stalls");
  });

  test("is linked to its named buildings without a place, and omitted without those", () => {
    const tied = changed({ place: undefined });
    expect(tied).not.toContain("pp-edge");
    expect(tied.match(/class="pp-way" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(changed({ place: undefined, near: undefined })).not.toContain("pp-sign");
    expect(changed({ place: undefined, near: ["77"] })).not.toContain("pp-sign");
  });
});

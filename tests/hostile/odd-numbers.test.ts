import { describe, expect, test } from "vitest";
import { unitOf } from "../../views/content/content.ts";
import type { Answers } from "../support/parks/answering-api.ts";
import { provePark } from "../support/parks/park-proof.ts";
import { manyBuildings, manyRoads, type OddContent, oddContent, oddPark, times } from "./odd-parks.ts";

/** Of the processor: far above what a page takes on a cold start, far below what these answers took. */
const pageMs = 3000;

/** Every page of a park is whole and soon there. Returns its content, its log, and its pages with these units. */
async function pagesOf(answers: Answers, unitIds: number[] = []) {
  const lines: string[] = [];
  const log = (event: string, fields: object = {}) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  const { pages, content } = await provePark(answers, unitIds, log);
  expect(pages.flatMap(({ address, faults }) => faults.map((fault) => `${address}: ${fault}`))).toEqual([]);
  expect(pages.filter(({ ms }) => ms > pageMs)).toEqual([]);
  return { content, log: lines, html: pages.map(({ html }) => html).join("\n"), pages };
}

const { pavilions } = oddContent;
const idsOf = (category: string) => pavilions.filter((unit) => unit.category === category).map(({ id }) => id);
const offices = idsOf("office");
const warehouses = idsOf("warehouse");
const [office = 0] = offices;
const [warehouse = 0] = warehouses;

/** What is other about a unit. */
type Change = (unit: OddContent["pavilions"][number]) => object;
const withUnits = (change: Change) =>
  oddPark(({ pavilions: units }) => ({ pavilions: units.map((unit) => ({ ...unit, ...change(unit) })) }));

/** The lengths of a unit's place, in another unit of length. */
const measured =
  (by: number): Change =>
  ({ place }) => ({ place: times(place, by, ["offset", "width", "depth"]) });
const sized =
  (square: number, width: number, depth: number): Change =>
  () => ({ square, place: { row: 0, offset: 0, width, depth } });
const priced =
  (odd: unknown): Change =>
  () => ({ price: odd, rate: odd });

/** Each with the field that is left out, and what the log says of it. */
const oddUnits: [
  what: string,
  change: Change,
  field: "place" | "columnGrid" | "price" | "updatedAt",
  reason: string,
][] = [
  ["centimetres", measured(100), "place", "centimetres"],
  ["millimetres", measured(1000), "place", "millimetres"],
  ["3 × 1.5 km", sized(72, 3000, 1500), "place", "outside 1 to 400 m"],
  ["thinner than a hair", sized(72, 8, 0.00001), "place", "outside 1 to 400 m"],
  ["half as much again as the area", sized(48, 9, 8), "place", "width × depth is not square"],
  ["sides that do not make the area", sized(6, 300, 200), "place", "width × depth is not square: centimetres?"],
  [
    "a column each centimetre",
    () => ({ columnGrid: { along: 0.01, across: 0.01 } }),
    "columnGrid",
    "outside 2 to 60 m",
  ],
  ["a rent below nothing", priced(-5), "price", "outside 0 to 10000000000"],
  ["a rent of billions", priced(1e13), "price", "outside 0 to 10000000000"],
  ["a rent in words", priced("дорого"), "price", "expected a number"],
  ["a change that is still to come", () => ({ updatedAt: "2150-01-01" }), "updatedAt", "in the future"],
];

describe("A number of the content API does not end the process:", () => {
  test("units with odd numbers stay in the lists without them, and the log says why", async () => {
    const answers = withUnits((unit) => {
      const [, change] = oddUnits[Math.max(offices.indexOf(unit.id), warehouses.indexOf(unit.id))] ?? [];
      return change?.(unit) ?? {};
    });
    const odd = oddUnits.flatMap(([what, , field, reason], at) =>
      [offices[at] ?? 0, warehouses[at] ?? 0].map((id) => ({ id, what, field, reason })),
    );
    const ids = odd.map(({ id }) => id);
    const { content, log, pages } = await pagesOf(answers, ids);
    for (const { id, what, field, reason } of odd) {
      const unit = unitOf(content, id);
      expect([unit?.id, unit?.[field] || undefined], what).toEqual([id, undefined]);
      const lines = log.filter((line) => line.includes(`"object":"unit ${id}","field":"${field}`));
      expect(lines.join(), what).toContain(reason);
      const html = pages.find(({ address }) => address === `unit ${id}`)?.html ?? "";
      if (field === "price") expect(html).toMatch(/Цена по\sзапросу/);
    }
  });
  test("a grid of a hundredth of a millimetre and a core of a million lifts are dropped, the building stays", async () => {
    const cores = [{ row: 0, offset: 0, width: 9, lifts: 1_000_000, stairs: 1_000_000 }];
    const answers = oddPark(({ bodies }) => ({
      bodies: bodies.map((body, at) => ({ ...body, grid: at % 2 ? { step: 0.00001, cores } : { step: 6, cores } })),
    }));
    const { content, log } = await pagesOf(answers);
    const { park } = content;
    expect(park.buildings.map(({ grid }) => grid?.step)).toEqual(
      park.buildings.map((_, at) => (at % 2 ? undefined : 6)),
    );
    expect(park.buildings[0]?.grid?.cores).toEqual([{ row: 0, offset: 0, width: 9 }]);
    expect(log.join()).toContain('"field":"grid.cores.0.lifts","reason":"outside 0 to 20"');
  });
  test.each([
    [2000, 0],
    [300, 11_000],
    [2500, 300],
  ])("%i buildings and %i points of roads", async (count, points) => {
    const answers = oddPark(({ site }) => ({
      bodies: manyBuildings(count),
      site: { ...site, roads: manyRoads(points) },
    }));
    const { park } = (await pagesOf(answers)).content;
    expect(park.buildings).toHaveLength(Math.min(count, 300));
    expect(park.site?.roads.flat().length).toBeLessThanOrEqual(40 * 200);
  });
  test("two units with 5,000 facts each are shown and compared by the first sixty", async () => {
    const facts = Array.from({ length: 5000 }, (_, at) => ({ name: `Свойство ${at}`, value: String(at) }));
    const answers = withUnits(({ id }) => ({ facts: id === office || id === warehouse ? facts : [] }));
    const { log, html } = await pagesOf(answers, [office]);
    expect(html).not.toContain("Свойство 60");
    expect(log.join()).toContain('"field":"facts","reason":"more than 60"');
  });
  test("coordinates outside of the earth and an address of null are left out of every page", async () => {
    const answers = oddPark(({ contacts }) => ({
      contacts: { ...contacts, address: null, coordinates: { lat: 5562, lon: 37.42 } },
    }));
    const { content, log, html } = await pagesOf(answers, [office]);
    expect(content.park.contacts.coordinates).toBeUndefined();
    expect(html).not.toMatch(/yandex\.ru\/maps|2gis\.ru|GeoCoordinates|5562/);
    expect(log.join()).toContain('"object":"contacts","field":"coordinates.lat","reason":"outside -90 to 90"');
  });
});

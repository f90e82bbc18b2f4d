import { describe, expect, test } from "vitest";
import { unitOf } from "../../views/content/content.ts";
import type { Answers } from "../support/parks/answering-api.ts";
import { askOf, contentOf } from "../support/parks/kept-content.ts";
import { provePark } from "../support/parks/park-proof.ts";
import { manyBuildings, manyRoads, type OddContent, oddPark, times } from "./odd-parks.ts";

/** Of the processor: far above what a page takes on a cold start, far below what these answers took. */
const pageMs = 3000;

/** Every page of a park is whole and soon there. Returns its content, its log, and its pages with these units. */
async function pagesOf(answers: Answers, unitIds: number[] = []) {
  const lines: string[] = [];
  const log = (event: string, fields: object = {}) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  const { park, units, ...content } = await contentOf(askOf(answers), log);
  const pages = await provePark(answers, unitIds);
  expect(pages.flatMap(({ address, faults }) => faults.map((fault) => `${address}: ${fault}`))).toEqual([]);
  expect(pages.filter(({ ms }) => ms > pageMs)).toEqual([]);
  if (!park || !units) return expect.fail("no content");
  const whole = { ...content, park, units };
  return { content: whole, log: lines, html: pages.map(({ html }) => html).join("\n"), pages };
}

const first = oddPark(({ pavilions }) => ({ pavilions }));
const units = (
  first("/pavilions", new URLSearchParams({ limit: "100" })) as { data: { id: number; category: string }[] }
).data;
const idOf = (category: string) => units.find((unit) => unit.category === category)?.id ?? 0;
const [office, warehouse] = [idOf("office"), idOf("warehouse")];

/** What is other about a unit. */
type Change = (unit: OddContent["pavilions"][number]) => object;
const withUnits = (change: Change) =>
  oddPark(({ pavilions }) => ({ pavilions: pavilions.map((unit) => ({ ...unit, ...change(unit) })) }));

/** The lengths of a unit's place, in another unit of length. */
const measured =
  (by: number): Change =>
  ({ place }) => ({ place: times(place, by, ["offset", "width", "depth"]) });
const sized =
  (square: number, width: number, depth: number): Change =>
  () => ({ square, place: { row: 0, offset: 0, width, depth } });

describe("A number of the content API does not end the process:", () => {
  test.each<[what: string, change: Change, field: "place" | "columnGrid", reason: string]>([
    ["units in centimetres", measured(100), "place", "centimetres"],
    ["units in millimetres", measured(1000), "place", "millimetres"],
    ["units of 3 × 1.5 km", sized(72, 3000, 1500), "place", "outside 1 to 400 m"],
    ["units thinner than a hair", sized(72, 8, 0.00001), "place", "outside 1 to 400 m"],
    ["sides that do not make the area", sized(6, 300, 200), "place", "width × depth is not square: centimetres?"],
    [
      "a column each centimetre",
      () => ({ columnGrid: { along: 0.01, across: 0.01 } }),
      "columnGrid",
      "outside 2 to 60 m",
    ],
  ])("%s: units stay in the lists without it, and the log says why", async (_, change, field, reason) => {
    const { content, log } = await pagesOf(withUnits(change), [office, warehouse]);
    for (const id of [office, warehouse]) {
      expect(content.units.map((unit) => unit.id)).toContain(id);
      expect(unitOf(content, id)?.[field]).toBeUndefined();
    }
    const line = log.find((entry) => entry.includes("content.dropped") && entry.includes(`unit ${office}`));
    expect(line).toContain(`"field":"${field}`);
    expect(log.join()).toContain(reason);
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
  test.each([-5, 1e13, "дорого"])("a price and a rate of %s are not told, the unit stays", async (odd) => {
    const answers = withUnits(({ id }) => (id === office ? { price: odd, rate: odd } : {}));
    const { content, log, pages } = await pagesOf(answers, [office]);
    const unit = unitOf(content, office);
    expect([unit?.price, unit?.rate]).toEqual([0, 0]);
    expect(pages.find(({ address }) => address === `unit ${office}`)?.html).toMatch(/Цена по\sзапросу/);
    const reason = typeof odd === "number" ? "outside 0 to 10000000000" : "expected a number";
    expect(log.join()).toContain(`"object":"unit ${office}","field":"price","reason":"${reason}"`);
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

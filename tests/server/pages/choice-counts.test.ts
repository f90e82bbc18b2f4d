import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { foundOf, getFrom, text, unitsOf } from "../../support/pages/lists.ts";
import { startAnsweringApi } from "../../support/parks/answering-api.ts";
import { deriveAnswers } from "../../support/parks/derived-park.ts";
import { plainPark } from "../../support/parks/foreign-parks.ts";
import { clicked, matches } from "../../support/parks/naive-choice.ts";
import { startSite, type TestSite } from "../../support/sites/test-site.ts";

type Stock = { site: TestSite; path: string; units: Unit[]; close(): Promise<unknown> };

const runs = 15;
/** A longer choice has further headings on its next page. */
const pageUnits = 60;
const optionsMin = 12;

const stocks: Record<string, () => Promise<Stock>> = {
  "the park's offices": () => stockOf({}, "office"),
  "the park's warehouses": () => stockOf({}, "warehouse"),
  "another park": async () => {
    const api = await startAnsweringApi(deriveAnswers({ ...plainPark, units: 150, lets: ["office"] }));
    const stock = await stockOf({ API_BASE_URL: api.url }, "office");
    return { ...stock, close: async () => Promise.all([stock.close(), api.close()]) };
  },
};

async function stockOf(env: Record<string, string>, category: Unit["category"]): Promise<Stock> {
  const site = await startSite({ env });
  const { categories } = await site.content.park();
  const units = (await site.content.allUnits()).filter((unit) => unit.category === category);
  const alias = categories.find(({ id }) => id === category)?.alias;
  return { site, path: `/${alias}`, units, close: () => site.close() };
}

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const decoded = (html: string) => html.replace(/&[^;]+;/g, (one) => entities[one] ?? one);
const counted = (words: string | undefined) => Number(words?.replace(/\s/g, ""));

/** The counted options of a page's form. */
const tilesOf = (html: string) =>
  [...html.matchAll(/<label class="tile" data-count="([^"]*)"><input ([^>]*)>/g)].map(([, count, input = ""]) => {
    const attribute = (name: string) => decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? "");
    return { name: attribute("name"), value: attribute("value"), count: counted(count) };
  });

/** Choices of one to four conditions that stock of this kind can have. */
function choices(units: readonly Unit[]): fc.Arbitrary<URLSearchParams> {
  const one = fc.constantFrom(...units);
  const facts = one.chain(({ facts }) => (facts.length > 0 ? fc.constantFrom(...facts) : fc.constant(undefined)));
  const conditions: fc.Arbitrary<[string, string][]>[] = [
    one.map(({ square }) => [["squareFrom", String(Math.floor(square))]]),
    one.map(({ square }) => [["squareTo", String(Math.ceil(square))]]),
    one.map(({ square }) => [["people", String(Math.max(1, Math.round(square / 7)))]]),
    fc.constantFrom("s", "m", "l", "xl").map((size) => [["squareSize", size]]),
    one.map(({ price }) => [["priceTo", String(Math.ceil(price))]]),
    one.map(({ price }) => [["priceFrom", String(Math.floor(price))]]),
    one.map(({ building }) => [["bodies", String(building.id)]]),
    one.map(({ floor }) => [["floor", String(floor.number)]]),
    fc.constant([["free", "now"]]),
    one.map(({ availableFrom = "2027-01-15" }) => [["freeBy", availableFrom.slice(0, 10)]]),
    facts.map((fact) => (fact ? [["facts", `${fact.name}: ${fact.value}`]] : [])),
    facts.map((fact) => (fact ? [["facts", `${fact.name}: ${fact.value}`]] : [])),
  ];
  return fc
    .uniqueArray(fc.integer({ min: 0, max: conditions.length - 1 }), { minLength: 1, maxLength: 4 })
    .chain((picked) => fc.tuple(...picked.map((at) => conditions[at] ?? fc.constant([]))))
    .map((parts) => new URLSearchParams(parts.flat()));
}

/** Of several areas or moments only one counts, and a reversed range is meant the other way round. */
function isPlain(query: URLSearchParams): boolean {
  const areas = [["squareFrom", "squareTo"], ["people"], ["squareSize"]];
  const rises = (from: string, to: string) =>
    !query.has(from) || !query.has(to) || Number(query.get(from)) <= Number(query.get(to));
  return (
    areas.filter((keys) => keys.some((key) => query.has(key))).length < 2 &&
    !(query.has("free") && query.has("freeBy")) &&
    rises("squareFrom", "squareTo") &&
    rises("priceFrom", "priceTo")
  );
}

describe.each(Object.entries(stocks))("the counts over %s", (_, open) => {
  let stock: Stock;
  beforeAll(async () => {
    stock = await open();
  });
  afterAll(() => stock.close());

  test("equal a naive search: the total, the rows, every option after a click, every heading", async () => {
    const { site, path, units } = stock;
    await fc.assert(
      fc.asyncProperty(choices(units).filter(isPlain), async (query) => {
        const { html } = await getFrom(site, `${path}?${query}`);
        const fits = (wanted: URLSearchParams) => units.filter((unit) => matches(unit, wanted)).length;
        expect(foundOf(html)).toBe(fits(query));
        const ids = units.filter((unit) => matches(unit, query)).map(({ id }) => id);
        if (ids.length > 1 && ids.length <= pageUnits) expect(unitsOf(html).sort()).toEqual(ids.sort());
        for (const tile of tilesOf(html))
          expect([tile.name, tile.value, tile.count]).toEqual([
            tile.name,
            tile.value,
            fits(clicked(tile.name === "bodies" ? without(query, "bodies") : query, tile.name, tile.value)),
          ]);
        const heads = html.match(/<div class="group-head"><h2>.*?<\/h2>/g) ?? [];
        const headed = heads.flatMap(
          (head) => counted(/ — ([\d\s]+) (?:офис|склад|помещени)/.exec(text(head))?.[1]) || [],
        );
        if (headed.length > 0 && fits(query) <= pageUnits) expect(headed.reduce((a, b) => a + b)).toBe(fits(query));
      }),
      { numRuns: runs, seed: 55 },
    );
  });
  test("cover every fact with two to eight values, and its popover", async () => {
    const { site, path, units } = stock;
    const { html } = await getFrom(site, path);
    const offered = new Set(tilesOf(html).map(({ value }) => value));
    const values = Map.groupBy(
      new Set(units.flatMap(({ facts }) => facts.map(({ name: fact, value }) => `${fact}: ${value}`))),
      (fact) => fact.split(": ")[0],
    );
    const wanted = [...values.values()].filter(({ length }) => length >= 2 && length <= 8).flat();
    expect(wanted.filter((fact) => !offered.has(fact))).toEqual([]);
    expect(tilesOf(html).length).toBeGreaterThanOrEqual(Math.min(optionsMin, wanted.length));
    expect(foundOf(html)).toBe(units.length);
  });
});

function without(query: URLSearchParams, key: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(key);
  return rest;
}

import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import type { Pavilion } from "../../../server/stand-in/wire.ts";
import { withStandIn } from "./stand-in.ts";

const { get } = withStandIn();
const all = park.pavilions;

const idsIn = (units: readonly { id: number }[]) => units.map(({ id }) => id);

/** The ids of both pages of a choice. */
async function idsOf(query: string): Promise<number[]> {
  const pages = await Promise.all([1, 2].map((page) => get(`/pavilions/paginate?${query}&page=${page}`)));
  return pages.flatMap(({ body }) => idsIn(body.data));
}

// `choice-counts.test.ts` compares random choices with a naive search.
describe("A filter keeps matching units, in the API's own order:", () => {
  const edge = all.find(({ category }) => category === "warehouse")?.square ?? 0;
  const cost = all[40]?.price ?? 0;
  test.each<[string, (unit: Pavilion) => boolean]>([
    ["category=trade_area", ({ category }) => category === "trade_area"],
    [`squareFrom=${edge}&priceTo=${cost}`, ({ square, price }) => square >= edge && price <= cost],
    [`squareTo=${edge}&priceFrom=${cost}`, ({ square, price }) => square <= edge && price >= cost],
    ["squareSize=l", ({ square }) => square >= 150 && square < 500],
    ["bodies=1&bodies=3&floor=3", ({ body, floor }) => [1, 3].includes(body.id) && floor.number === 3],
    ["squareFrom=200&squareTo=100", () => false],
  ])("%s", async (query, isWanted) => {
    expect(await idsOf(query)).toEqual(idsIn(all.filter(isWanted)));
  });
});

const ignored =
  "category= category=castle squareFrom= squareFrom=abc squareTo=NaN priceTo=1e9 floor=x floor=3abc bodies= bodies=x squareSize=xxl sort=name %%%=1";
test.each(ignored.split(" "))("An invalid filter is ignored: %s", async (query) => {
  expect(await idsOf(query)).toEqual(idsIn(all));
});

test.each<[string, (a: Pavilion, b: Pavilion) => number]>([
  ["square", (a, b) => a.square - b.square],
  ["-square", (a, b) => b.square - a.square],
  ["price", (a, b) => a.price - b.price],
  ["-price", (a, b) => b.price - a.price],
])("Sorting by %s keeps the API's order among equals", async (sort, order) => {
  expect(await idsOf(`sort=${sort}`)).toEqual(idsIn(all.toSorted(order)));
});

describe("Pages", () => {
  test("contain every unit once", async () => {
    const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => get(`/pavilions/paginate?limit=17&page=${page}`)));
    expect(pages[0]?.body.pagination).toEqual({ page: 1, limit: 17, total: 158, pages: 10 });
    expect(pages.flatMap(({ body }) => idsIn(body.data))).toEqual(idsIn(all));
  });
  test.each([
    ["category=office", { limit: 100, page: 1, total: 112, pages: 2 }],
    ["limit=0", { limit: 1, page: 1 }],
    ["limit=1000", { limit: 100, page: 1 }],
    ["limit=all", { limit: 100, page: 1 }],
    ["limit=2.9", { limit: 2, page: 1 }],
    ["page=0", { limit: 100, page: 1 }],
    ["page=x", { limit: 100, page: 1 }],
    ["page=99", { page: 99, total: 158 }],
  ])("have a default of 100 units, and are clamped: %s", async (query, expected) => {
    expect((await get(`/pavilions?${query}`)).body.pagination).toMatchObject(expected);
  });
});

test.each(["office", ""])("The meta describes the units of the category %j before other filters", async (category) => {
  const of = all.filter((unit) => !category || unit.category === category);
  const { meta, data } = (await get(`/pavilions?category=${category}&squareFrom=100000&floor=2&bodies=1`)).body;
  const rangeOf = (values: number[]) => ({ min: Math.min(...values), max: Math.max(...values) });
  expect(data).toEqual([]);
  expect(meta.square).toEqual(rangeOf(of.map(({ square }) => square)));
  expect(meta.price).toEqual(rangeOf(of.map(({ price }) => price)));
  expect(meta.floors).toEqual([...new Set(of.map(({ floor }) => floor.number))].sort((a, b) => a - b));
  const buildings = Map.groupBy(of, ({ body }) => body.id);
  const counts = [...buildings].map(([id, { length }]) => ({ id, number: String(id), count: length }));
  expect(meta.bodies).toEqual(counts.sort((a, b) => a.id - b.id));
});

import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import type { Pavilion } from "../../../server/stand-in/wire.ts";
import { withStandIn } from "./stand-in.ts";

const { get } = withStandIn();
const all = park.pavilions;

const idsIn = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);

/** The ids of both pages of a choice. */
async function idsOf(query: string): Promise<number[]> {
  const pages = await Promise.all([1, 2].map((page) => get(`/pavilions/paginate?${query}&page=${page}`)));
  return pages.flatMap(({ body }) => idsIn(body));
}

const ids = (isWanted: (unit: Pavilion) => boolean) => all.filter(isWanted).map(({ id }) => id);

describe("A filter keeps matching units, in the API's own order:", () => {
  const edge = all.find(({ category }) => category === "warehouse")?.square ?? 0;
  const cost = all[40]?.price ?? 0;
  test.each<[string, (unit: Pavilion) => boolean]>([
    ["category=office", ({ category }) => category === "office"],
    ["category=warehouse", ({ category }) => category === "warehouse"],
    ["category=trade_area", ({ category }) => category === "trade_area"],
    [`squareFrom=${edge}`, ({ square }) => square >= edge],
    [`squareTo=${edge}`, ({ square }) => square <= edge],
    ["squareFrom=70.2&squareTo=70.2", ({ square }) => square === 70.2],
    ["squareSize=s", ({ square }) => square < 50],
    ["squareSize=m", ({ square }) => square >= 50 && square < 150],
    ["squareSize=l", ({ square }) => square >= 150 && square < 500],
    ["squareSize=xl", ({ square }) => square >= 500],
    [`priceFrom=${cost}`, ({ price }) => price >= cost],
    [`priceTo=${cost}`, ({ price }) => price <= cost],
    ["floor=3", ({ floor }) => floor.number === 3],
    ["bodies=2", ({ body: building }) => building.id === 2],
    ["bodies=1&bodies=3", ({ body: building }) => building.id === 1 || building.id === 3],
    ["bodies=77", () => false],
    [
      "category=office&bodies=4&floor=5&squareTo=200",
      (p) => p.category === "office" && p.body.id === 4 && p.floor.number === 5 && p.square <= 200,
    ],
    ["squareFrom=200&squareTo=100", () => false],
  ])("%s", async (query, isWanted) => {
    expect(await idsOf(query)).toEqual(ids(isWanted));
  });
});

describe("An invalid filter is ignored:", () => {
  test.each([
    "category=",
    "category=castle",
    "squareFrom=",
    "squareFrom=abc",
    "squareTo=NaN",
    "priceTo=1e9",
    "floor=x",
    "bodies=",
    "bodies=x",
    "squareSize=xxl",
    "sort=name",
    "utm=1",
    "%%%=1",
    "floor=3abc",
  ])("%s", async (query) => {
    expect(await idsOf(query)).toEqual(all.map(({ id }) => id));
  });
});

describe("Sorting", () => {
  test.each<[string, (a: Pavilion, b: Pavilion) => number]>([
    ["square", (a, b) => a.square - b.square],
    ["-square", (a, b) => b.square - a.square],
    ["price", (a, b) => a.price - b.price],
    ["-price", (a, b) => b.price - a.price],
  ])("by %s keeps the API's order among equals", async (sort, order) => {
    expect(await idsOf(`sort=${sort}`)).toEqual([...all].sort(order).map(({ id }) => id));
  });
});

describe("Pages", () => {
  test("contain every unit once", async () => {
    const { pagination } = (await get("/pavilions?limit=17")).body;
    expect(pagination).toEqual({ page: 1, limit: 17, total: 158, pages: 10 });
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) => get(`/pavilions/paginate?limit=17&page=${index + 1}`)),
    );
    expect(pages.flatMap(({ body }) => idsIn(body))).toEqual(all.map(({ id }) => id));
  });

  test("have 100 units by default, so 112 offices take two", async () => {
    const { data, pagination } = (await get("/pavilions?category=office")).body;
    expect(data).toHaveLength(100);
    expect(pagination).toEqual({ page: 1, limit: 100, total: 112, pages: 2 });
  });

  test.each([
    ["limit=0", { limit: 1, page: 1 }],
    ["limit=-5", { limit: 1, page: 1 }],
    ["limit=1000", { limit: 100, page: 1 }],
    ["limit=all", { limit: 100, page: 1 }],
    ["limit=2.9", { limit: 2, page: 1 }],
    ["page=0", { limit: 100, page: 1 }],
    ["page=x", { limit: 100, page: 1 }],
  ])("are clamped for %s", async (query, expected) => {
    expect((await get(`/pavilions?${query}`)).body.pagination).toMatchObject(expected);
  });

  test("beyond the last one are empty", async () => {
    const { status, body } = await get("/pavilions?page=99");
    expect([status, body.data, body.pagination?.total]).toEqual([200, [], 158]);
  });
});

describe("The meta of the first page", () => {
  test.each(["office", "warehouse", "trade_area", ""])(
    "describes the units of the category %j before other filters",
    async (category) => {
      const of = all.filter((unit) => !category || unit.category === category);
      const { meta, data } = (await get(`/pavilions?category=${category}&squareFrom=100000&floor=2&bodies=1`)).body;
      expect(data).toEqual([]);
      const { square, price, floors, bodies } = meta;
      expect(square).toEqual({ min: Math.min(...of.map((p) => p.square)), max: Math.max(...of.map((p) => p.square)) });
      expect(price).toEqual({ min: Math.min(...of.map((p) => p.price)), max: Math.max(...of.map((p) => p.price)) });
      expect(floors).toEqual([...new Set(of.map((p) => p.floor.number))].sort((a, b) => a - b));
      const numbers = [...new Set(of.map((p) => p.body.number))].sort();
      expect(bodies).toEqual(
        numbers.map((number) => ({
          id: Number(number),
          number,
          count: of.filter((p) => p.body.number === number).length,
        })),
      );
    },
  );
});

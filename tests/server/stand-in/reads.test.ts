import { describe, expect, test } from "vitest";
import * as z from "zod";
import { withStandIn } from "./stand-in.ts";
import { init } from "./wire-init.ts";
import * as wire from "./wire-schemas.ts";

const { get, post } = withStandIn();

const pagination = z.strictObject({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() });
const list = (item: z.ZodType) => z.strictObject({ success: z.literal(true), data: z.array(item).min(1), pagination });
const one = (data: z.ZodType) => z.strictObject({ success: z.literal(true), data });

describe("A read has the contract's shape:", () => {
  test.each([
    ["/init", one(init)],
    ["/pavilions", list(wire.pavilion).extend({ meta: wire.pavilionMeta })],
    ["/pavilions/paginate", list(wire.pavilion)],
    ["/pavilions/1001", one(wire.pavilion)],
    ["/placement-requests/parameters", one(wire.placementParameters)],
    ["/services", list(wire.service)],
    ["/services/1", one(wire.service)],
    ["/shops", list(wire.shop).extend({ meta: wire.shopMeta })],
    [
      "/shops?categories=residents&categories=services&categories=food&categories=shops&limit=100",
      list(wire.shop).extend({ meta: wire.shopMeta }),
    ],
    ["/shops/1", one(wire.shop)],
    ["/news", list(wire.newsItem).extend({ meta: wire.newsMeta })],
    ["/news?type=promo&limit=100", list(wire.newsItem).extend({ meta: wire.newsMeta })],
    ["/news?type=event&limit=100", list(wire.newsItem).extend({ meta: wire.newsMeta })],
    ["/news?type=notice&limit=100", list(wire.newsItem).extend({ meta: wire.newsMeta })],
    ["/news/1", one(wire.newsItem)],
    ["/media-facade-solutions", list(wire.mediaFacadeSolution)],
    ["/media-facade-solutions/1", one(wire.mediaFacadeSolution)],
    ["/vacancies", list(wire.vacancy)],
    ["/vacancies/1", one(wire.vacancy)],
    ["/pages/parking", one(wire.parking)],
  ])("%s", async (path, schema) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(schema.safeParse(body).error?.issues ?? []).toEqual([]);
  });
});

describe("A missing item or path", () => {
  const items = ["pavilions", "services", "shops", "news", "media-facade-solutions", "vacancies"];
  test.each(items.flatMap((name) => ["99999", "0", "01", "1e3", "x", "1%20"].map((id) => `/${name}/${id}`)))(
    "%s is a 404",
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: { success: false, message: expect.any(String) } });
    },
  );

  test.each([
    "/",
    "/init/",
    "/nothing",
    "/pavilions/1001/plan",
    "//",
    "/constructor",
    "/constructor/1",
    "/__proto__/1",
    "/%E0%A4%A",
  ])("%s is a 404, because it is no path", async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: { success: false, message: expect.any(String) } });
  });
});

describe("A wrong method", () => {
  test.each(["/init", "/pavilions", "/pavilions/1001", "/pavilions/99999"])("POST to %s is a 405", async (path) => {
    const { status, headers, body } = await post(path, {});
    expect([status, headers.get("allow"), body.success]).toEqual([405, "GET", false]);
  });

  test("GET of a submission is a 405", async () => {
    const { status, headers } = await get("/callbacks/rent");
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("/init", () => {
  test("lists exactly the units to let", async () => {
    const { pavilions } = init.parse((await get("/init")).body.data);
    const pages = await Promise.all(
      [1, 2].map(async (page) =>
        z.array(wire.pavilion).parse((await get(`/pavilions/paginate?page=${page}`)).body.data),
      ),
    );
    expect(pavilions).toEqual(pages.flat().map(({ id, number }) => ({ id, number })));
  });

  test("sends two of the four texts as objects and two as JSON", async () => {
    const { data } = (await get("/init")).body;
    const { textFiles } = z
      .object({ settings: z.object({ textFiles: z.record(z.string(), z.unknown()) }) })
      .parse(data).settings;
    expect(Object.fromEntries(Object.entries(textFiles).map(([name, text]) => [name, typeof text]))).toEqual({
      agreement: "string",
      privacy: "string",
      advertisement: "object",
      labor_protection: "object",
    });
  });

  test("has a banner for the messenger, and the three categories with their aliases", async () => {
    const { banners, categories } = init.parse((await get("/init")).body.data);
    expect(banners.some(({ theme }) => theme === "messenger")).toBe(true);
    expect(categories.map(({ id, alias }) => [id, alias])).toEqual([
      ["office", "arenda-ofisov"],
      ["warehouse", "arenda-skladov"],
      ["trade_area", "arenda-torgovih-pomesheniy"],
    ]);
  });
});

test("/placement-requests/parameters covers all units", async () => {
  const { data } = (await get("/placement-requests/parameters")).body;
  const { meta } = (await get("/pavilions")).body;
  const { square, price } = wire.pavilionMeta.parse(meta);
  expect(wire.placementParameters.parse(data)).toMatchObject({ square, cost: price });
});

test("/services accepts a limit and a page", async () => {
  const all = z.array(wire.service).parse((await get("/services")).body.data);
  const second = await get("/services?limit=3&page=2");
  expect(second.body.data).toEqual(all.slice(3, 6));
  expect(second.body.pagination).toEqual({ page: 2, limit: 3, total: all.length, pages: Math.ceil(all.length / 3) });
});

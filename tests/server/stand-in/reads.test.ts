import { describe, expect, test, vi } from "vitest";
import { createReads, type Read } from "../../../server/content/reads.ts";
import { withStandIn } from "./stand-in.ts";

const { get, post } = withStandIn();

// Before the dates of its units: a past one is not read.
vi.setSystemTime(new Date("2026-11-23"));

const dropped: unknown[] = [];
const answers = createReads(
  (...what) => void dropped.push(what),
  (src) => src,
);

/** The market's names of the API's fields. */
const renamed: Record<string, string> = {
  body: "building",
  bodies: "buildings",
  pavilions: "units",
  pavilionNumber: "unitNumber",
};

/** Paths of values that the site does not read: unknown to it, or in a wrong shape. */
function unread(sent: unknown, read: unknown, path = ""): string[] {
  if (read === undefined) return [path];
  if (typeof sent !== "object" || sent === null) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    unread(value, (Object(read) as Record<string, unknown>)[renamed[key] ?? key], `${path}/${key}`),
  );
}

describe("A read has the contract's shape, and the site reads all of it:", () => {
  const everyShop = "/shops?categories=residents&categories=services&categories=food&categories=shops&limit=100";
  test.each<[string, Read]>([
    ["/init", answers.park],
    ["/pavilions", answers.pavilions],
    ["/pavilions/paginate?page=2", answers.morePavilions],
    ["/pavilions/1001", answers.pavilion],
    ["/placement-requests/parameters", answers.placement],
    ["/services", answers.services],
    ["/services/1", answers.service],
    [everyShop, answers.shops],
    ["/shops/1", answers.shop],
    ...["news", "promo", "event", "notice"].map((type): [string, Read] => [
      `/news?type=${type}&limit=100`,
      answers.news,
    ]),
    ["/news/1", answers.newsItem],
    ["/media-facade-solutions", answers.mediaFacades],
    ["/media-facade-solutions/1", answers.mediaFacade],
    ["/vacancies", answers.vacancies],
    ["/vacancies/1", answers.vacancy],
    ["/pages/parking", answers.parking],
  ])("%s", async (path, { answer }) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { settings, ...data } = body.data;
    const read = Object(answer.parse(body));
    const sent = Array.isArray(body.data) ? body.data : settings ? { ...data, texts: settings.textFiles } : data;
    expect(unread(sent, read.items ?? read)).toEqual([]);
    expect(dropped).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/:(?:""|null)[,}]/);
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
    const { pavilions } = (await get("/init")).body.data;
    const pages = await Promise.all([1, 2].map((page) => get(`/pavilions/paginate?page=${page}`)));
    const units = pages.flatMap(({ body }) => body.data);
    expect(pavilions).toEqual(units.map(({ id, number }) => ({ id, number })));
  });

  test("sends two of the four texts as objects and two as JSON", async () => {
    const { textFiles } = (await get("/init")).body.data.settings;
    expect(Object.fromEntries(Object.entries(textFiles).map(([name, text]) => [name, typeof text]))).toEqual({
      agreement: "string",
      privacy: "string",
      advertisement: "object",
      labor_protection: "object",
    });
  });

  test("has a banner for the messenger, and the three categories with their aliases", async () => {
    const { banners, categories } = (await get("/init")).body.data;
    expect(banners).toContainEqual(expect.objectContaining({ theme: "messenger" }));
    expect(categories).toMatchObject([
      { id: "office", alias: "arenda-ofisov" },
      { id: "warehouse", alias: "arenda-skladov" },
      { id: "trade_area", alias: "arenda-torgovih-pomesheniy" },
    ]);
  });
});

test("/placement-requests/parameters covers all units", async () => {
  const { square, price } = (await get("/pavilions")).body.meta;
  expect((await get("/placement-requests/parameters")).body.data).toMatchObject({ square, cost: price });
});

test("/services accepts a limit and a page", async () => {
  const all = (await get("/services")).body.data;
  const { data, pagination } = (await get("/services?limit=3&page=2")).body;
  expect(data).toEqual(all.slice(3, 6));
  expect(pagination).toEqual({ page: 2, limit: 3, total: all.length, pages: Math.ceil(all.length / 3) });
});

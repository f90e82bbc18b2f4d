import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { withStandIn } from "./stand-in.ts";

const { get } = withStandIn();
const { shops, news } = park;

async function idsOf(path: string): Promise<number[]> {
  return (await get(path)).body.data.map(({ id }: { id: number }) => id);
}

const countsOf = (groups: { id: string; count: number }[]) =>
  Object.fromEntries(groups.map(({ id, count }) => [id, count]));

describe("Shops", () => {
  const inCategories = (...categories: string[]) =>
    shops.filter(({ category }) => categories.includes(category.id)).map(({ id }) => id);
  const everywhere = "categories=residents&categories=services&categories=food&categories=shops&limit=100";

  test.each([
    ["", inCategories("services")],
    ["categories=", inCategories("services")],
    ["categories=uslugi", inCategories("services")],
    ["categories=residents", inCategories("residents")],
    ["categories=food&categories=shops", inCategories("food", "shops")],
    ["categories=castle", []],
  ])("with the query %j belong to its categories", async (query, expected) => {
    expect(await idsOf(`/shops?limit=100&${query}`)).toEqual(expected);
  });

  test("come twelve per page", async () => {
    const { data, pagination } = (await get("/shops?categories=residents")).body;
    const total = inCategories("residents").length;
    expect(data).toHaveLength(Math.min(12, total));
    expect(pagination).toEqual({ page: 1, limit: 12, total, pages: Math.ceil(total / 12) });
  });

  test("are found by name, regardless of case and the dots of «ё»", async () => {
    for (const { id, name } of shops) {
      const typed = name.toUpperCase().replaceAll("Ё", "Е");
      expect(await idsOf(`/shops?${everywhere}&search=${encodeURIComponent(` ${typed} `)}`), name).toContain(id);
    }
  });

  test("are found by description and by category", async () => {
    for (const shop of shops.slice(0, 5)) {
      expect(await idsOf(`/shops?${everywhere}&search=${encodeURIComponent(shop.short)}`)).toContain(shop.id);
      expect(await idsOf(`/shops?${everywhere}&search=${encodeURIComponent(shop.category.name)}`)).toContain(shop.id);
    }
    expect(await idsOf(`/shops?${everywhere}&search=ъъъ`)).toEqual([]);
    expect(await idsOf(`/shops?${everywhere}&search=`)).toHaveLength(shops.length);
  });

  test("are counted by category before any filter", async () => {
    const { categories } = (await get("/shops?categories=uslugi&search=ъъъ")).body.meta;
    expect(countsOf(categories)).toEqual(
      Object.fromEntries(["food", "residents", "services", "shops"].map((id) => [id, inCategories(id).length])),
    );
  });
});

describe("News", () => {
  const ofType = (type: string) => news.filter((item) => item.type === type).map(({ id }) => id);

  test.each(["news", "promo", "event", "notice"])("of the type %s are listed alone, newest first", async (type) => {
    expect(await idsOf(`/news?type=${type}&limit=100`)).toEqual(ofType(type));
    const { data } = (await get(`/news?type=${type}&limit=100`)).body;
    const dates = data.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test("are of the type news, four per page, by default", async () => {
    const { data, pagination } = (await get("/news?type=")).body;
    expect(data.map(({ id }: { id: number }) => id)).toEqual(ofType("news").slice(0, 4));
    expect(pagination).toMatchObject({ page: 1, limit: 4, total: ofType("news").length });
  });

  test("of an unknown type do not exist", async () => {
    expect(await idsOf("/news?type=castle")).toEqual([]);
  });

  test("are counted by type", async () => {
    const { types } = (await get("/news?type=promo")).body.meta;
    expect(countsOf(types)).toEqual(
      Object.fromEntries(["news", "promo", "event", "notice"].map((type) => [type, ofType(type).length])),
    );
  });
});

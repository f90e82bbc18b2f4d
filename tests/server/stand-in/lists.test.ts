import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import type { Pavilion } from "../../../server/stand-in/wire.ts";
import { withStandIn } from "./stand-in.ts";

const { get } = withStandIn();
const { pavilions: all, shops, news } = park;

const idsIn = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const idsOf = async (path: string) => idsIn((await get(path)).body.data);
const countsOf = (groups: { id: string; count: number }[]) =>
  Object.fromEntries(groups.map(({ id, count }) => [id, count]));

describe("Units", () => {
  /** The ids of both pages of a choice. */
  const chosen = async (query: string) =>
    (await Promise.all([1, 2].map((page) => idsOf(`/pavilions/paginate?${query}&page=${page}`)))).flat();

  test.each<[string, (unit: Pavilion) => boolean]>([
    ["category=office", ({ category }) => category === "office"],
    ["category=castle&%%%=1", () => true],
  ])("that fit %s come in the API's own order", async (query, isWanted) => {
    expect(await chosen(query)).toEqual(idsIn(all.filter(isWanted)));
  });
  test.each([
    ["limit=17&page=10", { page: 10, limit: 17, total: 158, pages: 10 }],
    ["category=office", { page: 1, limit: 100, total: 112, pages: 2 }],
    ["limit=-5&page=0", { page: 1, limit: 1, total: 158, pages: 158 }],
    ["limit=1000&page=99", { page: 99, limit: 100, total: 158, pages: 2 }],
    ["limit=all&page=x", { page: 1, limit: 100, total: 158, pages: 2 }],
  ])("come by pages: %s", async (query, pagination) => {
    const { body } = await get(`/pavilions?${query}`);
    expect(body.pagination).toEqual(pagination);
    const { page, limit, total } = pagination;
    expect(body.data).toHaveLength(Math.max(0, Math.min(limit, total - (page - 1) * limit)));
  });
  test.each(["office", ""])("of the category %j are told in `meta`", async (category) => {
    const of = all.filter((unit) => !category || unit.category === category);
    const { meta, data } = (await get(`/pavilions?category=${category}&limit=1&page=999`)).body;
    expect(data).toEqual([]);
    const span = (values: number[]) => ({ min: Math.min(...values), max: Math.max(...values) });
    expect(meta).toMatchObject({ square: span(of.map((p) => p.square)), price: span(of.map((p) => p.price)) });
    expect(meta.floors).toEqual([...new Set(of.map(({ floor }) => floor.number))].sort((a, b) => a - b));
    for (const { id, count } of meta.bodies) expect(count).toBe(of.filter(({ body }) => body.id === id).length);
  });
});

describe("Shops", () => {
  const inCategories = (...ids: string[]) => idsIn(shops.filter(({ category }) => ids.includes(category.id)));
  const everywhere = "categories=residents&categories=services&categories=food&categories=shops&limit=100";

  test.each([
    ["categories=", inCategories("services").slice(0, 12)],
    ["categories=uslugi&limit=100", inCategories("services")],
    ["categories=food&categories=shops&limit=100", inCategories("food", "shops")],
    ["categories=castle", []],
  ])("with the query %j belong to its categories", async (query, expected) => {
    expect(await idsOf(`/shops?${query}`)).toEqual(expected);
  });
  test("are found by name, text and category, regardless of case and the dots of «ё»", async () => {
    const found = (words: string) => idsOf(`/shops?${everywhere}&search=${encodeURIComponent(words)}`);
    for (const { id, name, short, category } of shops.slice(0, 8)) {
      expect(await found(` ${name.toUpperCase().replaceAll("Ё", "Е")} `), name).toContain(id);
      expect(await found(short)).toContain(id);
      expect(await found(category.name)).toContain(id);
    }
    expect(await found("ъъъ")).toEqual([]);
  });
  test("are counted by category before any filter", async () => {
    const { categories } = (await get("/shops?categories=uslugi&search=ъъъ")).body.meta;
    expect(countsOf(categories)).toEqual(
      Object.fromEntries(["food", "residents", "services", "shops"].map((id) => [id, inCategories(id).length])),
    );
  });
});

describe("News", () => {
  const ofType = (type: string) => idsIn(news.filter((item) => item.type === type));

  test.each([
    ["type=promo&limit=100", ofType("promo")],
    ["type=", ofType("news").slice(0, 4)],
    ["type=castle", []],
  ])("with the query %j are of one type, newest first", async (query, expected) => {
    expect(await idsOf(`/news?${query}`)).toEqual(expected);
    expect(news.map(({ date }) => date)).toEqual(
      news
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });
  test("are counted by type", async () => {
    const { types } = (await get("/news?type=promo")).body.meta;
    expect(countsOf(types)).toEqual(
      Object.fromEntries(["news", "promo", "event", "notice"].map((type) => [type, ofType(type).length])),
    );
  });
});

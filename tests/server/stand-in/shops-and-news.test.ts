import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { withStandIn } from "./stand-in.ts";

const { get } = withStandIn();
const { shops, news } = park;

const idsOf = async (path: string) => (await get(path)).body.data.map(({ id }: { id: number }) => id);

describe("Shops", () => {
  const inCategories = (...categories: string[]) =>
    shops.filter(({ category }) => categories.includes(category.id)).map(({ id }) => id);
  const everywhere = "categories=residents&categories=services&categories=food&categories=shops&limit=100";

  test.each([
    ["", inCategories("services")],
    ["categories=", inCategories("services")],
    ["categories=uslugi", inCategories("services")],
    ["categories=food&categories=shops", inCategories("food", "shops")],
    ["categories=castle", []],
  ])("with the query %j belong to its categories", async (query, expected) => {
    expect(await idsOf(`/shops?limit=100&${query}`)).toEqual(expected);
  });

  test("come twelve a page, and are counted by category before any filter", async () => {
    const total = inCategories("residents").length;
    const { data, pagination, meta } = (await get("/shops?categories=residents")).body;
    expect(data).toHaveLength(12);
    expect(pagination).toEqual({ page: 1, limit: 12, total, pages: Math.ceil(total / 12) });
    expect(meta.categories).toContainEqual(expect.objectContaining({ id: "food", count: inCategories("food").length }));
  });

  test("are found by name, text and category, regardless of case and the dots of «ё»", async () => {
    const search = (words: string) => idsOf(`/shops?${everywhere}&search=${encodeURIComponent(words)}`);
    const dotted = shops.filter(({ name }) => /ё/i.test(name));
    expect(dotted).not.toEqual([]);
    for (const { id, name } of dotted)
      expect(await search(` ${name.toUpperCase().replaceAll("Ё", "Е")} `), name).toContain(id);
    for (const { id, short, category } of shops.slice(0, 3))
      for (const words of [short, category.name]) expect(await search(words), words).toContain(id);
    expect(await search("ъъъ")).toEqual([]);
  });
});

describe("News", () => {
  const ofType = (type: string) => news.filter((item) => item.type === type).map(({ id }) => id);

  test.each(["news", "promo", "event", "notice", "castle"])("of the type %s are listed alone", async (type) => {
    expect(await idsOf(`/news?type=${type}&limit=100`)).toEqual(ofType(type));
  });
  test("are of the type news by default, four a page, the newest first, and counted by type", async () => {
    const { data, pagination, meta } = (await get("/news?type=")).body;
    expect(data.map(({ id }: { id: number }) => id)).toEqual(ofType("news").slice(0, 4));
    const dates = data.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(pagination).toMatchObject({ page: 1, limit: 4, total: ofType("news").length });
    expect(meta.types).toContainEqual(expect.objectContaining({ id: "promo", count: ofType("promo").length }));
  });
});

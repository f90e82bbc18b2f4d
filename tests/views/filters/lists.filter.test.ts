import { describe, expect, test } from "vitest";
import { newsFilter, newsQuery } from "../../../views/news/news.filter.ts";
import { shopQuery, shopsFilter } from "../../../views/shops/shops.filter.ts";
import { selectionFilter } from "../../../views/units/selection/selection.pages.ts";

const read = (query: string) => new URLSearchParams(query);

describe("the filter of shops", () => {
  test.each([
    ["categories=services", ""],
    ["categories=uslugi", ""],
    ["categories=residents", "categories=residents"],
    ["categories=residents&categories=cafe", "categories=cafe&categories=residents"],
    ["categories=Кафе", "categories=Кафе"],
    ["categories=Кафе и бар", "categories=unknown"],
    ["search=%20%20кофе%20%20с%20собой%20", "search=кофе с собой"],
    ["limit=12&page=1", ""],
    [`search=${"я".repeat(300)}`, `search=${"я".repeat(100)}`],
  ])("reads %s as %s", (search, expected) => {
    expect(shopsFilter.canonicalQuery(read(search)).toString()).toBe(read(expected).toString());
  });

  test("requests services, twelve per page, by default", () => {
    expect(shopQuery(shopsFilter.read(read("")))).toMatchObject({ categories: ["services"], limit: 12 });
  });
});

describe("the filter of news", () => {
  test("requests news, four per page, by default", () => {
    expect(newsQuery(newsFilter.read(read("")))).toMatchObject({ type: "news", limit: 4 });
    expect(newsQuery(newsFilter.read(read("type=promo&page=2")))).toMatchObject({ type: "promo", limit: 4, page: 2 });
    expect(newsFilter.canonicalQuery(read("type=news")).toString()).toBe("");
  });
});

test("the selection reads the question like a list, whichever way the range is told", () => {
  expect(
    selectionFilter.canonicalQuery(read("type=office&people=10&squareFrom=120&squareTo=80&freeBy=now")).toString(),
  ).toBe("free=now&people=10&squareFrom=80&squareTo=120&type=office");
});

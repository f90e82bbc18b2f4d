import { describe, expect, test } from "vitest";
import { newsFilter } from "../../../views/news/news.filter.ts";
import { shopsFilter, wantedCategories } from "../../../views/shops/shops.filter.ts";
import { selectionFilter } from "../../../views/units/units.filter.ts";

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

  test("has services as its default", () => {
    expect(wantedCategories(shopsFilter.read(read("")))).toEqual(["services"]);
  });
});

test("the filter of news has news, four per page, as its default: an address need not say so", () => {
  expect(newsFilter.canonicalQuery(read("type=news&limit=4")).toString()).toBe("");
  expect(newsFilter.read(read("type=promo&page=2"))).toMatchObject({ type: "promo", page: 2 });
});

test("the selection reads the question like a list, whichever way the range is told", () => {
  expect(
    selectionFilter.canonicalQuery(read("type=office&people=10&squareFrom=120&squareTo=80&freeBy=now")).toString(),
  ).toBe("free=now&people=10&squareFrom=80&squareTo=120&type=office");
});

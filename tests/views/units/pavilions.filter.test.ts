import { describe, expect, test } from "vitest";
import { pavilionQuery, pavilionsFilter, resetBodies, toggleBody } from "../../../views/units/pavilions.filter.ts";

const canonical = (query: string) => pavilionsFilter.canonicalQuery(new URLSearchParams(query)).toString();
const read = (query: string) => pavilionsFilter.read(new URLSearchParams(query));
const choices = {
  square: { min: 23.4, max: 221.8 },
  price: { min: 39_780, max: 554_500 },
  floors: [1, 2, 3],
  bodies: [
    { id: "1", name: "1", count: 23 },
    { id: "4", name: "2А", count: 27 },
  ],
};

describe("the filter of units", () => {
  test.each([
    ["squareFrom=100&squareTo=70", "squareFrom=70&squareTo=100"],
    ["priceFrom=300000&priceTo=100", "priceFrom=100&priceTo=300000"],
    ["squareFrom=70,4&squareTo=70.2", "squareFrom=70&squareTo=71"],
    ["priceTo=150%20930", "priceTo=150930"],
    ["priceTo=99999999999999", "priceTo=1000000000"],
    ["squareFrom=-5&priceFrom=abc", ""],
    ["floor=99999", ""],
    ["floor=7&floor=8", "floor=7"],
    ["bodies=3&bodies=1&bodies=3&bodies=x", "bodies=1&bodies=3"],
    ["bodies=1&bodies=2&bodies=all", ""],
    ["limit=100", ""],
    ["limit=5000", ""],
    ["limit=30", "limit=30"],
    ["sort=rate", ""],
    ["sort=-price", "sort=-price"],
    ["page=0", ""],
    ["page=99999", "page=50"],
    ["compare=5,2&compare=9,7,1", "compare=2&compare=5&compare=7&compare=9"],
    ["view=table", "view=table"],
    ["view=map", ""],
    ["utm_source=mail", ""],
  ])("reads %s as %s", (asked, expected) => {
    expect(canonical(asked)).toBe(expected);
  });

  test("lets either a preset of the area or the own range count", () => {
    expect(canonical("squareSize=m&squareFrom=70")).toBe("squareSize=m");
    expect(canonical("squareSize=own&squareFrom=70")).toBe("squareFrom=70");
    expect(canonical("squareSize=any&squareFrom=70")).toBe("");
    expect(canonical("squareSize=&squareFrom=70")).toBe("squareFrom=70");
    expect(canonical("squareSize=own")).toBe("");
  });

  test("adds a building that was not chosen and takes out one that was", () => {
    expect(toggleBody(read("bodies=1&page=2"), 4)).toEqual({ ...read("bodies=1&bodies=4"), page: undefined });
    expect(toggleBody(read("bodies=1"), 1).bodies).toBeUndefined();
    expect(resetBodies(read("bodies=1&bodies=2&floor=3")).bodies).toBeUndefined();
    expect(resetBodies(read("bodies=1&bodies=2&floor=3")).floor).toBe(3);
  });

  test("puts every condition into words and knows the choice without it", () => {
    const conditions = pavilionsFilter.conditions(
      read("squareFrom=70&squareTo=100&priceTo=200000&floor=3&bodies=4&page=2"),
      choices,
    );
    expect(conditions.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
      "от 70 до 100 м²",
      "до 200 000 ₽ в месяц",
      "Этаж 3",
      "Корпус 2А",
    ]);
    expect(conditions.map(({ without }) => pavilionsFilter.canonical(without).toString())).toEqual([
      "bodies=4&floor=3&priceTo=200000",
      "bodies=4&floor=3&squareFrom=70&squareTo=100",
      "bodies=4&priceTo=200000&squareFrom=70&squareTo=100",
      "floor=3&priceTo=200000&squareFrom=70&squareTo=100",
    ]);
  });

  test("asks upstream what was chosen, and nothing that is only ours", () => {
    expect(pavilionQuery("office", read("squareSize=m&bodies=4&sort=price&page=2&compare=7&view=table"))).toEqual({
      category: "office",
      squareSize: "m",
      bodies: [4],
      sort: "price",
      page: 2,
      limit: 100,
    });
  });

  test("shows in its form what was chosen", () => {
    const controls = pavilionsFilter.controls(read("squareFrom=70&bodies=4"), choices);
    const checked = controls.flatMap((control) =>
      "options" in control
        ? control.options.filter((option) => "checked" in option && option.checked).map(({ value }) => value)
        : [],
    );
    expect(checked).toEqual(["own", "4"]);
  });
});

import { describe, expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { chosenOf, type ListChoices, unitConditions } from "../../../views/units/criteria.ts";
import { resetBuildings, toggleBuilding, unitsFilter } from "../../../views/units/units.filter.ts";
import { aUnit } from "../samples.ts";

const canonical = (query: string) => unitsFilter.canonicalQuery(new URLSearchParams(query)).toString();
const read = (query: string) => unitsFilter.read(new URLSearchParams(query));

let nextId = 1;
const unit = (body: number, square: number, more: Partial<Unit> = {}) =>
  aUnit(nextId++, {
    building: { id: body, number: String(body) },
    floor: { id: body * 100 + 1, number: 1 },
    square,
    price: square * 2000,
    facts: [{ name: "Отделка", value: "с мебелью" }],
    ...more,
  });
const units = [
  unit(1, 40),
  unit(1, 100, { facts: [{ name: "Отделка", value: "без отделки" }] }),
  unit(4, 40, { status: "soon", availableFrom: "2027-01-15" }),
  unit(4, 200, { status: "soon", floor: { id: 402, number: 2 } }),
];
const choices: ListChoices = {
  square: { min: 23.4, max: 221.8 },
  price: { min: 39_780, max: 554_500 },
  floors: [1, 2, 3],
  buildingNames: { 1: "1", 4: "2А" },
  facts: [],
  gates: [],
};
const fitting = (query: string) => chosenOf(units, read(query)).map((match) => units.indexOf(match));
describe("the filter of units", () => {
  test.each([
    ["squareFrom=100&squareTo=70", "squareFrom=70&squareTo=100"],
    ["squareFrom=100-150", "squareFrom=100&squareTo=150"],
    ["squareTo=100-150", "squareFrom=100&squareTo=150"],
    ["squareFrom=100-150&squareTo=120", "squareFrom=100&squareTo=120"],
    [`priceTo=${encodeURIComponent("от 100 до 200 тыс")}`, "priceFrom=100000&priceTo=200000"],
    ["priceFrom=300000&priceTo=100", "priceFrom=100&priceTo=300000"],
    ["squareFrom=70,4&squareTo=70.2", "squareFrom=70&squareTo=71"],
    ["priceTo=150%20930", "priceTo=150930"],
    [`priceTo=${encodeURIComponent("150\u00a0930\u00a0₽")}`, "priceTo=150930"],
    [
      `squareFrom=${encodeURIComponent("23,4 м²")}&priceTo=${encodeURIComponent("90 000 ₽")}`,
      "priceTo=90000&squareFrom=23",
    ],
    ["priceTo=99999999999999", "priceTo=1000000000"],
    // What no number could be read from stays in the address, because it stays in its field.
    ["squareFrom=-5&priceFrom=abc", "priceFrom=abc&squareFrom=-5"],
    ["squareFrom=0&priceFrom=0", ""],
    ["squareTo=0", "squareTo=0"],
    [`priceTo=${"9".repeat(100)}`, `priceTo=${"9".repeat(40)}`],
    ["floor=99999", ""],
    ["floor=7&floor=8", "floor=7"],
    ["bodies=3&bodies=1&bodies=3&bodies=x", "bodies=1&bodies=3"],
    ["bodies=1&bodies=2&bodies=all", ""],
    ["limit=60", "limit=60"],
    ["limit=5000", "limit=600"],
    ["sort=rate", "sort=rate"],
    ["sort=square", ""],
    ["sort=-price", "sort=-price"],
    ["sort=price", ""],
    ["page=2", ""],
    ["more=m", "more=m"],
    ["more=all", ""],
    ["view=table", ""],
    ["utm_source=mail", ""],
    ["free=now&freeBy=2027-01-01", "free=now"],
    ["free=by&freeBy=2027-01-01", "freeBy=2027-01-01"],
    ["freeBy=now", "free=now"],
    ["freeBy=any&freeBy=2027-03-15", ""],
    ["freeBy=own&freeBy=2027-03-15", "freeBy=2027-03-15"],
    ["freeBy=2027-02-01&freeBy=2027-03-15", "freeBy=2027-02-01"],
    ["freeBy=2027-02-31", ""],
    ["freeBy=tomorrow", ""],
    ["facts=%20a%00b%20&facts=", "facts=a+b"],
    // An own range and a number of people both count; each takes the place of a size class.
    ["squareSize=m&squareFrom=70&people=5", "people=5&squareFrom=70"],
    ["squareSize=m&people=5", "people=5"],
    ["squareSize=m&people=abc", "people=abc&squareSize=m"],
    ["squareSize=own&squareFrom=70", "squareFrom=70"],
    ["squareFrom=70&people=5", "people=5&squareFrom=70"],
    ["squareSize=any&squareFrom=70", "squareFrom=70"],
    ["squareSize=&squareFrom=70", "squareFrom=70"],
    ["squareSize=own", ""],
    ["squareSize=people&people=", ""],
  ])("reads %s as %s", (search, expected) => {
    expect(canonical(search)).toBe(expected);
  });

  test("finds units free now or by a date; a unit without a date matches no date", () => {
    expect(fitting("free=now")).toEqual([0, 1]);
    expect(fitting("freeBy=2027-01-14")).toEqual([0, 1]);
    expect(fitting("freeBy=2027-01-15")).toEqual([0, 1, 2]);
  });

  test("finds any value of one fact", () => {
    const furnished = "facts=Отделка: с мебелью";
    expect(fitting(furnished)).toEqual([0, 2, 3]);
    expect(fitting(`${furnished}&facts=Отделка: без отделки`)).toEqual([0, 1, 2, 3]);
    expect(fitting("facts=Отделка: золотая")).toEqual([]);
  });

  test("finds nothing in a building without units, and still describes the condition", () => {
    expect(fitting("bodies=7")).toEqual([]);
    expect(unitConditions(read("bodies=4&bodies=7"), choices)[0]?.text).toBe("корпуса 2А, неизвестный");
  });

  test("toggles a building", () => {
    expect(toggleBuilding(read("bodies=1&more=m"), 4)).toEqual(read("bodies=1&bodies=4"));
    expect(toggleBuilding(read("bodies=1"), 1).bodies).toBeUndefined();
    expect(resetBuildings(read("bodies=1&bodies=2&floor=3")).bodies).toBeUndefined();
    expect(resetBuildings(read("bodies=1&bodies=2&floor=3")).floor).toBe(3);
  });

  test("describes every condition, with the choice without it", () => {
    const conditions = unitConditions(read("squareFrom=70&squareTo=100&priceTo=200000&floor=3&bodies=4"), choices);
    expect(conditions.map(({ text }) => text.replace(/\s/g, " "))).toEqual([
      "70–100 м²",
      "до 200 000 ₽ в месяц",
      "корпус 2А",
      "этаж 3",
    ]);
    expect(conditions.map(({ without }) => unitsFilter.canonical(without).toString())).toEqual([
      "bodies=4&floor=3&priceTo=200000",
      "bodies=4&floor=3&squareFrom=70&squareTo=100",
      "floor=3&priceTo=200000&squareFrom=70&squareTo=100",
      "bodies=4&priceTo=200000&squareFrom=70&squareTo=100",
    ]);
  });
});

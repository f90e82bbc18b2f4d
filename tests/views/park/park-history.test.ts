import { describe, expect, it } from "vitest";
import { milestones, purposeOf } from "../../../views/park/park-history.ts";
import { aBuilding } from "../samples.ts";

describe("the years of the park", () => {
  it("begin with the first building and ascend", () => {
    const years = milestones([aBuilding(2, 9, { year: 2009 }), aBuilding(1, 9, { year: 2007 })]).map(
      ({ year }) => year,
    );
    expect(years[0]).toBe(2007);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  it("group buildings of one year", () => {
    const [first] = milestones([aBuilding(5, 5, { year: 2008 }), aBuilding(7, 1, { year: 2008 })]);
    expect(first?.events).toHaveLength(2);
  });

  it("state a building's use, class and floors", () => {
    const [first] = milestones([aBuilding(3, 12, { year: 2013, use: "office", class: "A" })]);
    expect(first?.events[0]).toBe("Корпус 3: офисы класса A, 12 этажей");
  });

  it("are absent if the API has no years", () => {
    expect(milestones([aBuilding(1, 9)])).toEqual([]);
  });

  it("omit a use that the API lacks", () => {
    expect(purposeOf(aBuilding(1, 9))).toBe("помещения");
  });
});

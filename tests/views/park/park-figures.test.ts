import { describe, expect, it } from "vitest";
import {
  areaInShort,
  buildingsInWords,
  counted,
  floorsIn,
  floorsInWords,
  lettableArea,
  offerOf,
} from "../../../views/park/park-figures.ts";
import { plain } from "../../support/pages/page-text.ts";
import { aBuilding, aUnit } from "../samples.ts";

describe("the figures of the park", () => {
  it("have the total area of the buildings, and none if one building's area is missing", () => {
    expect(lettableArea([aBuilding(1, 9, { area: 21_060 }), aBuilding(2, 9, { area: 149_145 })])).toBe(170_205);
    expect(lettableArea([aBuilding(1, 9, { area: 21_060 }), aBuilding(2, 9)])).toBeUndefined();
  });

  it("round a large area and keep a small one", () => {
    expect(plain(areaInShort(170_205))).toBe("170 тыс. м²");
    expect(plain(areaInShort(8400))).toBe("8 400 м²");
  });

  it("count the floors, and spell out the number of buildings up to ten", () => {
    expect(floorsIn([aBuilding(1, 9), aBuilding(2, 12)])).toBe(21);
    expect(plain(buildingsInWords(Array.from({ length: 9 }, (_, i) => aBuilding(i + 1, 1))))).toBe("Девять корпусов");
    expect(plain(buildingsInWords([aBuilding(1, 1)]))).toBe("Один корпус");
    expect(plain(buildingsInWords(Array.from({ length: 12 }, (_, i) => aBuilding(i + 1, 1))))).toBe("12 корпусов");
    expect([buildingsInWords([]), floorsInWords([])]).toEqual(["", ""]);
  });

  it("separate a figure and its noun", () => {
    expect(counted(158, "помещение", "помещения", "помещений")).toEqual({ figure: "158", noun: "помещений" });
    expect(counted(1471, "помещение", "помещения", "помещений").noun).toBe("помещение");
  });
});

describe("the offer of a category", () => {
  it("has its number of units, the smallest area and the lowest rent", () => {
    const units = [
      aUnit(1, { square: 23.4 }),
      aUnit(2, { price: 39_780 }),
      aUnit(3, { category: "warehouse", price: 1 }),
    ];
    expect(offerOf(units, "office")).toEqual({ count: 2, squareMin: 23.4, priceMin: 39_780 });
  });

  it("is undefined without free units", () => {
    expect(offerOf([], "office")).toBeUndefined();
  });
});

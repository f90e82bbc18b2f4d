import { describe, expect, it } from "vitest";
import {
  areaInShort,
  bodiesInWords,
  counted,
  floorsIn,
  floorsInWords,
  lettableArea,
  offerOf,
} from "../../../views/park/park-figures.ts";
import { aBody, aUnit } from "../samples.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the figures of the park", () => {
  it("add up the areas of the buildings, and say nothing where one is missing", () => {
    expect(lettableArea([aBody(1, 9, { area: 21_060 }), aBody(2, 9, { area: 149_145 })])).toBe(170_205);
    expect(lettableArea([aBody(1, 9, { area: 21_060 }), aBody(2, 9)])).toBeUndefined();
  });

  it("shorten a large area and leave a small one whole", () => {
    expect(plain(areaInShort(170_205))).toBe("170 тыс. м²");
    expect(plain(areaInShort(8400))).toBe("8 400 м²");
  });

  it("count floors and spell out the buildings up to ten", () => {
    expect(floorsIn([aBody(1, 9), aBody(2, 12)])).toBe(21);
    expect(plain(bodiesInWords(Array.from({ length: 9 }, (_, i) => aBody(i + 1, 1))))).toBe("Девять корпусов");
    expect(plain(bodiesInWords([aBody(1, 1)]))).toBe("Один корпус");
    expect(plain(bodiesInWords(Array.from({ length: 12 }, (_, i) => aBody(i + 1, 1))))).toBe("12 корпусов");
    expect([bodiesInWords([]), floorsInWords([])]).toEqual(["", ""]);
  });

  it("keep a figure apart from its noun", () => {
    expect(counted(158, "помещение", "помещения", "помещений")).toEqual({ figure: "158", noun: "помещений" });
    expect(counted(1471, "помещение", "помещения", "помещений").noun).toBe("помещение");
  });
});

describe("the offer of a category", () => {
  it("counts its units and finds the smallest and the cheapest", () => {
    const units = [
      aUnit(1, { square: 23.4 }),
      aUnit(2, { price: 39_780 }),
      aUnit(3, { category: "warehouse", price: 1 }),
    ];
    expect(offerOf(units, "office")).toEqual({ count: 2, squareMin: 23.4, priceMin: 39_780 });
  });

  it("is none where nothing is free", () => {
    expect(offerOf([], "office")).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import type { Unit } from "../../../../views/content/unit.ts";
import { alikeUnits, differenceFrom, sameFloorUnits, similarUnits } from "../../../../views/units/unit/near-offers.ts";
import { aUnit } from "../../samples.ts";

let nextId = 1;
function unit(square: number, building: number, floor = 1): Unit {
  const place = {
    building: { id: building, number: String(building) },
    floor: { id: building * 100 + floor, number: floor },
  };
  return aUnit(nextId++, { ...place, square, price: square * 2000 });
}

describe("other units for a visitor of a unit", () => {
  test("are similar within 25 % of the area, other buildings first", () => {
    const wanted = unit(100, 1);
    const [sameBuilding, otherBuilding, tooBig, farther] = [unit(105, 1), unit(110, 2), unit(300, 2), unit(120, 3)];
    expect(similarUnits(wanted, [wanted, sameBuilding, otherBuilding, tooBig, farther], 3)).toEqual([
      otherBuilding,
      farther,
      sameBuilding,
    ]);
    expect(similarUnits(wanted, [unit(130, 2), sameBuilding], 1)).toEqual([sameBuilding]);
  });

  test("are neighbours on the same floor of the same building", () => {
    const here = unit(50, 1, 3);
    const neighbour = unit(40, 1, 3);
    expect(sameFloorUnits(here, [here, neighbour, unit(40, 1, 4), unit(40, 2, 3)])).toEqual([neighbour]);
  });

  test("are one of each building and area; the same unit on other floors stands apart", () => {
    const here = unit(100, 1, 3);
    const [above, twin, other] = [unit(100, 1, 5), unit(90, 2, 1), unit(90, 2, 2)];
    expect(similarUnits(here, [here, above, twin, other], 4)).toEqual([twin]);
    expect(alikeUnits(here, [here, above, twin, other], 4)).toEqual([above]);
  });

  test("say in words how they differ", () => {
    const here = { ...unit(100, 1), price: 200_000, clearHeight: 12 };
    expect(differenceFrom(here, { ...unit(90, 2), price: 135_200, clearHeight: 7 })).toMatch(
      /^на 64\s800\s₽ дешевле, высота 7\sм вместо 12$/,
    );
    expect(differenceFrom(here, { ...unit(90, 2), price: 0 })).toBe("");
  });
});

import { describe, expect, test } from "vitest";
import type { Unit } from "../../../../views/content/unit.ts";
import { sameFloorUnits, similarUnits } from "../../../../views/units/unit/similar-units.ts";
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
    const [sameBuilding, otherBuilding, tooBig, farther] = [unit(100, 1), unit(110, 2), unit(300, 2), unit(120, 3)];
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
});

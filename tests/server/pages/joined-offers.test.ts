import { expect, test } from "vitest";
import { joinedOffers } from "../../../views/units/list/unit-results.ts";
import { aBuilding, aUnit } from "../../views/samples.ts";

const building = aBuilding(1, 2, { place: { x: 0, y: 0, length: 60, width: 20, height: 10 } });
/** Two neighbours of 50 m². */
const stock = [0, 5].map((offset, at) => aUnit(at + 1, { place: { row: 0, offset, width: 5, depth: 10 } }));

test("Neighbours answer an area that no unit has", () => {
  const areasFor = (squareFrom: number) => joinedOffers(stock, [building], { squareFrom }).map(({ square }) => square);
  expect(areasFor(90)).toEqual([100]);
  expect(areasFor(117)).toEqual([]);
});

import { expect, test } from "vitest";
import { joinedOffers } from "../../../server/pages/units/joined-offers.ts";
import { aBuilding, aUnit } from "../../views/samples.ts";

const building = aBuilding(1, 2, { place: { x: 0, y: 0, length: 60, width: 20, height: 10 } });
/** Two neighbours of 50 m². */
const stock = [0, 5].map((offset, at) => aUnit(at + 1, { place: { row: 0, offset, width: 5, depth: 10 } }));
const areasFor = (squareFrom: number) => {
  const { fitting, close } = joinedOffers(stock, [building], { squareFrom }, 0);
  return [fitting, close].map((offers) => offers.map(({ square }) => square));
};

test("Neighbours answer an area that no unit has, also one that is 15 % larger than they are", () => {
  expect(areasFor(90)).toEqual([[100], []]);
  expect(areasFor(117)).toEqual([[], [100]]);
  expect(areasFor(118)).toEqual([[], []]);
});

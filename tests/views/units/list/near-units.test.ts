import { expect, test } from "vitest";
import { nearUnits } from "../../../../views/units/list/near-units.ts";
import { aUnit } from "../../samples.ts";

test.each([
  [{ squareSize: "s" } as const, 50, "чуть больше"],
  [{ squareFrom: 60 }, 59.98, "чуть меньше"],
  [{ squareTo: 40 }, 50.5, "больше на 10,5 м²"],
])("a unit that misses %j with %d m² is %s", (chosen, square, note) => {
  const [near] = nearUnits([aUnit(1, { square })], chosen, 1);
  expect(near?.note.replaceAll("\u00a0", " ")).toBe(note);
});

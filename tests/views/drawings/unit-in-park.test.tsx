import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnitInPark } from "../../../views/drawings/UnitInPark.tsx";
import { buildingOf, content, units } from "./stand-in-content.ts";

test("A unit is drawn at its floor, and not at all on a floor that its building does not have", () => {
  const [unit] = units;
  if (!unit) throw new Error("No unit");
  const drawingOn = (floor: number) =>
    renderToStaticMarkup(
      <UnitInPark
        here={[{ ...unit, floor: { id: 1, number: floor } }]}
        free={[]}
        building={buildingOf(unit)}
        buildings={content.park.buildings}
        site={content.park.site}
        way={undefined}
      />,
    );
  expect(drawingOn(1)).toContain("<svg");
  expect([drawingOn(77), drawingOn(-1)]).toEqual(["", ""]);
});

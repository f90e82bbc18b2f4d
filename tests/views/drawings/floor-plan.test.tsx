import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { FloorPlan } from "../../../views/drawings/FloorPlan.tsx";
import { content, ownOf } from "./stand-in-content.ts";

const { buildings } = content.park;

/** Both drawings of a floor: horizontal and upright. */
function draw(building: Building, floor: number, unitsHere: readonly Unit[]) {
  const html = renderToStaticMarkup(<FloorPlan building={building} floor={floor} units={unitsHere} />);
  const [lying = "", upright = ""] = html.match(/<svg.*?<\/svg>/g) ?? [];
  return { html, lying, upright };
}

const everyFloor = () =>
  buildings.flatMap((building) => building.floors.map(({ number }) => ({ building, floor: number })));
const busiest = () => {
  const building = buildings.find(({ number }) => number === "4") as Building;
  return { building, floor: 7, unitsHere: ownOf(building) };
};

describe("The plan of every floor", () => {
  it("links its free units, each with its state", () => {
    for (const { building, floor } of everyFloor()) {
      const here = ownOf(building).filter((unit) => unit.floor.number === floor && unit.place);
      const { lying } = draw(building, floor, ownOf(building));
      const states = here.map(({ id, status }) => [String(id), status]);
      const drawn = [...lying.matchAll(/<a href="\/pavilions\/(\d+)".*?class="unit (\w+)"/g)].map((found) =>
        found.slice(1),
      );
      expect(drawn.sort()).toEqual(states.sort());
    }
  });

  it("shows the same units upright", () => {
    for (const { building, floor } of everyFloor()) {
      const unitsHere = ownOf(building).filter((unit) => unit.floor.number === floor);
      const { lying, upright } = draw(building, floor, ownOf(building));
      const ids = (svg: string) => [...svg.matchAll(/href="\/pavilions\/(\d+)"/g)].map(([, id]) => id).sort();
      expect(ids(upright)).toEqual(ids(lying));
      expect(ids(upright)).toHaveLength(unitsHere.length);
    }
  });
});

describe("A plan with missing data", () => {
  it("has no core without a grid", () => {
    const { building, floor, unitsHere } = busiest();
    const { grid, ...bare } = building;
    expect(draw(bare, floor, unitsHere).html).not.toMatch(/class="core"|class="parts"|лифты/);
  });

  it("is empty without places", () => {
    const { building, floor, unitsHere } = busiest();
    const unplaced = unitsHere.map((unit) => ({ ...unit, place: undefined }));
    expect(draw({ ...building, place: undefined }, floor, unitsHere).html).toBe("");
    expect(draw(building, floor, unplaced).html).toBe("");
  });
});

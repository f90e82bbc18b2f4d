import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { readSection } from "../../../views/drawings/FloorLines.tsx";
import { FloorPlan, readFloor } from "../../../views/drawings/FloorPlan.tsx";
import { content, ownOf } from "./stand-in-content.ts";

const { buildings } = content.park;

const draw = (building: Building, floor: number, unitsHere: readonly Unit[]) =>
  renderToStaticMarkup(<FloorPlan building={building} floor={floor} units={unitsHere} />);

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
      const html = draw(building, floor, ownOf(building));
      const states = here.map(({ id, status }) => [String(id), status]);
      const drawn = [...html.matchAll(/<a href="\/pavilions\/(\d+)".*?class="unit (\w+)"/g)].map((found) =>
        found.slice(1),
      );
      expect(drawn.sort()).toEqual(states.sort());
    }
  });

  it("tells a screen reader from which day a unit is free", () => {
    const { building, floor, unitsHere } = busiest();
    const onFloor = unitsHere.map((unit) => ({ ...unit, status: "soon" as const, availableFrom: "2027-02-15" }));
    expect(draw(building, floor, onFloor)).toMatch(/aria-label="Помещение 407-\d+, [\d,]+\sм², свободно с 15\sфевраля/);
  });
});

it("The lines of floors count free units apart from those that become free later", () => {
  const { building, unitsHere } = busiest();
  const counted = (number: number, status: Unit["status"]) =>
    unitsHere.filter((unit) => unit.floor.number === number && unit.status === status).length;
  for (const { number, free, soon } of readSection(building, unitsHere)?.storeys ?? expect.fail("no section"))
    expect([free, soon]).toEqual([counted(number, "free"), counted(number, "soon")]);
});

it("Common rooms of one name are one where they touch, and two where a unit stands between them", () => {
  const { building, floor, unitsHere } = busiest();
  const room = (offset: number) => ({ name: "переговорная", row: 0, offset, width: 4 });
  const floors = [{ id: 1, number: floor, rooms: [0, 4, 20].map(room) }];
  const rooms = readFloor({ ...building, floors }, floor, unitsHere)?.rooms;
  expect(rooms?.map(({ offset, width, count }) => [offset, width, count])).toEqual([
    [0, 8, 2],
    [20, 4, 1],
  ]);
});

describe("A plan with missing data", () => {
  it("has no core without a grid", () => {
    const { building, floor, unitsHere } = busiest();
    const { grid, ...bare } = building;
    expect(draw(bare, floor, unitsHere)).not.toMatch(/class="core"|class="parts"|лифты/);
  });

  it("is empty without places", () => {
    const { building, floor, unitsHere } = busiest();
    const unplaced = unitsHere.map((unit) => ({ ...unit, place: undefined }));
    expect(draw({ ...building, place: undefined }, floor, unitsHere)).toBe("");
    expect(draw(building, floor, unplaced)).toBe("");
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RoomModel } from "../../../views/drawings/RoomModel.tsx";
import { UnitInPark } from "../../../views/drawings/UnitInPark.tsx";
import { windowsUp } from "../../../views/drawings/unit-plan/facing.ts";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import { pathsOf } from "../../support/pages/drawn.ts";
import { buildingOf, content, units } from "./stand-in-content.ts";

const { buildings, site } = content.park;

describe("The place of a unit in the park", () => {
  it("shows every unit on its floor with what else is free there, within the budget of a drawing", () => {
    for (const unit of units) {
      const building = buildingOf(unit);
      const svg = renderToStaticMarkup(
        <UnitInPark here={[unit]} free={units} {...{ building, buildings, site }} way={undefined} />,
      );
      const beside = units.filter(
        ({ id, building: { id: its }, floor }) =>
          id !== unit.id && its === building.id && floor.number === unit.floor.number,
      );
      expect(svg.match(/class="here"/g), unit.number).toHaveLength(1);
      expect(svg.match(/class="free-part"/g) ?? [], unit.number).toHaveLength(beside.length);
      expect(svg).toContain(`этаж ${unit.floor.number}`);
      expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    }
  });

  it("is no drawing without the building's place", () => {
    const [unit] = units;
    if (!unit) return expect.fail("no units");
    const building = { ...buildingOf(unit), place: undefined };
    const drawn = (
      <UnitInPark here={[unit]} free={[]} building={building} buildings={[building]} site={undefined} way={undefined} />
    );
    expect(renderToStaticMarkup(drawn)).toBe("");
  });
});

describe("The model of a room", () => {
  it("stands for every unit with a plan, within the budget of a drawing", () => {
    for (const unit of units) {
      const geometry = readUnit(unit, buildingOf(unit)) ?? expect.fail("no plan");
      const svg = renderToStaticMarkup(<RoomModel unit={unit} geometry={geometry} />);
      expect(Buffer.byteLength(svg), unit.number).toBeLessThan(60_000);
      expect(svg).not.toContain("NaN");
      if (geometry.windows.length > 0) expect(pathsOf(svg, "glass")).not.toBe("");
    }
  });

  it("and the plan look at the windows: half a turn mirrors nothing", () => {
    for (const unit of units) {
      const geometry = readUnit(unit, buildingOf(unit)) ?? expect.fail("no plan");
      const up = windowsUp(geometry);
      const wall = (up.front ?? up.gates[0] ?? up.windows[0])?.wall ?? "top";
      expect(wall, unit.number).toBe("top");
      expect(windowsUp(up)).toBe(up);
    }
  });
});

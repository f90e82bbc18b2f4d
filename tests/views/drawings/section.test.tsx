import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { FloorLines, readSection } from "../../../views/drawings/FloorLines.tsx";
import { content, ownOf } from "./stand-in-content.ts";

const { buildings } = content.park;

function draw(building: Building, unitsHere: readonly Unit[], floor?: number): string {
  const section = readSection(building, unitsHere) ?? expect.fail("no section");
  return renderToStaticMarkup(
    <FloorLines building={building} section={section} floor={floor} linkTo={(n) => `/plan?floor=${n}`} />,
  );
}

describe("A building by its floors", () => {
  it("links each floor with its counts and marks the chosen one", () => {
    for (const building of buildings) {
      const svg = draw(building, ownOf(building), 1);
      const links = [
        ...svg.matchAll(
          /<a href="\/plan\?floor=(-?\d+)"( aria-current="true")?><span class="visually-hidden">([^<]*)/g,
        ),
      ];
      expect(links.map(([, floor]) => Number(floor))).toEqual(
        building.floors.map(({ number }) => number).sort((a, b) => b - a),
      );
      for (const [, floor, current, label = ""] of links) {
        const here = ownOf(building).filter((unit) => unit.floor.number === Number(floor));
        const free = here.filter(({ status }) => status === "free").length;
        expect(label.includes(`свободно ${free}`)).toBe(free > 0);
        expect(label.includes(`освободится ${here.length - free}`)).toBe(here.length > free);
        expect(current !== undefined).toBe(floor === "1");
      }
      expect(svg.match(/preserveAspectRatio="none"/g)).toHaveLength(building.floors.length);
    }
  });

  it("has no section without places: the table beside it has the floors", () => {
    const [building] = buildings as [Building];
    expect(readSection({ ...building, place: undefined }, ownOf(building))).toBeUndefined();
  });
});

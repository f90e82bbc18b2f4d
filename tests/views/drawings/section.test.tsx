import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { FloorLines, readSection } from "../../../views/drawings/FloorLines.tsx";
import { boxesOf, pathsOf } from "../../support/pages/drawn.ts";
import { content, ownOf } from "./stand-in-content.ts";

const { buildings } = content.park;

function draw(building: Building, unitsHere: readonly Unit[], floor?: number): string {
  const section = readSection(building, unitsHere) ?? expect.fail("no section");
  return renderToStaticMarkup(
    <FloorLines building={building} section={section} floor={floor} linkTo={(n) => `/plan?floor=${n}`} />,
  );
}
type Bar = { floor: number; offset: number; width: number };
const slackMetres = 0.2;

/** Bars without a unit, and units without a bar. */
function differences(drawn: Bar[], wanted: Bar[]): Bar[] {
  const same = (a: Bar) => (b: Bar) =>
    a.floor === b.floor && Math.abs(a.offset - b.offset) < slackMetres && Math.abs(a.width - b.width) < slackMetres;
  return [...drawn.filter((bar) => !wanted.some(same(bar))), ...wanted.filter((bar) => !drawn.some(same(bar)))];
}

/** The drawn free units, as metres along the building and their storey number. */
function bars(html: string, name: string): Bar[] {
  return [...html.matchAll(/<b aria-hidden="true">(.\d*)<\/b>(.*?)<\/a>/g)].flatMap(([, floor = "", line = ""]) =>
    boxesOf(pathsOf(line, name)).map(({ x, w }) => ({ floor: Number(floor.replace("−", "-")), offset: x, width: w })),
  );
}

const textOf = (unitsHere: readonly Unit[], status: Unit["status"]) =>
  unitsHere
    .filter((unit) => unit.status === status && unit.place)
    .map(({ floor, place }) => ({ floor: floor.number, offset: place?.offset ?? 0, width: place?.width ?? 0 }));

describe("A building by its floors", () => {
  it("shows exactly the free units of every building, on their floor, at their place and width", () => {
    for (const building of buildings) {
      const svg = draw(building, ownOf(building));
      for (const [name, status] of [
        ["bars", "free"],
        ["bars-soon", "soon"],
      ] as const) {
        expect(bars(svg, name)).toHaveLength(textOf(ownOf(building), status).length);
        expect(differences(bars(svg, name), textOf(ownOf(building), status))).toEqual([]);
      }
    }
  });

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

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BuildingSection } from "../../../views/drawings/BuildingSection.tsx";
import { FloorStrip } from "../../../views/drawings/FloorStrip.tsx";
import type { Body } from "../../../views/park/park.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { boxesOf, pathsOf } from "../../support/drawn.ts";
import { bodyOf, content, ownOf, units } from "./stand-in-content.ts";

const strideMin = 36;

const { bodies } = content.park;

const draw = (body: Body, own: readonly Pavilion[], floor?: number) =>
  renderToStaticMarkup(<BuildingSection body={body} units={own} floor={floor} linkTo={(n) => `/plan?floor=${n}`} />);
const length = ({ place }: Body) => Math.max(place?.length ?? 0, place?.width ?? 0);

type Bar = { floor: number; offset: number; width: number };
const slackMetres = 0.2;

/** Bars without a unit, and units without a bar. */
function differences(drawn: Bar[], wanted: Bar[]): Bar[] {
  const same = (a: Bar) => (b: Bar) =>
    a.floor === b.floor && Math.abs(a.offset - b.offset) < slackMetres && Math.abs(a.width - b.width) < slackMetres;
  return [...drawn.filter((bar) => !wanted.some(same(bar))), ...wanted.filter((bar) => !drawn.some(same(bar)))];
}

/** The drawn free units, as metres along the building and their storey number. */
function bars(svg: string, body: Body, name: string) {
  const [lane = { x: 0, y: 0, w: 1, h: 1 }] = boxesOf(pathsOf(svg, "lanes"));
  const rows = boxesOf(pathsOf(svg, "storey"));
  const k = lane.w / length(body);
  const numbers = body.floors.map(({ number }) => number).sort((a, b) => b - a);
  const exact = boxesOf(svg.match(new RegExp(`class="${name}" d="([^"]*)"`))?.[1] ?? "");
  return exact.map((bar) => {
    const at = rows.findIndex((row) => bar.y >= row.y && bar.y + bar.h <= row.y + row.h + 0.1);
    return { floor: numbers[at] ?? 0, offset: (bar.x - lane.x) / k, width: bar.w / k };
  });
}

const told = (own: readonly Pavilion[], status: Pavilion["status"]) =>
  own
    .filter((unit) => unit.status === status && unit.place)
    .map(({ floor, place }) => ({ floor: floor.number, offset: place?.offset ?? 0, width: place?.width ?? 0 }));

describe("A building by its floors", () => {
  it("shows exactly the free units of every building, on their floor, at their place and width", () => {
    for (const body of bodies) {
      const svg = draw(body, ownOf(body));
      for (const [name, status] of [
        ["bars", "free"],
        ["bars bars-soon", "soon"],
      ] as const) {
        expect(bars(svg, body, name)).toHaveLength(told(ownOf(body), status).length);
        expect(differences(bars(svg, body, name), told(ownOf(body), status))).toEqual([]);
      }
    }
  });

  it("links each floor with its counts by a thumb-sized strip, and marks the chosen one", () => {
    for (const body of bodies) {
      const svg = draw(body, ownOf(body), 1);
      const links = [...svg.matchAll(/<a href="\/plan\?floor=(-?\d+)"( aria-current="true")?><title>([^<]*)/g)];
      expect(links.map(([, floor]) => Number(floor))).toEqual(
        body.floors.map(({ number }) => number).sort((a, b) => b - a),
      );
      for (const [, floor, current, label = ""] of links) {
        const here = ownOf(body).filter((unit) => unit.floor.number === Number(floor));
        const free = here.filter(({ status }) => status === "free").length;
        expect(label.includes(`свободно ${free}`)).toBe(free > 0);
        expect(label.includes(`освободится ${here.length - free}`)).toBe(here.length > free);
        expect(current !== undefined).toBe(floor === "1");
      }
      expect(boxesOf(pathsOf(svg, "storey")).every(({ h }) => h >= strideMin)).toBe(true);
    }
  });

  it("keeps floors and counts without places, and draws no bars", () => {
    const [body] = bodies as [Body];
    const svg = draw({ ...body, place: undefined }, ownOf(body));
    expect(svg.match(/<a /g)).toHaveLength(body.floors.length);
    expect(boxesOf(pathsOf(svg, "bars"))).toEqual([]);
    expect(draw({ ...body, floors: [] }, ownOf(body))).toBe("");
  });
});

describe("The strip of a unit", () => {
  it("fills the unit's own floor, counted from above, and marks the unit's place on it", () => {
    for (const unit of units) {
      const body = bodyOf(unit);
      const svg = renderToStaticMarkup(<FloorStrip unit={unit} body={body} />);
      const [own = { x: 0, y: 0, w: 0, h: 1 }] = boxesOf(pathsOf(svg, "own"));
      const [here] = boxesOf(pathsOf(svg, "here"));
      expect(Math.round(own.y / own.h)).toBe(body.floors.length - unit.floor.number);
      expect(here?.x).toBeCloseTo(((unit.place?.offset ?? 0) * own.w) / length(body), 0);
      expect(svg).toContain(`этаж ${unit.floor.number}, всего этажей: ${body.floors.length}`);
    }
  });
});

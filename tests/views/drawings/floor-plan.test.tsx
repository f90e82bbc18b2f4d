import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FloorPlan } from "../../../views/drawings/FloorPlan.tsx";
import type { Body } from "../../../views/park/park.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { boxesOf, pathsOf } from "../../support/drawn.ts";
import { floorContradictions } from "../../support/floor-plan-proof.ts";
import { content, ownOf } from "./stand-in-content.ts";

const { bodies } = content.park;

/** Both drawings of a floor: horizontal and upright. */
function draw(body: Body, floor: number, own: readonly Pavilion[], current?: number) {
  const html = renderToStaticMarkup(<FloorPlan body={body} floor={floor} units={own} current={current} />);
  const [lying = "", upright = ""] = html.match(/<svg.*?<\/svg>/g) ?? [];
  return { html, lying, upright };
}

const everyFloor = () => bodies.flatMap((body) => body.floors.map(({ number }) => ({ body, floor: number })));
const busiest = () => {
  const body = bodies.find(({ number }) => number === "4") as Body;
  return { body, floor: 7, own: ownOf(body) };
};

describe("The plan of every floor", () => {
  it("shows exactly the units, cores, rooms and module of the data", () => {
    const found = everyFloor().flatMap(({ body, floor }) => {
      const current = ownOf(body).find((unit) => unit.floor.number === floor)?.id;
      const { lying } = draw(body, floor, ownOf(body), current);
      return floorContradictions(body, floor, ownOf(body), lying, current).map(
        (rule) => `${body.number}/${floor}: ${rule}`,
      );
    });
    expect(found).toEqual([]);
  });

  it("shows the same units upright, each with a label of area and price that overlaps no other", () => {
    for (const { body, floor } of everyFloor()) {
      const own = ownOf(body).filter((unit) => unit.floor.number === floor);
      const { lying, upright } = draw(body, floor, ownOf(body));
      const ids = (svg: string) => [...svg.matchAll(/href="\/pavilions\/(\d+)"/g)].map(([, id]) => id).sort();
      expect(ids(upright)).toEqual(ids(lying));
      expect(ids(upright)).toHaveLength(own.length);
      const tops = boxesOf(pathsOf(upright, "line"))
        .map(({ y }) => y)
        .sort((a, b) => a - b);
      expect(tops.slice(1).every((y, i) => y - (tops[i] ?? 0) >= 52)).toBe(true);
      const leaders = [...pathsOf(upright, "leader").matchAll(/M/g)].length;
      expect([0, own.length]).toContain(leaders);
    }
  });

  it("explains exactly its shown states and parts in the legend", () => {
    for (const { body, floor } of everyFloor()) {
      const { html, lying } = draw(body, floor, ownOf(body));
      expect(html.includes("освободится, дата на плане")).toBe(lying.includes('class="unit soon"'));
      expect(html.includes("legend-free")).toBe(lying.includes('class="unit free"'));
      expect(html.includes("лифты")).toBe((body.grid?.cores ?? []).length > 0);
      expect(html).not.toContain("legend-here");
      for (const room of body.floors.find(({ number }) => number === floor)?.rooms ?? [])
        expect(html).toContain(room.name);
    }
  });
});

describe("A plan with missing data", () => {
  it("has no core without a grid, and its module only from enough known walls", () => {
    const { body, floor, own } = busiest();
    const { grid, ...bare } = body;
    expect(draw(bare, floor, own).html).not.toMatch(/class="core"|class="parts"|лифты/);
    expect(draw(bare, floor, own).html).toContain("модуль 4,2 м");
    expect(draw(bare, floor, own.filter((unit) => unit.floor.number === floor).slice(0, 1)).html).not.toContain(
      "модуль",
    );
  });

  it("is empty without places", () => {
    const { body, floor, own } = busiest();
    const unplaced = own.map((unit) => ({ ...unit, place: undefined }));
    expect(draw({ ...body, place: undefined }, floor, own).html).toBe("");
    expect(draw(body, floor, unplaced).html).toBe("");
  });
});

describe("The proof detects a false floor plan:", () => {
  const { body, floor, own } = busiest();
  const { grid } = body;
  const cores = (change: object): Body => ({
    ...body,
    grid: grid && { ...grid, cores: (grid.cores ?? []).map((core) => ({ ...core, ...change })) },
  });
  const moved = own.map((unit) => ({
    ...unit,
    place: unit.place && { ...unit.place, offset: unit.place.offset + 4.2 },
  }));

  it.each<[string, Body, readonly Pavilion[]]>([
    ["moved units", body, moved],
    ["changed states", body, own.map((unit) => ({ ...unit, status: "soon" }))],
    ["missing units", body, own.filter((unit) => unit.floor.number !== floor)],
    ["extra lifts", cores({ lifts: 9 }), own],
    ["moved cores", cores({ offset: 21 }), own],
    ["missing stairs", cores({ stairs: 0 }), own],
  ])("%s", (_, drawn, list) => {
    expect(floorContradictions(body, floor, own, draw(drawn, floor, list).lying)).not.toEqual([]);
  });
});

import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { fromDate } from "../../../views/drawings/floor-plan/unit-state.ts";
import { type Box, boxesOf, linesOf, pathsOf } from "../../support/pages/drawn.ts";

const near = (a: number, b: number) => Math.abs(a - b) < 0.25;

type Spot = { row: number; offset: number; width: number };

/** The links of a drawing with their units' outlines. */
const linksIn = (svg: string) =>
  [...svg.matchAll(/<a href="\/pavilions\/(\d+)".*?<\/a>/g)].map(([html, id]) => {
    const [, state, d = ""] = /class="unit (\w+)" d="([^"]*)"/.exec(html) ?? [];
    return { id: Number(id), html, box: boxesOf(d)[0], state };
  });

/** Conversions between a drawing and the data: where a spot of the building stands in the drawing. */
function scaleOf({ place, grid }: Building, units: readonly Unit[], svg: string) {
  const [across = 0, length = 0] = [place?.length ?? 0, place?.width ?? 0].sort((a, b) => a - b);
  const depth = units.find((unit) => unit.place)?.place?.depth ?? across;
  const fitting = Math.floor(across / depth + 0.01);
  const rows = fitting > 1 ? fitting - (fitting % 2) : 1;
  const corridor = rows > 1 ? (across - rows * depth) / (rows / 2) : 0;
  const [slab = { x: 0, y: 0, w: 1, h: 1 }] = boxesOf(pathsOf(svg, "slab"));
  const k = slab.w / length;
  const inRow = ({ y }: Box, row: number) => near(y / k, row * depth + Math.ceil(row / 2) * corridor);
  const isAt = ({ row, offset, width }: Spot, box?: Box) =>
    box !== undefined && near(box.x / k, offset) && near(box.w / k, width) && inRow(box, row) && near(box.h / k, depth);
  const covers = ({ row, offset, width }: Spot, box: Box) =>
    box.x / k <= offset + 0.2 && (box.x + box.w) / k >= offset + width - 0.2 && inRow(box, row);
  const axes = [...pathsOf(svg, "module").matchAll(/M([\d.]+) -8/g)].map(([, x]) => Number(x) / k);
  /** Whether these lengths are multiples of the building's module. */
  const onModule = (lengths: number[], slack: number) =>
    !grid || lengths.every((x) => Math.abs(x / grid.step - Math.round(x / grid.step)) < slack);
  return { isSlabWhole: near(slab.h / k, across), length, isAt, covers, axes, onModule };
}

/**
 * Contradictions of a horizontal floor plan. Units, cores, common rooms and module must be at their places in the data,
 * and nothing else may be drawn.
 */
export function floorContradictions(
  building: Building,
  floor: number,
  units: readonly Unit[],
  svg: string,
  current?: number,
): string[] {
  if (!building.place) return ["no place"];
  const { isSlabWhole, length, isAt, covers, axes, onModule } = scaleOf(building, units, svg);
  const unitsHere = units.filter((unit) => unit.floor.number === floor && unit.place);
  const links = linksIn(svg);
  const cores = building.grid?.cores ?? [];
  const rooms = building.floors.find(({ number }) => number === floor)?.rooms ?? [];
  const outlines = boxesOf(pathsOf(svg, "core"));
  const parts = pathsOf(svg, "parts");
  const lifts = cores.reduce((sum, core) => sum + (core.lifts ?? 0), 0);
  const stairs = cores.reduce((sum, core) => sum + Math.min(2, core.stairs ?? 0), 0);
  const crossed = [...parts.matchAll(/ZM[^MZ]*l[^MZ]*m0/g)].length;

  const rules: [string, boolean][] = [
    ["the slab has the building's proportions", isSlabWhole],
    [`${unitsHere.length} free units, ${links.length} drawn`, links.length === unitsHere.length],
    ...unitsHere.flatMap((unit): [string, boolean][] => {
      const { html = "", state, box } = links.find(({ id }) => id === unit.id) ?? {};
      const { offset = 0, width = 0, row = 0 } = unit.place ?? {};
      const here = unit.id === current;
      const words = unit.status === "soon" && !here ? `${fromDate(unit)} свободно` : "свободно";
      return [
        [`${unit.number} is at its place`, isAt({ row, offset, width }, box)],
        [`${unit.number} shows its state`, state === (here ? "here" : unit.status)],
        [`${unit.number} shows its number`, html.includes(`>${unit.number.split("-").at(-1)}<`)],
        ["only the current unit has the pointer", html.includes('class="pointer"') === here],
        [`${unit.number}: the link says ${words}`, html.includes(words)],
        [`the walls of ${unit.number} are on the module`, onModule([offset, offset + width], 1e-6)],
      ];
    }),
    ["cores are at their places", cores.every((core) => outlines.some((box) => isAt(core, box)))],
    ["rooms are at their places", rooms.every((room) => outlines.some((box) => covers(room, box)))],
    ["no core or room without data", cores.length + rooms.length > 0 || outlines.length === 0],
    [`${lifts} lifts, ${crossed} drawn`, crossed === lifts],
    ["one flight for each staircase", linesOf(parts).length === 6 * stairs],
    ["one axis for each module", !building.grid || axes.length === Math.round(length / building.grid.step) - 1],
    ["axes are on the module", onModule(axes, 0.05)],
    ["no Latin letters", !/[A-Za-z]/.test(svg.replace(/<[^>]*>/g, ""))],
    ["all numbers are finite", !/NaN|undefined/.test(svg)],
  ];
  return rules.flatMap(([name, holds]) => (holds ? [] : name));
}

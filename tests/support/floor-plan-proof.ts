import { fromDate } from "../../views/drawings/floor-plan/unit-words.ts";
import type { Body } from "../../views/park/park.ts";
import type { Pavilion } from "../../views/units/pavilion.ts";
import { type Box, boxesOf, linesOf, pathsOf } from "./drawn.ts";

const near = (a: number, b: number) => Math.abs(a - b) < 0.25;

type Link = { id: number; html: string; box: Box | undefined; state: string };

/** The links of a drawing with their units' outlines. */
function linksIn(svg: string): Link[] {
  return [...svg.matchAll(/<a href="\/pavilions\/(\d+)".*?<\/a>/g)].map(([html, id]) => {
    const outline = /class="unit (\w+)" d="([^"]*)"/.exec(html);
    return { id: Number(id), html, state: outline?.[1] ?? "", box: boxesOf(outline?.[2] ?? "")[0] };
  });
}

/**
 * Contradictions of a horizontal floor plan. Units, cores, common rooms and module must be at their places in the data,
 * and nothing else may be drawn.
 */
export function floorContradictions(
  body: Body,
  floor: number,
  units: readonly Pavilion[],
  svg: string,
  current?: number,
): string[] {
  const wrong: string[] = [];
  const rule = (holds: boolean, name: string) => holds || wrong.push(name);
  const { place } = body;
  if (!place) return ["no place"];
  const length = Math.max(place.length, place.width);
  const across = Math.min(place.length, place.width);
  const depth = units.find((unit) => unit.place)?.place?.depth ?? across;
  const fitting = Math.floor(across / depth + 0.01);
  const rows = fitting > 1 ? fitting - (fitting % 2) : 1;
  const corridor = rows > 1 ? (across - rows * depth) / (rows / 2) : 0;
  const [slab = { x: 0, y: 0, w: 1, h: 1 }] = boxesOf(pathsOf(svg, "slab"));
  const k = slab.w / length;
  const top = (row: number) => row * depth + Math.ceil(row / 2) * corridor;
  const stands = (at: { row: number; offset: number; width: number }) => (box: Box | undefined) =>
    box !== undefined &&
    near(box.x / k, at.offset) &&
    near(box.w / k, at.width) &&
    near(box.y / k, top(at.row)) &&
    near(box.h / k, depth);

  rule(near(slab.h / k, across), "the slab has the building's proportions");
  const own = units.filter((unit) => unit.floor.number === floor && unit.place);
  const links = linksIn(svg);
  rule(links.length === own.length, `${own.length} free units, ${links.length} drawn`);
  for (const unit of own) {
    const link = links.find(({ id }) => id === unit.id);
    const here = unit.id === current;
    rule(unit.place !== undefined && stands(unit.place)(link?.box), `${unit.number} is at its place`);
    rule(link?.state === (here ? "here" : unit.status), `${unit.number} shows its state`);
    rule(link?.html.includes(`>${unit.number.split("-").at(-1)}<`) === true, `${unit.number} shows its number`);
    rule((link?.html.includes('class="pointer"') ?? false) === here, "only the current unit has the pointer");
    const told = unit.status === "soon" && !here ? `${fromDate(unit)} свободно` : "свободно";
    rule(link?.html.includes(told) === true, `${unit.number}: the link says ${told}`);
  }

  const cores = body.grid?.cores ?? [];
  const rooms = body.floors.find(({ number }) => number === floor)?.rooms ?? [];
  const outlines = boxesOf(pathsOf(svg, "core"));
  for (const core of cores)
    rule(
      outlines.some((box) => stands(core)(box)),
      "a core is at its place",
    );
  const covered = (room: { row: number; offset: number; width: number }) => (box: Box) =>
    box.x / k <= room.offset + 0.2 &&
    (box.x + box.w) / k >= room.offset + room.width - 0.2 &&
    near(box.y / k, top(room.row));
  for (const room of rooms) rule(outlines.some(covered(room)), `${room.name} is at its place`);
  if (cores.length + rooms.length === 0) rule(outlines.length === 0, "no core or room without data");
  const lifts = cores.reduce((sum, core) => sum + (core.lifts ?? 0), 0);
  const crossed = [...pathsOf(svg, "parts").matchAll(/ZM[^MZ]*l[^MZ]*m0/g)].length;
  rule(crossed === lifts, `${lifts} lifts, ${crossed} drawn`);
  const treads = linesOf(pathsOf(svg, "parts")).length;
  rule(
    treads === 6 * cores.reduce((sum, core) => sum + Math.min(2, core.stairs ?? 0), 0),
    "one flight for each staircase",
  );

  const axes = [...pathsOf(svg, "module").matchAll(/M([\d.]+) -8/g)].map(([, x]) => Number(x) / k);
  if (body.grid) {
    const { step } = body.grid;
    rule(axes.length === Math.round(length / step) - 1, "one axis for each module");
    rule(
      axes.every((x) => Math.abs(x / step - Math.round(x / step)) < 0.05),
      "axes are on the module",
    );
    for (const unit of own) {
      const { offset = 0, width = 0 } = unit.place ?? {};
      const onAxis = [offset, offset + width].every((x) => Math.abs(x / step - Math.round(x / step)) < 1e-6);
      rule(onAxis, `the walls of ${unit.number} are on the module`);
    }
  }
  rule(!/[A-Za-z]/.test(svg.replace(/<[^>]*>/g, "")), "no Latin letters");
  rule(!/NaN|undefined/.test(svg), "all numbers are finite");
  return wrong;
}

import { type PlacedUnit, placedIn, sidesOf } from "../../content/floor-rows.ts";
import { type Building, storeysOf } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { onceFor } from "../../kit/once-for.ts";
import { spend, withinBudget } from "../budget.ts";
import { type PlacedBuilding, placed } from "../park-plan.ts";

/** A free unit on its floor: `storey` counts from the ground, `row` from the north or the east. */
export type Light = { unit: PlacedUnit; storey: number };

/** Metres along the long side. `lights` are the free `units` with a place; `rows` are lanes of a floor. */
export type Tower = {
  building: Building;
  units: readonly Unit[];
  /** Classes: a chosen category lights its own buildings up. */
  uses: readonly string[];
  length: number;
  height: number;
  storeys: number;
  rows: number;
  lights: readonly Light[];
};

/**
 * The park as one section. Wide windows show a line in one row, phones its two halves. `across` and `acrossHalf` are
 * the metres of a row, the same for each: one scale. Heights are `stretch` times larger.
 */
export type ParkSection = {
  lines: (readonly [Tower[], Tower[]])[];
  across: number;
  acrossHalf: number;
  stretch: number;
};

const towersMin = 2;
const towersMax = 40;
const lineMax = 10;
const rowsMax = 12;
const stretchMax = 5;
/** The tallest building's height as a share of a row's width. */
const tallest = { line: 0.2, half: 0.4 };

/** Undefined for fewer than two placed buildings, or more than the drawing can hold. */
export const readParkSection = (buildings: readonly Building[], units: readonly Unit[]): ParkSection | undefined =>
  readOnce(units, ...buildings);

const readOnce = onceFor((units: readonly Unit[], ...buildings: Building[]) =>
  withinBudget("park section", () => read(buildings, units)),
);

function read(buildings: readonly Building[], units: readonly Unit[]): ParkSection | undefined {
  const drawn = placed(buildings).filter(({ floors }) => floors.length > 0);
  if (drawn.length < towersMin || drawn.length > towersMax) return undefined;
  const byBuilding = Map.groupBy(units, ({ building }) => building.id);
  const towers = drawn.map((building) => towerOf(building, byBuilding.get(building.id) ?? []));
  spend("park section", { marks: sum(towers, ({ storeys, lights }) => storeys + lights.length) });
  const lines = parts(towers, Math.ceil(towers.length / lineMax)).map((line) => {
    const [first = [], second = []] = parts(line, 2);
    return [first, second] as const;
  });
  const height = Math.max(...towers.map((tower) => tower.height));
  const longest = Math.max(...lines.map((halves) => sum(halves.flat(), lengthOf)));
  const stretch = Math.floor(Math.max(1, Math.min(stretchMax, (longest * tallest.line) / height)));
  return {
    lines,
    stretch,
    across: Math.max(longest, (height * stretch) / tallest.line),
    acrossHalf: Math.max(...lines.flat().map((half) => sum(half, lengthOf)), (height * stretch) / tallest.half),
  };
}

function towerOf(building: PlacedBuilding, units: readonly Unit[]): Tower {
  const { place } = building;
  const storeys = storeysOf(building);
  const { placed: inside, rows: found } = placedIn(building, units);
  const rows = found && found.rows <= rowsMax ? found.rows : undefined;
  return {
    building,
    units,
    uses: [...new Set([building.use, ...units.map(({ category }) => category)])].filter((use) => use !== undefined),
    length: sidesOf(place).length,
    height: place.height,
    storeys: storeys.length,
    rows: rows ?? 1,
    lights: inside.flatMap((unit) => {
      const storey = storeys.indexOf(unit.floor.number);
      return storey >= 0 && unit.place.row < (rows ?? 0) ? [{ unit, storey }] : [];
    }),
  };
}

const lengthOf = ({ length }: Tower) => length;

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

/** Cuts the towers into `count` runs of about the same length, in their order. */
function parts(towers: readonly Tower[], count: number): Tower[][] {
  const wanted = sum(towers, lengthOf) / count;
  const runs = Array.from({ length: count }, (): Tower[] => []);
  let before = 0;
  for (const tower of towers) {
    runs[Math.min(count - 1, Math.floor((before + tower.length / 2) / wanted))]?.push(tower);
    before += tower.length;
  }
  return runs.filter((run) => run.length > 0);
}

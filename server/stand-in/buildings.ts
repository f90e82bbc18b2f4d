import type { Body, CategoryId } from "./wire.ts";

/**
 * A building, in metres. Units lie in `rows` along its `length`; `aisles` is the width of all corridors together, and the walls
 * between units stand at multiples of `step`. `x` and `y` are its north-western corner on the park's plan; a `turned` building
 * stretches from north to south. `ceiling` is the clear height of a storey.
 */
export type Building = {
  id: number;
  use: CategoryId;
  class?: "A" | "B+" | "B";
  year: number;
  floors: number;
  length: number;
  depth: number;
  rows: number;
  aisles: number;
  step: number;
  ceiling: number;
  x: number;
  y: number;
  turned?: true;
};

const office = { use: "office", rows: 2, aisles: 2.4 } as const;
const warehouse = { use: "warehouse", rows: 2, aisles: 0 } as const;

/** The nine buildings of the park; the number on a building is its id. */
export const buildings: readonly Building[] = [
  { ...office, id: 1, class: "B+", year: 2007, floors: 9, length: 156, depth: 18, step: 3, ceiling: 3, x: 60, y: 60 },
  { ...office, id: 2, class: "B+", year: 2009, floors: 9, length: 156, depth: 18, step: 3, ceiling: 3, x: 60, y: 120 },
  {
    ...office,
    id: 3,
    class: "A",
    year: 2013,
    floors: 12,
    length: 126,
    depth: 20,
    step: 4.2,
    ceiling: 3.3,
    x: 270,
    y: 50,
    turned: true,
  },
  {
    ...office,
    id: 4,
    class: "A",
    year: 2016,
    floors: 14,
    length: 126,
    depth: 20,
    step: 4.2,
    ceiling: 3.3,
    x: 330,
    y: 50,
    turned: true,
  },
  { ...office, id: 5, class: "B", year: 2008, floors: 5, length: 168, depth: 18, step: 3, ceiling: 2.9, x: 60, y: 180 },
  {
    id: 6,
    use: "trade_area",
    year: 2010,
    floors: 3,
    length: 180,
    depth: 56,
    rows: 4,
    aisles: 16,
    step: 2.25,
    ceiling: 4.2,
    x: 262,
    y: 210,
  },
  {
    ...warehouse,
    id: 7,
    class: "B+",
    year: 2008,
    floors: 1,
    length: 168,
    depth: 60,
    step: 6,
    ceiling: 7,
    x: 60,
    y: 250,
  },
  {
    ...warehouse,
    id: 8,
    class: "A",
    year: 2012,
    floors: 1,
    length: 216,
    depth: 72,
    step: 12,
    ceiling: 12,
    x: 60,
    y: 340,
  },
  {
    ...warehouse,
    id: 9,
    class: "A",
    year: 2019,
    floors: 2,
    length: 120,
    depth: 60,
    step: 6,
    ceiling: 6,
    x: 300,
    y: 330,
    rows: 4,
  },
];

/** The floors of a building, from the ground up. */
function floorsOf(building: Building): Body["floors"] {
  return Array.from({ length: building.floors }, (_, below) => ({
    id: building.id * 100 + below + 1,
    number: below + 1,
  }));
}

/** The building as the API tells of it; `area` is its lettable area in m². */
export function bodyOf(building: Building, area: number): Body {
  const { id, use, year, length, depth, x, y, turned } = building;
  const sides = turned ? { length: depth, width: length } : { length, width: depth };
  return {
    id,
    number: String(id),
    floors: floorsOf(building),
    use,
    ...(building.class && { class: building.class }),
    year,
    area,
    place: { x, y, ...sides, height: heightOf(building) },
  };
}

/** Storeys with their slabs, and the roof with what stands on it. */
function heightOf({ use, floors }: Building): number {
  const { storey, roof } = {
    office: { storey: 3.6, roof: 3 },
    trade_area: { storey: 5.2, roof: 2 },
    warehouse: { storey: 7, roof: 5 },
  }[use];
  return Math.round((floors * storey + roof) * 10) / 10;
}

import type { Building } from "./buildings.ts";
import { oneOf, type Random, randomOf } from "./random.ts";
import type { CategoryId } from "./wire.ts";

/** A unit between its walls: `row` 0 is the northern one (the eastern one in a turned building), metres along the building and across, m². */
export type Unit = {
  building: Building;
  floor: number;
  number: string;
  row: number;
  offset: number;
  width: number;
  depth: number;
  square: number;
};

/** Widths of units, in steps of the building; a width that stands here twice is twice as likely. */
const widthsInSteps: Record<CategoryId, readonly [number, ...number[]]> = {
  office: [1, 2, 2, 3, 3, 4, 5, 6, 8],
  trade_area: [2, 2, 3, 4, 4, 5, 6, 7, 8],
  warehouse: [1, 1, 2, 2, 3],
};

/** Lifts, stairs and toilets take this many steps in the middle of an office floor's first row. */
const coreSteps = 4;

/** Every unit of a floor, let or free, numbered from the north-western corner: "209-12" is building 2, floor 9, unit 12. */
export function unitsOnFloor(building: Building, floor: number): Unit[] {
  const random = randomOf(`floor ${building.id} ${floor}`);
  const depth = (building.depth - building.aisles) / building.rows;
  const rows = Array.from({ length: building.rows }, (_, row) => row);
  const cells = rows.flatMap((row) =>
    spansOf(building, row).flatMap(({ start, end }) =>
      split(random, start, end, widthsInSteps[building.use]).map((cell) => ({ row, ...cell })),
    ),
  );
  return cells.map(({ row, from, steps }, index) => {
    const width = rounded(steps * building.step, 2);
    return {
      building,
      floor,
      number: `${building.id}${twoDigits(floor)}-${twoDigits(index + 1)}`,
      row,
      offset: rounded(from * building.step, 2),
      width,
      depth,
      square: rounded(width * depth, 1),
    };
  });
}

/** Every unit of a building, let or free. */
export function unitsOf(building: Building): Unit[] {
  return Array.from({ length: building.floors }, (_, below) => unitsOnFloor(building, below + 1)).flat();
}

/** The parts of a row that are lettable, in steps. */
function spansOf({ use, length, step }: Building, row: number): { start: number; end: number }[] {
  const steps = Math.round(length / step);
  if (use !== "office" || row > 0) return [{ start: 0, end: steps }];
  const core = Math.floor(steps / 2) - coreSteps / 2;
  return [
    { start: 0, end: core },
    { start: core + coreSteps, end: steps },
  ];
}

function split(
  random: Random,
  start: number,
  end: number,
  widths: readonly [number, ...number[]],
): { from: number; steps: number }[] {
  const narrowest = Math.min(...widths);
  const cells = [];
  for (let from = start; from < end; ) {
    const chosen = oneOf(random, widths);
    const left = end - from - chosen;
    // What is too narrow for a unit of its own goes to the last one.
    const steps = left < narrowest ? end - from : chosen;
    cells.push({ from, steps });
    from += steps;
  }
  return cells;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

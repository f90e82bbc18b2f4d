import { type FloorRows, placedIn } from "../../content/floor-rows.ts";
import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";

/** A bar of a floor: a free unit at its true place along the building, in its row. Metres. */
export type Bar = { id: number; row: number; offset: number; width: number; soon: boolean };

/** A storey with its free units; `free` and `soon` count all of them, also those whose place is not known. */
export type Storey = { number: number; bars: Bar[]; free: number; soon: number };

/** A building by its floors, from the top down. `rows` are lanes of a floor; without them floors have counts alone. */
export type SectionGeometry = { length: number; rows: FloorRows | undefined; storeys: Storey[] };

/** Reads a building's floors. Undefined where its floors are not known. */
export function readSection(building: Building, units: readonly Unit[]): SectionGeometry | undefined {
  if (building.floors.length === 0) return undefined;
  const inBuilding = units.filter((unit) => unit.building.id === building.id);
  const { placed, rows } = placedIn(building, inBuilding);
  const numbers = building.floors.map(({ number }) => number).sort((a, b) => b - a);
  return {
    length: rows?.length ?? 1,
    rows,
    storeys: numbers.map((number) => {
      const here = inBuilding.filter((unit) => unit.floor.number === number);
      const soon = here.filter(({ status }) => status === "soon").length;
      const bars = rows
        ? placed
            .filter(({ floor }) => floor.number === number)
            .map(({ id, place: { row, offset, width }, status }) => ({
              id,
              row,
              offset,
              width,
              soon: status === "soon",
            }))
        : [];
      return { number, bars, free: here.length - soon, soon };
    }),
  };
}

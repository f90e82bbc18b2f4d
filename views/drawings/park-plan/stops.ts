import type { Site } from "../../content/park.ts";
import { spend } from "../budget.ts";
import type { Rect } from "../park-plan.ts";
import { metresTo, type Spot } from "./segments.ts";

type Stop = Site["stops"][number];

/** How far a stop's sign may move, the nearest first: along the kerb it says no less. */
const moves: readonly Spot[] = [
  [0, 0],
  [0, -5],
  [0, 5],
  [-12, 0],
  [12, 0],
  [0, -12],
  [0, 12],
];

/** Stops beside buildings and zones, their sign `radius` metres large. One that cannot stand there is left out. */
export function clearStops(stops: readonly Stop[], taken: readonly Rect[], radius: number): Stop[] {
  spend("site.stops", { steps: stops.length * moves.length * taken.length });
  const isClear = (spot: Spot) => taken.every((rect) => metresTo(spot, rect) >= radius);
  return stops.flatMap((stop) => {
    const move = moves.find(([dx, dy]) => isClear([stop.x + dx, stop.y + dy]));
    return move ? [{ ...stop, x: stop.x + move[0], y: stop.y + move[1] }] : [];
  });
}

import type { Building } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { placed, walksOf, zoneSpot } from "../drawings/park-plan.ts";

/** "1 и 2", "7, 8 и 9". */
const listed = (numbers: readonly string[]): string =>
  numbers.length < 2 ? numbers.join("") : `${numbers.slice(0, -1).join(", ")} и ${numbers.at(-1)}`;

/** Where a zone lies, by the buildings that it names: "у корпусов 1 и 2"; undefined where none of them exists. */
export function besideWords({ near = [] }: ParkingZone, buildings: readonly Building[]): string | undefined {
  const there = near.filter((number) => buildings.some((building) => building.number === number));
  if (there.length === 0) return undefined;
  return `у корпус${there.length > 1 ? "ов" : "а"} ${listed(there)}`;
}

/**
 * The longest way on foot to the buildings that a zone names: "до 2 минут пешком"; undefined where the plan does not
 * tell it.
 */
export function walkWords(zone: ParkingZone, buildings: readonly Building[]): string | undefined {
  const drawn = placed(buildings);
  const spot = zoneSpot(zone, drawn);
  const minutes = spot && Math.max(0, ...walksOf(spot, drawn).map((walk) => walk.minutes));
  return minutes ? `до ${minutes} ${minutes === 1 ? "минуты" : "минут"} пешком` : undefined;
}

import type { Building } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { listed } from "../kit/format.ts";

/** Where a zone lies, by the buildings that it names: "у корпусов 1 и 2", "у галереи"; undefined where none exists. */
export function besideWords({ near = [] }: ParkingZone, buildings: readonly Building[]): string | undefined {
  const there = buildings.filter(({ number }) => near.includes(number));
  const [only] = there;
  if (!only) return undefined;
  if (there.length === 1) return only.use === "trade_area" ? "у галереи" : `у корпуса ${only.number}`;
  return `у корпусов ${listed(there.map(({ number }) => number))}`;
}

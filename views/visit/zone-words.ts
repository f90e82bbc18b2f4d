import type { Building } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";

/** "1 и 2", "7, 8 и 9". */
const listed = (numbers: readonly string[]): string =>
  numbers.length < 2 ? numbers.join("") : `${numbers.slice(0, -1).join(", ")} и ${numbers.at(-1)}`;

/** Where a zone lies, by the buildings that it names: "у корпусов 1 и 2", "у галереи"; undefined where none exists. */
export function besideWords({ near = [] }: ParkingZone, buildings: readonly Building[]): string | undefined {
  const there = buildings.filter(({ number }) => near.includes(number));
  const [only] = there;
  if (!only) return undefined;
  if (there.length === 1) return only.use === "trade_area" ? "у галереи" : `у корпуса ${only.number}`;
  return `у корпусов ${listed(there.map(({ number }) => number))}`;
}

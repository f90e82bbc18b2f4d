import type { Body } from "../park/park.ts";
import type { ParkingZone } from "./parking.ts";

/** "1 и 2", "7, 8 и 9". */
const listed = (numbers: readonly string[]): string =>
  numbers.length < 2 ? numbers.join("") : `${numbers.slice(0, -1).join(", ")} и ${numbers.at(-1)}`;

/** Where a zone lies, by the buildings that it names: "у корпусов 1 и 2"; undefined where none of them exists. */
export function besideWords({ near = [] }: ParkingZone, bodies: readonly Body[]): string | undefined {
  const there = near.filter((number) => bodies.some((body) => body.number === number));
  if (there.length === 0) return undefined;
  return `у корпус${there.length > 1 ? "ов" : "а"} ${listed(there)}`;
}

import type { Unit } from "../../content/unit.ts";
import { number } from "../../kit/format.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import type { Ways } from "../ways.ts";
import { type Line, tens } from "./way-words.ts";

/** Whether the unit has a ramp of this park's owner: its hours are those of the owner's words. */
export function hasRamps({ category, building }: Unit, claims: ParkClaims | undefined): boolean {
  return category === "warehouse" && (claims?.truck.ramps.at.includes(building.number) ?? false);
}

/** How lorries come to a warehouse, and when they are unloaded. */
export function lorryLines(unit: Unit, { gate }: Ways, claims: ParkClaims | undefined): Line[] {
  if (!claims || !hasRamps(unit, claims)) return [];
  const { heightMetresMax, zone, hours } = claims.truck;
  return [
    {
      name: "Машинам",
      value: `${gate ? `через ворота складов, ${tens(gate.metres)}; ` : ""}высота до ${number(heightMetresMax)} м, ждать погрузки — в ${zone}`,
    },
    { name: "Погрузка", value: `рампы работают ежедневно ${hours}` },
  ];
}

import { number } from "../../kit/format.ts";
import type { ParkStatements } from "../../park/statements/statements.ts";
import type { Pavilion } from "../pavilion.ts";
import type { Ways } from "../ways.ts";
import { type Line, tens } from "./way-words.ts";

/** Whether the unit has a ramp of this park's owner: its hours are those of the owner's words. */
export function hasRamps({ category, body }: Pavilion, statements: ParkStatements | undefined): boolean {
  return category === "warehouse" && (statements?.truck.ramps.at.includes(body.number) ?? false);
}

/** How lorries come to a warehouse, and when they are unloaded. */
export function lorryLines(unit: Pavilion, { gate }: Ways, statements: ParkStatements | undefined): Line[] {
  if (!statements || !hasRamps(unit, statements)) return [];
  const { heightMetresMax, zone, hours } = statements.truck;
  return [
    {
      name: "Машинам",
      value: `${gate ? `через ворота складов, ${tens(gate.metres)}; ` : ""}высота до ${number(heightMetresMax)} м, ждать погрузки — в ${zone}`,
    },
    { name: "Погрузка", value: `рампы работают ежедневно ${hours}` },
  ];
}

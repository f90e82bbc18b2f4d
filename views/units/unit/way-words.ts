import type { MetroWalk } from "../../content/park.ts";
import { zoneSign } from "../../content/parking.ts";
import type { Unit } from "../../content/unit.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { floorNumber, number, plural, rubles } from "../../ui/format.ts";
import type { Ways } from "../ways.ts";

export type Line = { name: string; value: string };

/** Metres to the ten: they are measured on the plan. */
const tens = (metres: number) => `${number(Math.max(10, Math.round(metres / 10) * 10))} м`;

const minutesInWords = (minutes: number) => plural(minutes, "минута", "минуты", "минут");

/** Minutes from the metro's exit to the building, where both parts are known. */
const metroMinutes = (ways: Ways, metro: MetroWalk | undefined) =>
  metro && ways.metro ? metro.minutes + ways.metro.minutes : undefined;

/** «13 минут от метро «Саларьево»», and its parts: «12 до парка, одна по парку, лифт на 7-й этаж». */
export function metroWay(unit: Unit, ways: Ways, metro: MetroWalk | undefined) {
  const minutes = metroMinutes(ways, metro);
  if (!minutes || !metro || !ways.metro) return undefined;
  const { floor } = unit;
  const lift = ways.core?.lifts && floor.number > 1 && `лифт на ${floorNumber(floor.number)}-й этаж`;
  const parts = [`${metro.minutes} до парка, ${ways.metro.entrance}`, `${ways.metro.minutes} по парку`, lift].filter(
    Boolean,
  );
  return { title: `${minutesInWords(minutes)} от метро «${metro.station}»`, parts: `${parts.join(", ")}.` };
}

export function wayLines({ bus, guests }: Ways, claims: ParkClaims | undefined): Line[] {
  return [
    ...(bus
      ? [
          {
            name: "Автобус от метро",
            value: `${minutesInWords(bus.ride + bus.minutes)}${claims ? ", бесплатно" : ""}, от остановки «${bus.stop}»`,
          },
        ]
      : []),
    ...(guests
      ? [
          {
            name: "Гостям на машине",
            value: `парковка ${zoneSign(guests.zone)}, ${tens(guests.metres)}`,
          },
        ]
      : []),
  ];
}

/** «6 500 ₽ в P4, 9 000 ₽ в P5»: what a place for a car costs a month in the nearest zones. */
export function carPlaces(ways: Ways): string {
  return ways.residents
    .flatMap(({ zone }) => (zone.monthly ? [`${rubles(zone.monthly)} в ${zoneSign(zone)}`] : []))
    .slice(0, 2)
    .join(", ");
}

/** How lorries come to a warehouse of this park's owner, and when they are unloaded. */
export function lorryLines({ category, building }: Unit, { gate }: Ways, claims: ParkClaims | undefined): Line[] {
  if (!claims || category !== "warehouse" || !claims.truck.ramps.at.includes(building.number)) return [];
  const { heightMetresMax, zone, hours } = claims.truck;
  return [
    {
      name: "Машинам",
      value: `${gate ? `ворота складов, ${tens(gate.metres)}; ` : ""}высота до ${number(heightMetresMax)} м, ждать — в ${zone}`,
    },
    { name: "Погрузка", value: `ежедневно ${hours}` },
  ];
}

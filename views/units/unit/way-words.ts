import type { ReactNode } from "react";
import type { MetroWalk } from "../../content/park.ts";
import type { ParkingZone } from "../../content/parking.ts";
import type { Unit } from "../../content/unit.ts";
import { monthlyOf, zoneInShort } from "../../content/words/tariff.ts";
import { number, plural } from "../../kit/format.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import type { Ways } from "../ways.ts";

export type Line = { name: string; value: ReactNode };

/** Metres to the ten: they are measured on the plan. */
export const tens = (metres: number) => `≈ ${number(Math.max(10, Math.round(metres / 10) * 10))} м`;

/** «P1» of «P1, открытая». */
export const zoneName = ({ name }: ParkingZone) => name.split(",")[0] ?? name;

/** Minutes from the metro's exit to the building, where both parts are known. */
export const metroMinutes = (ways: Ways, metro: MetroWalk | undefined) =>
  metro && ways.metro ? metro.minutes + ways.metro.minutes : undefined;

const nextDoor = 3;

/** «рядом с лифтами», «≈ 21 м по коридору». */
const corridor = (gap: number) => (gap < nextDoor ? "рядом с дверью" : `≈ ${Math.round(gap)} м до двери`);

export function nearLines(unit: Unit, ways: Ways, metro: MetroWalk | undefined, ramps: string | undefined): Line[] {
  const minutes = metroMinutes(ways, metro);
  const { bus, guests, core } = ways;
  const lifts = core?.lifts && unit.floor.number > 1 ? corridor(core.gap) : undefined;
  return [
    { name: "От метро", value: minutes && `≈ ${minutes} мин пешком` },
    { name: "Автобус", value: bus && `≈ ${bus.ride + bus.minutes} мин от метро` },
    { name: "Гостям", value: guests && `${zoneName(guests.zone)}, ${tens(guests.metres)}` },
    { name: "Лифт", value: lifts },
    { name: "Рампы", value: ramps },
  ].filter(({ value }) => value !== undefined);
}

export type Step = { figure?: string; text: string; note?: string };

export function steps(unit: Unit, ways: Ways, metro: MetroWalk): Step[] {
  const { core } = ways;
  const up = core?.lifts && unit.floor.number > 1;
  return [
    {
      figure: `${metro.minutes} мин`,
      text: `метро «${metro.station}», выход ${metro.exit}`,
      note: `${number(metro.metres / 1000)} км до парка${ways.metro ? `, ${ways.metro.entrance}` : ""}`,
    },
    ...(ways.metro
      ? [
          {
            figure: `≈ ${ways.metro.minutes} мин`,
            text: `по парку до корпуса ${unit.building.number}`,
            note: tens(ways.metro.metres),
          },
        ]
      : []),
    ...(up ? [{ text: `${plural(core.lifts ?? 0, "лифт", "лифта", "лифтов")} до этажа ${unit.floor.number}` }] : []),
    ...(core?.lifts
      ? [{ text: core.gap < nextDoor ? "дверь рядом с лифтами" : `≈ ${Math.round(core.gap)} м по коридору` }]
      : []),
  ];
}

/** A place for a tenant's car: ₽ a month, and metres to the building. */
export type CarPlace = { zone: string; name: string; monthly: number; metres: number };

const carsShown = 2;

/** The nearest zones whose price a month is told. */
export function carPlaces(ways: Ways): CarPlace[] {
  return ways.residents
    .flatMap(({ zone, metres }) => {
      const monthly = monthlyOf(zone);
      return monthly ? [{ zone: zoneName(zone), name: zoneInShort(zone), monthly, metres }] : [];
    })
    .slice(0, carsShown);
}

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

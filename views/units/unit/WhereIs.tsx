import type { ReactNode } from "react";
import { type MetroWalk, storeysOf } from "../../content/park.ts";
import { zoneSign } from "../../content/parking.ts";
import type { Unit } from "../../content/unit.ts";
import { UnitInPark } from "../../drawings/UnitInPark.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { busHours, loadingHours } from "../../park/claims/facts.ts";
import { floorNumber, number, phrase, rubles } from "../../ui/format.ts";
import { type Fact, FactsTable, isKnown } from "../../ui/Tables.tsx";
import { minutesInWords, type Ways } from "../ways.ts";
import type { OfferProps } from "./load-offer.ts";

type Props = Pick<
  OfferProps,
  "offer" | "sameFloor" | "building" | "buildings" | "site" | "metro" | "ways" | "claims"
> & {
  children?: ReactNode;
};

/** Where an offer is: one drawing of its floor in the park, and the way in words. */
export function WhereIs({ offer, sameFloor, building, buildings, site, metro, ways, claims, children }: Props) {
  const { units } = offer;
  const [unit] = units;
  const way = unit && metroWay(unit, ways, metro);
  const floor = building?.floors.find((storey) => storey.number === unit?.floor.number);
  const rooms = [...new Set(floor?.rooms?.map(({ name }) => name))];
  const isOnStorey = building !== undefined && unit !== undefined && storeysOf(building).includes(unit.floor.number);
  const drawn = isOnStorey && building.place && units.some(({ place }) => place);
  const facts = wayFacts(ways, claims);
  if (!drawn && !way && !facts.some(isKnown) && !children) return null;
  return (
    <section className={drawn ? "where-is" : "where-is undrawn"} id="where">
      {drawn && (
        <figure className="where-map">
          <UnitInPark
            here={units}
            free={sameFloor}
            building={building}
            buildings={buildings}
            site={site}
            way={ways.metro?.line}
          />
          <NorthSign />
          <figcaption className="where-key">
            <span className="key-here">это помещение</span>{" "}
            {sameFloor.length > 0 && <span className="key-beside">свободно</span>}{" "}
            {rooms.length > 0 && <span className="key-common">{`общее: ${rooms.join(", ")}`}</span>}
          </figcaption>
        </figure>
      )}
      <div className="where-words">
        <h2>{way?.title ?? "Где это"}</h2>
        {way && <p>{way.parts}</p>}
        {children}
        <FactsTable rows={facts} className="fold-lines" />
      </div>
    </section>
  );
}

/** North of the park's drawings: they look from the south-east. */
const NorthSign = () => (
  <svg className="north-sign" viewBox="0 0 58 40" width="58" height="40" role="img" aria-label="Север — вверх и вправо">
    <path d="M7 31.5 33 16.5M25 15.5l8 1-3.5 8.5" />
    <text x="42" y="17">
      С
    </text>
  </svg>
);

/** Metres, rounded to tens: they are measured on the plan. */
const tens = (metres: number) => `${number(Math.max(10, Math.round(metres / 10) * 10))} м`;

/** Minutes from the metro's exit to the building, where both parts are known. */
const metroMinutes = (ways: Ways, metro: MetroWalk | undefined) =>
  metro && ways.metro ? metro.minutes + ways.metro.minutes : undefined;

/** «14 минут от метро «Саларьево»», and its parts: «12 минут пешком от выхода 3 до парка (вход 3), ещё 2 — …». */
export function metroWay(unit: Unit, ways: Ways, metro: MetroWalk | undefined) {
  const minutes = metroMinutes(ways, metro);
  if (!minutes || !metro || !ways.metro) return undefined;
  const { floor } = unit;
  const toGate = `${minutesInWords(metro.minutes)} пешком от выхода ${metro.exit} до парка (${ways.metro.entrance})`;
  const inPark = `ещё ${ways.metro.minutes === 1 ? "минута" : number(ways.metro.minutes)} — по парку.`;
  const lift = ways.core?.lifts && floor.number > 1 ? ` На ${floorNumber(floor.number)}-й этаж поднимет лифт.` : "";
  return { title: `${minutesInWords(minutes)} от метро «${metro.station}»`, parts: `${toGate}, ${inPark}${lift}` };
}

export const wayFacts = ({ bus, guests }: Ways, claims: ParkClaims | undefined): Fact[] => [
  {
    name: "Автобус от метро",
    value: bus && phrase(minutesInWords(bus.ride + bus.minutes), claims && `бесплатно, ${busHours}`),
  },
  { name: "Гостям на машине", value: guests && `парковка ${zoneSign(guests.zone)}, ${tens(guests.metres)} до корпуса` },
];

/** «6 500 ₽ на P4, 9 000 ₽ на P5»: what a place for a car costs a month in the nearest zones. */
export function carPlaces(ways: Ways): string {
  return ways.residents
    .flatMap(({ zone }) => (zone.monthly ? [`${rubles(zone.monthly)} на ${zoneSign(zone)}`] : []))
    .slice(0, 2)
    .join(", ");
}

/** How lorries come to a warehouse of this park's owner, and when they are unloaded. */
export function lorryFacts({ category, building }: Unit, { gate }: Ways, claims: ParkClaims | undefined): Fact[] {
  if (!claims || category !== "warehouse" || !claims.truck.ramps.includes(building.number)) return [];
  const { heightMetresMax, zone } = claims.truck;
  return [
    {
      name: "Грузовикам",
      value: `въезд через ворота складов${gate ? `, до вас ${tens(gate.metres)}` : ""}; пройдут машины до ${number(heightMetresMax)} м высотой. Ждать погрузки можно на ${zone}`,
    },
    { name: "Погрузка", value: `ежедневно ${loadingHours}` },
  ];
}

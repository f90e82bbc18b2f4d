import { buildingOf } from "../../views/content/park.ts";
import {
  hoursContradictions,
  shopContradictions,
  siteContradictions,
  surfaceContradictions,
  unitContradictions,
  zoneContradictions,
} from "../../views/drawings/contradictions.ts";
import { firstTimes } from "../kit/first-times.ts";
import type { LogEvent } from "../log/log.ts";
import type { Content } from "./content.ts";

/** A field that contradicts another one; `object` names the item without the API's words: "pavilion 1119". */
export type Contradiction = { object: string; field: string };

/** The reads whose content drawings show. */
type Drawn = Pick<Content, "park" | "allUnits" | "mediaFacadeSolutions" | "parking" | "allShops" | "services">;

/** Everything that drawings leave out because the content contradicts itself. Throws the upstream's fault. */
export async function contradictionsIn(content: Drawn): Promise<Contradiction[]> {
  const [park, units, surfaces, parking, shops, services] = await Promise.all([
    content.park(),
    content.allUnits(),
    content.mediaFacadeSolutions(),
    content.parking(),
    content.allShops(),
    content.services(),
  ]);
  const { buildings } = park;
  const zones = Object.entries({ visitors: parking.visitorsMap, residents: parking.residentsMap });
  return [
    ...named("site", siteContradictions(park)),
    ...units.flatMap((unit) => {
      const building = buildingOf(buildings, unit);
      return named(`pavilion ${unit.id}`, building ? unitContradictions(unit, building) : ["body"]);
    }),
    ...surfaces.flatMap((surface) => named(`surface ${surface.id}`, surfaceContradictions(surface, buildings))),
    ...zones.flatMap(([whose, map]) =>
      map.zones.flatMap((zone, at) => named(`${whose}' zone ${at + 1}`, zoneContradictions(zone, buildings))),
    ),
    ...services.flatMap((service) => named(`service ${service.id}`, hoursContradictions(service))),
    ...shops.flatMap((shop) => named(`shop ${shop.id}`, shopContradictions(shop, buildings))),
  ];
}

const named = (object: string, fields: readonly string[]) => fields.map((field) => ({ object, field }));

export function createContradictionLog(log: LogEvent) {
  const isFirst = firstTimes();
  return async (content: Drawn): Promise<void> => {
    for (const { object, field } of await contradictionsIn(content))
      if (isFirst(`${object} ${field}`)) log("content.contradicts", { object, field }, "warn");
  };
}

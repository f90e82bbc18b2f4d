import type { Content } from "../../views/content/content.ts";
import { buildingOf } from "../../views/content/park.ts";
import {
  hoursContradictions,
  shopContradictions,
  siteContradictions,
  surfaceContradictions,
  unitContradictions,
  zoneContradictions,
} from "../../views/drawings/contradictions.ts";

/** A field that contradicts another one; `object` names the item without the API's words: "pavilion 1119". */
export type Contradiction = { object: string; field: string };

/** Everything that drawings leave out because the content contradicts itself. */
export function contradictionsIn({ park, services, ...lists }: Content): Contradiction[] {
  const { units = [], surfaces = [], shops = [], parking } = lists;
  const { buildings } = park;
  const zones = parking ? Object.entries({ visitors: parking.visitorsMap, residents: parking.residentsMap }) : [];
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

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
import type { Problem } from "./findings.ts";

/** A field that contradicts another one; `object` names the item without the API's words: "pavilion 1119". */
type Contradiction = { object: string; field: string };

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

/** Contradictions in the content, which drawings leave out. */
export function contradictionProblems(content: Content): Problem[] {
  return contradictionsIn(content).map(({ object, field }) => ({
    where: object,
    breaks: false,
    ...(field === "body"
      ? { what: "/init does not list its building", remedy: "List it: no filter and no plan leads there" }
      : { what: `\`${field}\` contradicts another field`, remedy: "Drawings leave it out until both agree" }),
  }));
}

import type { Building, MetroWalk, Site } from "../../content/park.ts";
import type { Parking } from "../../content/parking.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import type { WaySources } from "../ways.ts";

type Sources = {
  buildings: readonly Building[];
  site: Site | undefined;
  metro: MetroWalk | undefined;
  parking: Parking | undefined;
  claims: ParkClaims | undefined;
};

/** The sources of a unit's ways: the content and the owner's claims. */
export function waySources({ buildings, site, metro, parking, claims }: Sources): WaySources {
  const stops = claims?.bus.stops ?? [];
  return {
    buildings,
    site,
    parking,
    metro: metro ?? (claims && metroOf(claims)),
    ride: ({ name, minutes }) => minutes ?? stops.find((stop) => stop.name === name)?.minutes,
  };
}

function metroOf({ metro: { station, exit, walkMinutes, distanceMetres, entrance } }: ParkClaims): MetroWalk {
  return { station, exit, minutes: walkMinutes, metres: distanceMetres, entrance };
}

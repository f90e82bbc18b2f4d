import type { Body, Site } from "../../park/park.ts";
import { haveAll, placesOf } from "../../park/places.ts";
import type { ParkStatements } from "../../park/statements/statements.ts";
import type { Parking } from "../../visit/parking.ts";
import type { Ground, MetroWalk } from "../ways.ts";

type Known = {
  bodies: readonly Body[];
  site: Site | undefined;
  parking: Parking | undefined;
  statements: ParkStatements | undefined;
};

/** What the ways to a unit are read from: the content, and what only the park's owner can tell. */
export function groundOf({ bodies, site, parking, statements }: Known): Ground {
  const stops = statements?.bus.stops ?? [];
  const places = placesOf(bodies, []);
  return {
    bodies,
    site,
    parking,
    metro: statements && metroOf(statements),
    ride: (name) => stops.find((stop) => stop.name === name && haveAll(places, ...stop.at))?.minutes,
  };
}

function metroOf({ metro: { station, exit, walkMinutes, distanceMetres, entrance } }: ParkStatements): MetroWalk {
  return { station, exit, minutes: walkMinutes, metres: distanceMetres, entrance };
}

import type { Building, Park } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { ParkPlan, readParkPlan } from "../drawings/ParkPlan.tsx";
import { placed, rectOf } from "../drawings/park-ground.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { type Walk, walkTo } from "../units/ways.ts";

/** `building` is the one that is meant. */
type Props = { park: Park; building: Building; zones: readonly ParkingZone[]; claims: ParkClaims | undefined };

/** The map of the park with the way from the metro to one building, beside the words about it; null without places. */
export function PlaceMap({ park, building, zones, claims }: Props) {
  const metro = park.metro ?? claims?.metro;
  const plan = readParkPlan({
    buildings: park.buildings,
    site: park.site,
    zones,
    gates: ({ id, kind }) => kind === "car" || id === metro?.entrance,
  });
  if (!plan) return null;
  const way = walkIn(park, building, metro?.entrance)?.line;
  return <ParkPlan plan={{ ...plan, stops: [] }} active={building.id} way={way} metro={metro} />;
}

/** The walk from the entrance of the way from the metro to a building; undefined where a place is not known. */
export function walkIn(
  { buildings, site }: Park,
  { id, place }: Building,
  entrance: string | undefined,
): Walk | undefined {
  const door = site?.entrances.find((gate) => gate.id === entrance);
  const others = placed(buildings.filter((building) => building.id !== id)).map((other) => rectOf(other.place));
  return place && door && walkTo(place, door, others);
}

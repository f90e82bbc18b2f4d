import type { Building, Park } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { ParkPlan, readParkPlan } from "../drawings/ParkPlan.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { walkFromEntrance } from "../units/walk.ts";

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
  const way = walkFromEntrance(park, building, metro?.entrance)?.line;
  return <ParkPlan plan={{ ...plan, stops: [] }} active={building.id} way={way} metro={metro} />;
}

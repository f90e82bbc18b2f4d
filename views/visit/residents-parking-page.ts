import type { Department, Park } from "../content/park.ts";
import type { ParkingMap } from "../content/parking.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import type { Places } from "../park/places.ts";

/** What the page of the residents' car park shows; `department` signs the contracts. */
export type ResidentsParkingPageProps = {
  map: ParkingMap;
  park: Park;
  places: Places;
  cabinetUrl: string | undefined;
  department: Department | undefined;
  chargingServiceId: number | undefined;
  claims: ParkClaims | undefined;
};

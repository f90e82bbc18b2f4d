import type { Department, Park } from "../park/park.ts";
import type { Places } from "../park/places.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import type { ParkingMap, ParkingZone } from "./parking.ts";

/** What the page of the residents' car park shows; `department` signs the contracts. */
export type ResidentsParkingPageProps = {
  map: ParkingMap;
  /** The zones of the other page: grey on the plan. */
  others: ParkingZone[];
  park: Park;
  places: Places;
  cabinetUrl: string | undefined;
  department: Department | undefined;
  chargingServiceId: number | undefined;
  statements: ParkStatements | undefined;
};

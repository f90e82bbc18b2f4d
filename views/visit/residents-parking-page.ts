import type { Department, Park } from "../park/park.ts";
import type { Places } from "../park/places.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import type { ParkingMap } from "./parking.ts";

/** What the page of the residents' car park shows; `department` signs the contracts. */
export type ResidentsParkingPageProps = {
  map: ParkingMap;
  park: Park;
  places: Places;
  cabinetUrl: string | undefined;
  department: Department | undefined;
  chargingServiceId: number | undefined;
  statements: ParkStatements | undefined;
};

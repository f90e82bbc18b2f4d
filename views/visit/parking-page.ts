import type { Contacts, Park } from "../park/park.ts";
import type { Places } from "../park/places.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import type { ParkingMap, ParkingZone } from "./parking.ts";

/**
 * Props of the page of the visitors' car park. `chargingServiceId` is the service for charging, if there is
 * one.
 */
export type ParkingPageProps = {
  map: ParkingMap;
  /** The zones of the other page: grey on the plan. */
  others: ParkingZone[];
  park: Park;
  places: Places;
  contacts: Contacts;
  cabinetUrl: string | undefined;
  chargingServiceId: number | undefined;
  statements: ParkStatements | undefined;
};

import type { Building, Department } from "../content/park.ts";
import type { ParkingMap, ParkingZone } from "../content/parking.ts";
import type { CommonProps } from "../layout/define-page.ts";

type Common = Pick<CommonProps, "park" | "contacts" | "cabinetUrl" | "claims" | "model">;

/** Both pages of the car park. `others` are the zones of the other page. */
export type ParkingPageProps = Common & {
  map: ParkingMap;
  others: ParkingZone[];
};

/** `department` signs the contracts. */
export type ResidentsParkingPageProps = ParkingPageProps & { department: Department | undefined };

/** Both pages of the way. */
type WayProps = Common & { zones: ParkingZone[] };

/** With `hasMap`, a third-party map may be offered. */
export type RoutePageProps = Omit<WayProps, "cabinetUrl"> & {
  hasMap: boolean;
  busServiceId: number | undefined;
  /** The building that the visitor goes to. */
  chosen: Building | undefined;
};

/** `securityServiceId` is the service for passes; `duty` is the phone of the engineers on duty. */
export type ResidentsRoutePageProps = WayProps & { duty: string | undefined; securityServiceId: number | undefined };

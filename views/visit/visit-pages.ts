import type { Department } from "../content/park.ts";
import type { ParkingMap, ParkingZone } from "../content/parking.ts";
import type { CommonProps } from "../layout/common-props.ts";

type Common = Pick<CommonProps, "park" | "contacts" | "cabinetUrl" | "claims">;

/** Both pages of the car park. `others` are the zones of the other page: grey on the plan. */
export type ParkingPageProps = Common & {
  map: ParkingMap;
  others: ParkingZone[];
  chargingServiceId: number | undefined;
};

/** `department` signs the contracts. */
export type ResidentsParkingPageProps = ParkingPageProps & { department: Department | undefined };

/** Both pages of the way. */
type WayProps = Common & { zones: ParkingZone[]; others: ParkingZone[] };

/** With `hasMap`, a third-party map may be offered. */
export type RoutePageProps = Omit<WayProps, "cabinetUrl"> & { hasMap: boolean; busServiceId: number | undefined };

/** `securityServiceId` is the service for passes; `duty` is the phone of the engineers on duty. */
export type ResidentsRoutePageProps = WayProps & { duty: string | undefined; securityServiceId: number | undefined };

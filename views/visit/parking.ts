import type { SafeHtml } from "../kit/html.ts";
import type { Image } from "../kit/image.ts";

/** A part of the car park: how many places and what one pays, in words. */
export type ParkingZone = { name: string; spaces: number; tariff: string };

/** One of the two maps of the car park. */
export type ParkingMap = { title: string; image?: Image | undefined; description: SafeHtml; zones: ParkingZone[] };

/** The car park as visitors and as residents see it. */
export type Parking = { residentsMap: ParkingMap; visitorsMap: ParkingMap };

import type { ParkingZone } from "./parking.ts";

/** The sign of a parking zone, in Latin letters: "P1" of "Р1, открытая"; empty where its name has none. */
export const zoneCode = ({ name }: Pick<ParkingZone, "name">): string =>
  /^[PР]\d+/.exec(name)?.[0].replace("Р", "P") ?? "";

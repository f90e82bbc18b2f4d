import type { ParkingZone } from "../model/parking.ts";

/** What the content API does not tell of a zone: `heightMetres` of the lowest point, places for disabled people, charging posts. */
export type ZoneFacts = { heightMetres?: number; accessible?: number; chargers?: number; where: string };

const facts: Readonly<Record<string, ZoneFacts>> = {
  P1: {
    heightMetres: 2.4,
    accessible: 10,
    chargers: 4,
    where: "у\u00a0корпусов\u00a01 и\u00a02, въезд с\u00a0Параллельного проезда",
  },
  P2: { accessible: 6, where: "у\u00a0галереи, корпус\u00a06" },
  P3: { accessible: 12, chargers: 8, where: "между корпусами\u00a03 и\u00a04" },
  P4: { accessible: 10, where: "у\u00a0корпуса\u00a05" },
  P5: { heightMetres: 2.1, accessible: 8, chargers: 6, where: "за\u00a0корпусом\u00a04" },
  P6: { heightMetres: 4.2, where: "у\u00a0складов, корпуса\u00a07–9" },
};

/** "P1" of "P1, открытая". */
export const zoneCode = ({ name }: ParkingZone): string => /^[PР]\d+/.exec(name)?.[0].replace("Р", "P") ?? "";

/** What is known of a zone; undefined for a zone that the site does not know. */
export const factsOfZone = (zone: ParkingZone): ZoneFacts | undefined => facts[zoneCode(zone)];

/** Places in all `zones` together. */
export const spacesIn = (zones: ParkingZone[]): number => zones.reduce((sum, { spaces }) => sum + spaces, 0);

/** Sum of one known figure over `zones`. */
export const totalOf = (zones: ParkingZone[], figure: "accessible" | "chargers"): number =>
  zones.reduce((sum, zone) => sum + (factsOfZone(zone)?.[figure] ?? 0), 0);

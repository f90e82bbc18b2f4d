import { nbsp } from "./format.ts";

/** The way to the park on foot from the metro. */
export const metro = { station: "Саларьево", exit: 3, distanceMetres: 1000, walkMinutes: 12 };

/** Intervals of the park's bus on working days. */
export const busTimetable: readonly { hours: string; everyMinutes: number }[] = [
  { hours: "7:00–7:30", everyMinutes: 20 },
  { hours: "7:30–10:30", everyMinutes: 10 },
  { hours: "10:30–17:00", everyMinutes: 20 },
  { hours: "17:00–20:30", everyMinutes: 10 },
  { hours: "20:30–22:00", everyMinutes: 20 },
];

/** Stops of the park's bus in their order, with minutes from the metro. */
export const busStops: readonly { name: string; minutes: number }[] = [
  { name: nbsp("Метро «Саларьево», выход 3"), minutes: 0 },
  { name: nbsp("Корпус 1, главный вход"), minutes: 5 },
  { name: nbsp("Корпус 4, со стороны аллеи"), minutes: 7 },
  { name: nbsp("Галерея, корпус 6"), minutes: 9 },
  { name: nbsp("Склады, корпус 8"), minutes: 12 },
];

/** What a truck may be; the ramps are those of the warehouses. */
export const truck = { loadTonnesMax: 20, heightMetresMax: 4.2, hours: "7:00–22:00", ramps: "7–9" };

/** Where bicycles stand, and whether under a roof. */
export const bicycleStands: readonly { place: string; stands: number; roof: boolean }[] = [
  { place: nbsp("Корпус 1"), stands: 36, roof: true },
  { place: nbsp("Корпус 2"), stands: 36, roof: false },
  { place: nbsp("Корпус 3"), stands: 60, roof: true },
  { place: nbsp("Корпус 4"), stands: 40, roof: false },
  { place: nbsp("Корпус 5"), stands: 28, roof: false },
  { place: nbsp("Галерея, корпус 6"), stands: 30, roof: false },
  { place: nbsp("Корпус 8"), stands: 10, roof: false },
];

/** Who owns the park and this site. The same as in the user agreement. */
export const owner = { name: nbsp("ООО «Параллель 55»"), inn: "0000000000", officeBody: "1", officeFloor: 1 };

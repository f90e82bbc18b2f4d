import type { MetroWalk } from "../../content/park.ts";

/** The VAT that this owner's prices contain. */
export const vatPercent = 22;

/** «НДС 22 %» */
export const vat = `НДС ${vatPercent} %`;

/** Facts that the API does not have: people and cars a day, megawatts, minutes until the engineer comes. */
export const parkFacts = {
  employees: 10_000,
  visitorsADay: 4500,
  carsADay: 6200,
  powerMegawatts: 12,
  engineerMinutes: 15,
} as const;

/** The way to the park on foot from the metro, where the API tells none. */
export const metro: MetroWalk = { station: "Саларьево", exit: 3, metres: 1000, minutes: 12, entrance: "e3" };

/** Intervals of the park's bus on working days. */
const busTimetable: readonly { hours: string; everyMinutes: number }[] = [
  { hours: "7:00–7:30", everyMinutes: 20 },
  { hours: "7:30–10:30", everyMinutes: 10 },
  { hours: "10:30–17:00", everyMinutes: 20 },
  { hours: "17:00–20:30", everyMinutes: 10 },
  { hours: "20:30–22:00", everyMinutes: 20 },
];

const busTimes = busTimetable.map(({ hours }) => hours.split("–"));
/** «по будням с 7:00 до 22:00» */
export const busHours = `по будням с ${busTimes[0]?.[0]} до ${busTimes.at(-1)?.[1]}`;

const intervals = busTimetable.map(({ everyMinutes }) => everyMinutes);
/** Minutes between two buses: in the rush hours, and by day. */
export const busMinutes = { often: Math.min(...intervals), seldom: Math.max(...intervals) };

/** Stops of the park's bus in their order, with minutes from the metro. */
export const busStops: readonly { name: string; minutes: number }[] = [
  { name: "Метро «Саларьево», выход 3", minutes: 0 },
  { name: "Корпус 1, главный вход", minutes: 5 },
  { name: "Корпус 4, со стороны аллеи", minutes: 7 },
  { name: "Галерея, корпус 6", minutes: 9 },
  { name: "Склады, корпус 8", minutes: 12 },
];

/** Entrances by card: where they lead and their hours of a day. */
export const cardEntrances: readonly { name: string; leads: string; hours: string }[] = [
  { name: "Вход 1", leads: "Корпуса 1 и 2", hours: "круглосуточно; бюро пропусков — по будням с 8:00 до 20:00" },
  { name: "Вход 2", leads: "Галерея, корпуса 3 и 4", hours: "7:00–22:00" },
  { name: "Вход 3", leads: "С Параллельного проезда, к метро", hours: "7:00–22:00, ночью — по кнопке" },
  { name: "Вход 4", leads: "Корпус 5, парковка P4", hours: "7:00–22:00" },
  { name: "Проходная складов", leads: "Корпуса 7, 8 и 9", hours: "круглосуточно" },
];

/** Limits for trucks; `ramps` are the numbers of the warehouses that have them. */
export const truck = {
  loadTonnesMax: 20,
  heightMetresMax: 4.2,
  from: "7:00",
  to: "22:00",
  ramps: ["7", "8", "9"],
  zone: "P6",
};

/** «с 7:00 до 22:00»: when trucks are loaded, every day. */
export const loadingHours = `с ${truck.from} до ${truck.to}`;

/** Stands for bicycles: beside which building, how many, and whether under a roof. */
export const bicycleStands: readonly { building: string; stands: number; roof: boolean }[] = [
  { building: "1", stands: 36, roof: true },
  { building: "2", stands: 36, roof: false },
  { building: "3", stands: 60, roof: true },
  { building: "4", stands: 40, roof: false },
  { building: "5", stands: 28, roof: false },
  { building: "6", stands: 30, roof: false },
  { building: "8", stands: 10, roof: false },
];

export const bicycleStandsTotal = bicycleStands.reduce((sum, { stands }) => sum + stands, 0);

/** How this park grew, in five lines. */
export const history = [
  { name: "2007", value: "Открыли первый корпус" },
  { name: "2010", value: "Галерея: магазины и кафе" },
  { name: "2013–2016", value: "Корпуса 3 и 4, класс A" },
  { name: "2019", value: "Девятый корпус" },
  { name: "2026", value: "Вход 3: от метро на четыре минуты ближе" },
];

/** When premises are shown, and what to bring. */
export const showing =
  "Показываем по будням с 9:00 до 20:00, это займёт 30–40 минут. Возьмите паспорт, номер машины назовите менеджеру: стоянка бесплатна.";

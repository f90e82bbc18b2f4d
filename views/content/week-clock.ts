import { lazily } from "../ui/lazily.ts";
import { timeZone } from "../ui/time-zone.ts";

/** A minute of the week in the park's time zone; Monday is 0. */
export type Moment = { day: number; minute: number };

export const minutesADay = 24 * 60;
export const minutesAWeek = 7 * minutesADay;

const days = [
  { name: "понедельник", on: "в понедельник", short: "пн" },
  { name: "вторник", on: "во вторник", short: "вт" },
  { name: "среда", on: "в среду", short: "ср" },
  { name: "четверг", on: "в четверг", short: "чт" },
  { name: "пятница", on: "в пятницу", short: "пт" },
  { name: "суббота", on: "в субботу", short: "сб" },
  { name: "воскресенье", on: "в воскресенье", short: "вс" },
];

export const dayName = (day: number): string => days[day]?.name ?? "";
export const onWeekday = (day: number): string => days[day]?.on ?? "";
export const shortDay = (day: number): string => days[day]?.short ?? "";

/** "9:05" of a minute of the day or the week. */
export function clock(minute: number): string {
  const ofDay = minute % minutesADay;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
}

const parkClock = lazily(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    }),
);
const englishDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The server's `now` in the park. */
export function momentOf(now: Date): Moment {
  const parts = new Map(
    parkClock()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: englishDays.indexOf(parts.get("weekday") ?? ""),
    minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
}

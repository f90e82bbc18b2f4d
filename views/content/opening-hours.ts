import { timeZone } from "../ui/format.ts";
import { once } from "../ui/Kept.ts";
import { hoursOf } from "./schedule.ts";

/** Opening hours as data: days (Monday is 1), and "09:00" to "18:00". `to` at or before `from` is the next day. */
export type OpenDays = { days: number[]; from: string; to: string };

/** Opening hours in words, as data, or both. */
export type Opening = { schedule?: string | undefined; hours?: OpenDays[] | undefined };

/** A stretch in minutes. Of the week: since Monday 0:00, and `to` may lie beyond Sunday's end. */
export type Stretch = { from: number; to: number };

/** The open stretches of a week in their order; they do not touch. */
export type Week = readonly Stretch[];

/** Whether something is open, in words for people. */
export type OpeningWords = { open: boolean; text: string };

/** When it opens next; how long and until when it stays open, within a day. Empty where it never closes. */
export type NextHours = { opens?: Opens; minutesLeft?: number; until?: string };

/** «сегодня», «завтра», «во вторник», and the time of day. */
type Opens = { day: string; time: string };

/** The week that the content tells; undefined where its words are not understood or contradict its data. */
export function weekOf({ schedule, hours }: Opening): Week | undefined {
  const week = hours && hours.length > 0 ? merged(hours.flatMap(ofData)) : undefined;
  const worded = schedule === undefined ? undefined : ofWords(schedule);
  const agree = !week || !worded || JSON.stringify(week) === JSON.stringify(worded);
  return agree ? (week ?? worded) : undefined;
}

/** Whether a week has no closed minute. */
const isAlwaysOpen = ([first]: Week): boolean => first !== undefined && first.to - first.from >= minutesAWeek;

/** The open stretches of a day (Monday is 0) in its minutes; a night counts to both of its days. */
export function hoursOnDay(week: Week, day: number): Stretch[] {
  const start = day * minutesADay;
  return week
    .flatMap(({ from, to }) => [-minutesAWeek, 0].map((by) => ({ from: from + by - start, to: to + by - start })))
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(minutesADay, to) }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
}

/** «Открыто до 21:00», «Закрыто, завтра с 9:00»; undefined where the hours are not understood. */
export function openingInWords(opening: Opening, now: Date): OpeningWords | undefined {
  const next = nextHours(opening, now);
  if (!next) return undefined;
  if (!next.opens) return { open: true, text: "Открыто круглосуточно" };
  if (next.minutesLeft) return { open: true, text: next.until ? `Открыто до ${next.until}` : "Открыто" };
  return { open: false, text: `Закрыто, ${next.opens.day} с ${next.opens.time}` };
}

/** The next working minutes after `now`. Undefined where the hours are not understood. */
export function nextHours(opening: Opening, now: Date): NextHours | undefined {
  const week = weekOf(opening);
  if (!week) return undefined;
  if (isAlwaysOpen(week)) return {};
  const moment = momentOf(now);
  const at = moment.day * minutesADay + moment.minute;
  const current = week.find(({ from, to }) => (at >= from && at < to) || at + minutesAWeek < to);
  const opens = nextOpening(week, moment);
  if (!current) return { opens };
  const minutesLeft = (current.to - at) % minutesAWeek;
  if (minutesLeft > minutesADay) return { opens, minutesLeft };
  return { opens, minutesLeft, until: current.to % minutesADay === 0 ? "24:00" : clock(current.to) };
}

/** «23:15, суббота» in the park. */
export function timeInWords(now: Date): string {
  const { day, minute } = momentOf(now);
  return `${clock(minute)}, ${dayName(day)}`;
}

/** Around the clock is one stretch as long as the week. */
function ofWords(schedule: string): Week | undefined {
  const hours = hoursOf(schedule);
  if (hours?.length === 0) return [{ from: 0, to: minutesAWeek }];
  return (
    hours &&
    merged(
      hours.flatMap(({ first, last, from, to }) =>
        Array.from({ length: last - first + 1 }, (_, at) => stretch(first + at, from, to)),
      ),
    )
  );
}

const ofData = ({ days, from, to }: OpenDays): Stretch[] =>
  days.map((day) => stretch(day - 1, minuteOf(from), minuteOf(to)));

const stretch = (day: number, from: number, to: number): Stretch => ({
  from: day * minutesADay + from,
  to: day * minutesADay + (to > from ? to : to + minutesADay),
});

/** "09:30" in minutes of its day. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** In order, touching stretches as one, also over the end of the week; a whole week begins on Monday. */
function merged(stretches: readonly Stretch[]): Week {
  const week: Stretch[] = [];
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const before = week.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else week.push({ from, to });
  }
  const last = week.at(-1);
  while (last && week[0] && week[0] !== last && week[0].from + minutesAWeek <= last.to) {
    last.to = Math.max(last.to, week[0].to + minutesAWeek);
    week.shift();
  }
  return week.length === 1 && isAlwaysOpen(week) ? [{ from: 0, to: minutesAWeek }] : week;
}

/** The stretch that begins next; one that begins now is a week away. */
function nextOpening(week: Week, { day, minute }: Moment): Opens {
  const at = day * minutesADay + minute;
  const waits = week.map(({ from }) => (from - at - 1 + minutesAWeek) % minutesAWeek);
  const from = (at + 1 + Math.min(...waits)) % minutesAWeek;
  const time = clock(from);
  const opensOn = Math.floor(from / minutesADay);
  const days = (opensOn - day + 7) % 7;
  if (days === 0 && from > at) return { day: "сегодня", time };
  if (days === 1) return { day: "завтра", time };
  return { day: onWeekday(opensOn), time };
}

/** A minute of the week in the park's time zone; Monday is 0. */
export type Moment = { day: number; minute: number };

const minutesADay = 24 * 60;
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

const dayName = (day: number): string => days[day]?.name ?? "";
const onWeekday = (day: number): string => days[day]?.on ?? "";
export const shortDay = (day: number): string => days[day]?.short ?? "";

/** "9:05" of a minute of the day or the week. */
export function clock(minute: number): string {
  const ofDay = minute % minutesADay;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
}

const parkClock = once(
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

import { dayInPark, dayNear, isoDay, offsetMs } from "../ui/format.ts";
import { onceFor } from "../ui/once.ts";

/** Opening hours as data: days (Monday is 1), and "09:00" to "18:00". `to` at or before `from` is the next day. */
export type OpenDays = { days: number[]; from: string; to: string };

/** Opening hours in words, as data, or both. On `closedDays`, ISO dates, it is closed whatever its week says. */
export type Opening = {
  schedule?: string | undefined;
  hours?: OpenDays[] | undefined;
  closedDays?: string[] | undefined;
};

/** Whether the content says anything of the hours. An empty list says nothing. */
export const hasHours = ({ schedule, hours = [] }: Opening): boolean => schedule !== undefined || hours.length > 0;

/** A stretch in minutes. Of the week: since Monday 0:00, and `to` may lie beyond Sunday's end. */
export type Stretch = { from: number; to: number };

/** The open stretches of a week in their order; they do not touch. */
export type Week = readonly Stretch[];

/** Whether something is open, in words for people. */
export type OpeningWords = { open: boolean; text: string };

/** When it opens next; how long and until when it stays open, within a day. Empty where it never closes. */
export type NextHours = { opens?: Opens; minutesLeft?: number; until?: string };

/** «сегодня», «завтра», «во вторник», «11 января», and the time of day. */
type Opens = { day: string; time: string };

/** The hours as data, given or read from words; undefined where words are not understood or contradict the data. */
function hoursOf({ schedule, hours = [] }: Opening): readonly OpenDays[] | undefined {
  const worded = schedule === undefined ? undefined : hoursInWords(schedule);
  if (hours.length === 0) return worded;
  return !worded || JSON.stringify(weekFrom(hours)) === JSON.stringify(weekFrom(worded)) ? hours : undefined;
}

/** The week that the content tells. */
export function weekOf(opening: Opening): Week | undefined {
  const hours = hoursOf(opening);
  return hours && weekFrom(hours);
}

/** For schema.org: ["Mo,Tu,We,Th,Fr 09:00-18:00", "Sa 10:00-16:00"]. */
export const openingHours = (opening: Opening): string[] | undefined =>
  hoursOf(opening)?.map(({ days: open, from, to }) => {
    const names = open.map((day) => days[day - 1]?.english).join(",");
    return `${names} ${from}-${to === "24:00" ? "23:59" : to}`;
  });

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

/** «Открыто до 21:00», «Откроется завтра в 9:00»; undefined where the hours are not understood. */
export function openingInWords(opening: Opening, now: Date): OpeningWords | undefined {
  const next = nextHours(opening, now);
  if (!next) return undefined;
  if (!next.opens) return { open: true, text: "Открыто круглосуточно" };
  if (next.minutesLeft) return { open: true, text: next.until ? `Открыто до ${next.until}` : "Открыто" };
  return { open: false, text: `Откроется ${next.opens.day} в ${next.opens.time}` };
}

/** The next working minutes after `now`. Undefined where the hours are not understood, or no day is left to open on. */
export function nextHours(opening: Opening, now: Date): NextHours | undefined {
  const week = weekOf(opening);
  if (!week) return undefined;
  const closedDays = new Set(opening.closedDays);
  if (isAlwaysOpen(week) && closedDays.size === 0) return {};
  const at = minutesInPark(now);
  const stretches = stretchesFrom(week, Math.floor(at / minutesADay), closedDays);
  const current = stretches.find(({ from, to }) => from <= at && at < to);
  const next = stretches.find(({ from }) => from > at);
  if (!next) return undefined;
  const opens = opensAt(next.from, at, now);
  if (!current) return { opens };
  const minutesLeft = current.to - at;
  if (minutesLeft > minutesADay) return { opens, minutesLeft };
  return { opens, minutesLeft, until: current.to % minutesADay === 0 ? "24:00" : clock(current.to) };
}

/**
 * The open stretches from the day before `today` on, until one begins on a later day; minutes since 1970 in the park.
 * A stretch that begins on a closed day is left out; a night that began before such a day goes on into it.
 */
function stretchesFrom(week: Week, today: number, closedDays: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  for (let day = today - 1; day <= today + daysAheadMax; day += 1) {
    const isClosed = closedDays.has(isoDay(day * dayMs));
    for (const { from, to } of isClosed ? [] : hoursFrom(week, weekdayOf(day))) {
      const stretch = { from: from + day * minutesADay, to: to + day * minutesADay };
      const before = stretches.at(-1);
      if (before && stretch.from <= before.to) before.to = Math.max(before.to, stretch.to);
      else stretches.push(stretch);
    }
    if ((stretches.at(-1)?.from ?? 0) >= (today + 1) * minutesADay) break;
  }
  return stretches;
}

/**
 * The stretches of a week that begin on a day, in its minutes. A night ends on the next day; what lasts for days is cut
 * at each midnight.
 */
function hoursFrom(week: Week, weekday: number): Stretch[] {
  const start = weekday * minutesADay;
  return week
    .flatMap(({ from, to }) => [-minutesAWeek, 0].map((by) => ({ from: from + by - start, to: to + by - start })))
    .filter(({ from, to }) => from < minutesADay && (from >= 0 || to >= minutesADay))
    .map(({ from, to }) => ({ from: Math.max(0, from), to: to < twoDays ? to : minutesADay }))
    .sort((one, other) => one.from - other.from);
}

/** Whether it is closed all of this day, whatever its week says. */
export const isClosedToday = ({ closedDays = [] }: Opening, now: Date): boolean => closedDays.includes(dayInPark(now));

/**
 * A place of a park with its closed days. The place's own list of them wins; what is open around the clock is so on the
 * park's closed days too.
 */
export function openingInPark<Place extends Opening>(place: Place, parkDays: string[] | undefined): Place {
  const week = weekOf(place);
  const keepsItsDays = !parkDays || place.closedDays || !week || isAlwaysOpen(week);
  return keepsItsDays ? place : { ...place, closedDays: parkDays };
}

/** Places of a park with its closed days. */
export const openingsInPark = onceFor(
  <Place extends Opening>(places: Place[], parkDays: string[] | undefined): Place[] =>
    parkDays ? places.map((place) => openingInPark(place, parkDays)) : places,
) as <Place extends Opening>(places: Place[], parkDays: string[] | undefined) => Place[];

/** «23:15, суббота» in the park. */
export function timeInWords(now: Date): string {
  const { day, minute } = momentOf(now);
  return `${clock(minute)}, ${dayName(day)}`;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const part =
  /^(?:(ежедневно)|([а-я]{2})(?:\s*[–—-]\s*([а-я]{2}))?)\s+(?:с\s+)?(\d{1,2}:[0-5]\d)\s*[–—-]\s*(\d{1,2}:[0-5]\d)$/;

/**
 * Reads «Пн–Пт 9:00–18:00, Сб 10:00–16:00»; undefined, words of another form. Only here words of the content are read:
 * hours as data are optional, and a visitor would miss «Открыто до 18:00».
 */
function hoursInWords(schedule: string): OpenDays[] | undefined {
  const words = schedule.trim().toLowerCase().replace(/\s+/g, " ");
  if (words === "круглосуточно" || words === "ежедневно круглосуточно")
    return [{ days: everyDay, from: "00:00", to: "24:00" }];
  const all = words.split(/\s*[,;]\s*/).map(hoursOfPart);
  return all.every((hours) => hours !== undefined) ? all : undefined;
}

function hoursOfPart(words: string): OpenDays | undefined {
  const [, daily, firstDay = "", lastDay = firstDay, from = "", to = ""] = part.exec(words) ?? [];
  const dayOf = (name: string) => days.findIndex(({ short }) => short === name) + 1;
  const open = daily ? everyDay : everyDay.filter((day) => dayOf(firstDay) <= day && day <= dayOf(lastDay));
  const isReadable =
    open.length > 0 && (daily || dayOf(firstDay) > 0) && minuteOf(from) < minutesADay && minuteOf(to) <= minutesADay;
  return isReadable ? { days: open, from: from.padStart(5, "0"), to: to.padStart(5, "0") } : undefined;
}

const weekFrom = (hours: readonly OpenDays[]): Week =>
  merged(hours.flatMap((open) => open.days.map((day) => stretch(day - 1, minuteOf(open.from), minuteOf(open.to)))));

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

/** The day and the time of an opening, as said at the minute `at`. */
function opensAt(from: number, at: number, now: Date): Opens {
  const time = clock(from);
  const day = Math.floor(from / minutesADay);
  const days = day - Math.floor(at / minutesADay);
  if (days === 0) return { day: "сегодня", time };
  if (days === 1) return { day: "завтра", time };
  if (days < 7) return { day: onWeekday(weekdayOf(day)), time };
  return { day: dayNear(isoDay(day * dayMs), now), time };
}

/** A minute of the week in the park's time zone; Monday is 0. */
export type Moment = { day: number; minute: number };

const minutesADay = 24 * 60;
const dayMs = minutesADay * 60_000;
/** What opens on no day of a year has no next opening. */
const daysAheadMax = 366;
const twoDays = 2 * minutesADay;
export const minutesAWeek = 7 * minutesADay;

const days = [
  { name: "понедельник", on: "в понедельник", short: "пн", english: "Mo" },
  { name: "вторник", on: "во вторник", short: "вт", english: "Tu" },
  { name: "среда", on: "в среду", short: "ср", english: "We" },
  { name: "четверг", on: "в четверг", short: "чт", english: "Th" },
  { name: "пятница", on: "в пятницу", short: "пт", english: "Fr" },
  { name: "суббота", on: "в субботу", short: "сб", english: "Sa" },
  { name: "воскресенье", on: "в воскресенье", short: "вс", english: "Su" },
];

const dayName = (day: number): string => days[day]?.name ?? "";
const onWeekday = (day: number): string => days[day]?.on ?? "";
export const shortDay = (day: number): string => days[day]?.short ?? "";

/** "9:05" of a minute of the day or the week. */
export function clock(minute: number): string {
  const ofDay = minute % minutesADay;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
}

/** The server's `now` in the park. */
export function momentOf(now: Date): Moment {
  const minutes = minutesInPark(now);
  return { day: weekdayOf(Math.floor(minutes / minutesADay)), minute: minutes % minutesADay };
}

/** Minutes since 1970 by the park's clocks. */
const minutesInPark = (now: Date): number => Math.floor((now.getTime() + offsetMs) / 60_000);

/** Monday is 0. The first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % 7;

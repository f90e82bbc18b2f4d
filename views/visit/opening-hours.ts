import { hoursOf } from "../content-words/schedule.ts";
import { lazily } from "../kit/lazily.ts";
import { timeZone } from "../kit/time-zone.ts";

/** Whether something is open; `until` and `opens` are for people: "21:00", "завтра в 9:00". */
export type OpeningState = { open: true; until?: string } | { open: false; opens?: string };

/** When a schedule opens next, or how many minutes it stays open; neither is set where it never closes. */
export type NextHours = { opens?: { day: string; time: string }; minutesLeft?: number };

const onWeekday = ["в понедельник", "во вторник", "в среду", "в четверг", "в пятницу", "в субботу", "в воскресенье"];
const dayNames = ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"];
const minutesADay = 24 * 60;
const minutesAWeek = 7 * minutesADay;
/** A stretch of the week, in minutes since Monday 0:00; `to` may lie beyond Sunday's end. */
type Stretch = { from: number; to: number };

/**
 * Whether a schedule in the content API's words («Пн–Пт 9:00–18:00, Сб 10:00–16:00», «Ежедневно 8:00–22:00»,
 * «Круглосуточно») is open at `now` in Moscow. Undefined where the words are not understood: then nothing is said.
 */
export function openingState(schedule: string, now: Date): OpeningState | undefined {
  const stretches = stretchesOf(schedule);
  if (!stretches) return undefined;
  if (stretches.length === 0) return { open: true };
  const at = minuteOfWeek(now);
  const current = openAt(stretches, at);
  if (current) return { open: true, until: clock(current.to) };
  const { day, time } = nextOpening(stretches, at);
  return { open: false, opens: `${day} в ${time}` };
}

/** The next working minutes of a schedule after `now`. Undefined where its words are not understood. */
export function nextHours(schedule: string, now: Date): NextHours | undefined {
  const stretches = stretchesOf(schedule);
  if (!stretches) return undefined;
  if (stretches.length === 0) return {};
  const at = minuteOfWeek(now);
  const current = openAt(stretches, at);
  const opens = nextOpening(stretches, at);
  return current ? { opens, minutesLeft: (current.to - at) % minutesAWeek } : { opens };
}

/** «23:15, суббота» in Moscow. */
export function moscowTime(now: Date): string {
  const at = minuteOfWeek(now);
  return `${clock(at)}, ${dayNames[Math.floor(at / minutesADay)]}`;
}

const openAt = (stretches: Stretch[], at: number) =>
  stretches.find(({ from, to }) => (at >= from && at < to) || at + minutesAWeek < to);

/** «Сейчас открыто до 21:00», «Закрыто, откроется завтра в 9:00»; nothing where the schedule is not understood. */
export function openingInWords(schedule: string | undefined, now: Date): { text: string; open: boolean } | undefined {
  const state = schedule === undefined ? undefined : openingState(schedule, now);
  if (!state) return undefined;
  if (state.open)
    return { open: true, text: state.until ? `Сейчас открыто до ${state.until}` : "Открыто круглосуточно" };
  return { open: false, text: state.opens ? `Закрыто, откроется ${state.opens}` : "Закрыто" };
}

/** The open stretches of the week; none around the clock, undefined if the words are not understood. */
function stretchesOf(schedule: string): Stretch[] | undefined {
  return hoursOf(schedule)?.flatMap(({ first, last, from, to }) => {
    // Closing at or before the opening hour means after midnight.
    const length = to > from ? to - from : to + minutesADay - from;
    return Array.from({ length: last - first + 1 }, (_, at) => {
      const start = (first + at) * minutesADay + from;
      return { from: start, to: start + length };
    });
  });
}

const weekClock = lazily(
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

function minuteOfWeek(now: Date): number {
  const part = (type: string) =>
    weekClock()
      .formatToParts(now)
      .find((one) => one.type === type)?.value ?? "";
  return englishDays.indexOf(part("weekday")) * minutesADay + Number(part("hour")) * 60 + Number(part("minute"));
}

function clock(minute: number): string {
  const ofDay = minute % minutesADay;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
}

/** The stretch that begins next; one that begins now is a week away. */
function nextOpening(stretches: Stretch[], at: number): { day: string; time: string } {
  const waits = stretches.map(({ from }) => (from - at - 1 + minutesAWeek) % minutesAWeek);
  const from = (at + 1 + Math.min(...waits)) % minutesAWeek;
  const time = clock(from);
  const days = (Math.floor(from / minutesADay) - Math.floor(at / minutesADay) + 7) % 7;
  if (days === 0 && from > at) return { day: "сегодня", time };
  if (days === 1) return { day: "завтра", time };
  return { day: onWeekday[Math.floor(from / minutesADay)] ?? "", time };
}

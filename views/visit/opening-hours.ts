/** Whether something is open; `until` and `opens` are for people: "21:00", "завтра в 9:00". */
export type OpeningState = { open: true; until?: string } | { open: false; opens?: string };

const weekdays = ["пн", "вт", "ср", "чт", "пт", "сб", "вс"];
const onWeekday = ["в понедельник", "во вторник", "в среду", "в четверг", "в пятницу", "в субботу", "в воскресенье"];
const minutesADay = 24 * 60;
const minutesAWeek = 7 * minutesADay;
const segment =
  /^(?:(ежедневно)|([а-я]{2})(?:\s*[–—-]\s*([а-я]{2}))?)\s+(?:с\s+)?(\d{1,2}):(\d{2})\s*[–—-]\s*(\d{1,2}):(\d{2})$/;

/** A stretch of the week, in minutes since Monday 0:00; `to` may lie beyond Sunday's end. */
type Stretch = { from: number; to: number };

/**
 * Whether a schedule in the content API's words («Пн–Пт 9:00–18:00, Сб 10:00–16:00», «Ежедневно 8:00–22:00», «Круглосуточно») is open at
 * `now` in Moscow. Undefined where the words are not understood: then nothing is said.
 */
export function openingState(schedule: string, now: Date): OpeningState | undefined {
  const words = schedule.trim().toLowerCase().replace(/\s+/g, " ");
  if (words === "круглосуточно" || words === "ежедневно круглосуточно") return { open: true };
  const stretches = stretchesOf(words);
  if (!stretches) return undefined;
  const at = minuteOfWeek(now);
  const current = stretches.find(({ from, to }) => (at >= from && at < to) || at + minutesAWeek < to);
  if (current) return { open: true, until: clock(current.to) };
  const waits = stretches.map(({ from }) => ({ from, wait: (from - at + minutesAWeek) % minutesAWeek }));
  const next = waits.sort((a, b) => a.wait - b.wait)[0];
  return next ? { open: false, opens: opensInWords(at, next.from) } : { open: false };
}

/** «Сейчас открыто до 21:00», «Закрыто, откроется завтра в 9:00»; nothing where the schedule is not understood. */
export function openingInWords(schedule: string | undefined, now: Date): { text: string; open: boolean } | undefined {
  const state = schedule === undefined ? undefined : openingState(schedule, now);
  if (!state) return undefined;
  if (state.open)
    return { open: true, text: state.until ? `Сейчас открыто до ${state.until}` : "Открыто круглосуточно" };
  return { open: false, text: state.opens ? `Закрыто, откроется ${state.opens}` : "Закрыто" };
}

function stretchesOf(words: string): Stretch[] | undefined {
  const stretches: Stretch[] = [];
  for (const part of words.split(/\s*[,;]\s*/)) {
    const [, daily, first = "", last = first, fromHour, fromMinute, toHour, toMinute] = segment.exec(part) ?? [];
    if (fromHour === undefined) return undefined;
    const from = Number(fromHour) * 60 + Number(fromMinute);
    const to = Number(toHour) * 60 + Number(toMinute);
    const [begin, end] = daily ? [0, 6] : [weekdays.indexOf(first), weekdays.indexOf(last)];
    if (
      begin < 0 ||
      end < begin ||
      from >= minutesADay ||
      to > minutesADay ||
      Number(fromMinute) > 59 ||
      Number(toMinute) > 59
    )
      return undefined;
    // Closing at or before the opening hour means after midnight.
    const length = to > from ? to - from : to + minutesADay - from;
    for (let day = begin; day <= end; day += 1) {
      const start = day * minutesADay + from;
      stretches.push({ from: start, to: start + length });
    }
  }
  return stretches;
}

const moscow = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Europe/Moscow",
});
const englishDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function minuteOfWeek(now: Date): number {
  const part = (type: string) => moscow.formatToParts(now).find((one) => one.type === type)?.value ?? "";
  return englishDays.indexOf(part("weekday")) * minutesADay + Number(part("hour")) * 60 + Number(part("minute"));
}

function clock(minute: number): string {
  const ofDay = minute % minutesADay;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
}

function opensInWords(at: number, from: number): string {
  const time = `в ${clock(from)}`;
  const days = (Math.floor(from / minutesADay) - Math.floor(at / minutesADay) + 7) % 7;
  if (days === 0 && from > at) return `сегодня ${time}`;
  if (days === 1) return `завтра ${time}`;
  return `${onWeekday[Math.floor(from / minutesADay) % 7]} ${time}`;
}

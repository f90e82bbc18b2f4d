// Only here words of the content are read: `hours` as data are optional, and a visitor would miss «Открыто до 18:00».

/** Days from `first` to `last` (Monday is 0) and their hours in minutes; `to` at or before `from` is the next day. */
export type Hours = { first: number; last: number; from: number; to: number };

const weekdays = ["пн", "вт", "ср", "чт", "пт", "сб", "вс"];
const minutesADay = 24 * 60;
const part =
  /^(?:(ежедневно)|([а-я]{2})(?:\s*[–—-]\s*([а-я]{2}))?)\s+(?:с\s+)?(\d{1,2}):(\d{2})\s*[–—-]\s*(\d{1,2}):(\d{2})$/;

/** Parses «Пн–Пт 9:00–18:00, Сб 10:00–16:00». Empty means around the clock; undefined, words of another form. */
export function hoursOf(schedule: string): Hours[] | undefined {
  const words = schedule.trim().toLowerCase().replace(/\s+/g, " ");
  if (words === "круглосуточно" || words === "ежедневно круглосуточно") return [];
  const all = words.split(/\s*[,;]\s*/).map(hoursOfPart);
  return all.every((hours) => hours !== undefined) ? all : undefined;
}

function hoursOfPart(words: string): Hours | undefined {
  const [, daily, firstDay = "", lastDay = firstDay, ...clock] = part.exec(words) ?? [];
  const [fromHour, fromMinute = 0, toHour, toMinute = 0] = clock.map(Number);
  if (fromHour === undefined || toHour === undefined) return undefined;
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const [first, last] = daily ? [0, 6] : [weekdays.indexOf(firstDay), weekdays.indexOf(lastDay)];
  const isReadable =
    first >= 0 && last >= first && from < minutesADay && to <= minutesADay && fromMinute < 60 && toMinute < 60;
  return isReadable ? { first, last, from, to } : undefined;
}

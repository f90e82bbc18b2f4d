const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;
/** Moscow's time zone, all year. */
const parkOffsetMs = 3 * 3_600_000;
/** The content as it is written is that of the week from this Saturday on: its newest item is a day old. */
const writtenForMs = Date.parse("2026-11-21");
/** A year that an item names moves with it, unless it is history: the year in which a building was built. */
const recentYears = 3;

const months = [
  "января",
  "февраля",
  "марта",
  "апреля",
  "мая",
  "июня",
  "июля",
  "августа",
  "сентября",
  "октября",
  "ноября",
  "декабря",
];
const isoDay = /^(\d{4}-\d\d-\d\d)(?=$|T)/;
/** «31 декабря 2026», «31 декабря», or a year alone. A day that moves into another year gets it. */
const wordedDay = new RegExp(`(\\d{1,2}) (${months.join("|")})(?: (20\\d\\d))?|\\b(20\\d\\d)\\b`, "g");

/** By how many whole weeks the content moves for a stand-in that starts at `now`, so that weekdays stay true. */
export function weeksOfAge(now: Date): number {
  const todayMs = Math.floor((now.getTime() + parkOffsetMs) / dayMs) * dayMs;
  return Math.floor((todayMs - writtenForMs) / weekMs);
}

/** An item with all of its days moved: its fields, and those that its texts name. `writtenOn` is the item's own day. */
export function movedByWeeks<Item extends object>(item: Item, weeks: number, writtenOn: string): Item {
  if (weeks === 0) return item;
  const later = (day: string) => dayOf(Date.parse(day) + weeks * weekMs);
  const byYears = yearOf(later(writtenOn)) - yearOf(writtenOn);
  const moveYear = (year: string) =>
    Math.abs(Number(year) - yearOf(writtenOn)) <= recentYears ? String(Number(year) + byYears) : year;
  const moveText = (text: string) =>
    text.replace(wordedDay, (_, date?: string, month?: string, year?: string, yearAlone?: string) => {
      if (yearAlone !== undefined) return moveYear(yearAlone);
      const day = nearestDay(Number(date), months.indexOf(month ?? ""), year, writtenOn);
      const moved = later(day);
      const leavesYear = yearOf(day) === yearOf(writtenOn) && yearOf(moved) !== yearOf(later(writtenOn));
      return inWords(moved, year !== undefined || leavesYear);
    });
  const moveValue = (_: string, value: unknown) => {
    if (typeof value !== "string") return value;
    return isoDay.test(value) ? value.replace(isoDay, later) : moveText(value);
  };
  return JSON.parse(JSON.stringify(item), moveValue);
}

/** A day that a text names, ISO 8601: without its year the one that is nearest to the day of the text. */
function nearestDay(date: number, month: number, year: string | undefined, writtenOn: string): string {
  if (year !== undefined) return dayOf(Date.UTC(Number(year), month, date));
  const writtenMs = Date.parse(writtenOn);
  const candidates = [-1, 0, 1].map((by) => Date.UTC(yearOf(writtenOn) + by, month, date));
  candidates.sort((one, other) => Math.abs(one - writtenMs) - Math.abs(other - writtenMs));
  return dayOf(candidates[0] ?? writtenMs);
}

function inWords(day: string, withYear: boolean): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const words = `${Number(date)} ${months[Number(month) - 1]}`;
  return withYear ? `${words} ${year}` : words;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const yearOf = (day: string): number => Number(day.slice(0, 4));

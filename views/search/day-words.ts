/** Roots of the months' names; the endings follow the preposition. */
const months = "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split(" ");
const endings = "(?:ь|я|ю|е|й|а|у|ом|ем|ём)?";
const before = "(?:начиная\\s+с|с|со|к|на|до|от|после)";
const dayByName = new RegExp(
  `(?<!\\p{L})${before}\\s+(?:(\\d{1,2})(?:-?го)?\\s+)?(${months.join("|")})${endings}(?!\\p{L})` +
    "(?:\\s+(20\\d\\d)(?:\\s*г(?:ода|\\.)?)?)?",
  "u",
);
const dayByFigures = new RegExp(
  `(?<!\\p{L})${before}\\s+(\\d{1,2})\\.(\\d\\d)(?:\\.((?:20)?\\d\\d))?(?![\\d.]|\\s?\\p{L}*2|\\s?(?:м|кв|млн|тыс|т))`,
  "u",
);
const now = /(?<!\p{L})(?:сейчас|сегодня|сразу|срочно|немедленно)(?!\p{L})/u;

/** From when premises are sought, with the words that say so. */
type DayInWords = { text: string; free?: "now"; freeBy?: string };

const twoDigits = (n: number) => String(n).padStart(2, "0");

/** The next such day, as an ISO date; undefined if no year has it. `today` is an ISO date. */
function nextDay(day: number, month: number, year: number | undefined, today: string): string | undefined {
  const dateIn = (of: number) => `${of}-${twoDigits(month)}-${twoDigits(day)}`;
  const thisYear = Number(today.slice(0, 4));
  const isPast = dateIn(thisYear) < today;
  const date = dateIn(year ?? (isPast ? thisYear + 1 : thisYear));
  return new Date(date).toJSON()?.startsWith(date) ? date : undefined;
}

/** «с января», «к 15 января 2027», «с 15.01», «сейчас»: a month without a day is its first one. */
export function dayIn(text: string, today: string): DayInWords | undefined {
  const byName = dayByName.exec(text);
  const byFigures = byName ? null : dayByFigures.exec(text);
  const [matched = "", day = "1", monthText = "", yearText] = byName ?? byFigures ?? [];
  if (matched === "") {
    const [nowWord] = now.exec(text) ?? [];
    return nowWord === undefined ? undefined : { text: nowWord, free: "now" };
  }
  const month = byName ? months.indexOf(monthText) + 1 : Number(monthText);
  const isThisMonth = byName?.[1] === undefined && yearText === undefined && Number(today.slice(5, 7)) === month;
  if (byName && isThisMonth) return { text: matched, free: "now" };
  const year = yearText === undefined ? undefined : Number(yearText.padStart(4, "20"));
  const freeBy = nextDay(Number(day), month, year, today);
  if (freeBy === undefined) return undefined;
  return freeBy <= today ? { text: matched, free: "now" } : { text: matched, freeBy };
}

import { once } from "./once.ts";

const numbers = once(() => new Intl.NumberFormat("ru-RU", { maximumFractionDigits: 2 }));
const longDates = once(
  () => new Intl.DateTimeFormat("ru-RU", { day: "numeric", month: "long", year: "numeric", timeZone }),
);
const days = once(() => new Intl.DateTimeFormat("ru-RU", { day: "numeric", month: "long", timeZone }));

/** 1471.25 → "1 471,25": the decimals that the content has, at most two: a rent must equal rate × area as shown. */
export function number(n: number): string {
  // Most numbers are small counts, which are written alike: the formatter takes ten times as long.
  return Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : numbers().format(n);
}

/** Roubles: 150930 → "150 930 ₽". */
export function rubles(n: number): string {
  return `${number(n)} ₽`;
}

/** 150930 → "150 930 ₽"; 0 → "по запросу". */
export function priceWords(n: number): string {
  return n > 0 ? rubles(n) : "по запросу";
}

/** How a rent differs from another: "на 23 890 ₽ дешевле"; "" where they are equal, or one is not given. */
export function priceDifference(price: number, other: number): string {
  if (price <= 0 || other <= 0 || price === other) return "";
  return `на ${rubles(Math.abs(price - other))} ${price > other ? "дороже" : "дешевле"}`;
}

/** The least of some prices: "от 900 ₽"; "900 ₽" where all are equal. A price of 0 is not given. */
export function leastPrice(prices: readonly number[]): string {
  const knownPrices = prices.filter((price) => price > 0);
  if (knownPrices.length === 0) return "по запросу";
  const least = Math.min(...knownPrices);
  return Math.max(...prices) > least ? `от ${rubles(least)}` : rubles(least);
}

/** 70.2 → "70,2 м²". */
export function squareMetres(n: number): string {
  return `${number(n)} м²`;
}

/** The least of some areas: "от 46,8 м²"; "117 м²" where all are equal. */
export function leastArea(squares: readonly number[]): string {
  const least = Math.min(...squares);
  return Math.max(...squares) > least ? `от ${squareMetres(least)}` : squareMetres(least);
}

/** To a decimal: what follows from other figures is no more exact. */
export const roughly = (n: number): number => Math.round(n * 10) / 10;

/** 24 → "24 м", 6.75 → "6,75 м". */
export function metres(n: number): string {
  return `${numbers().format(n)} м`;
}

/** "6,75 × 10 м". */
export function sides(width: number, depth: number): string {
  return `${numbers().format(width)} × ${metres(depth)}`;
}

/** The floor as the lift shows it; below ground with a typographic minus: "−1". */
export function floorNumber(n: number): string {
  return String(n).replace("-", "−");
}

/** "30–70". */
export function range(from: number, to: number): string {
  return from === to ? number(from) : `${number(from)}–${number(to)}`;
}

/** A number with its noun's plural form: plural(112, "помещение", "помещения", "помещений") → "112 помещений". */
export function plural(n: number, one: string, few: string, many: string): string {
  const unit = n % 10;
  const isTeen = Math.floor(n / 10) % 10 === 1;
  const isMany = Number.isInteger(n) && (isTeen || unit === 0 || unit > 4);
  const singularOrFew = unit === 1 ? one : few;
  return `${number(n)} ${isMany ? many : singularOrFew}`;
}

/** An ISO date in Moscow time: "20 ноября 2026". Returns unreadable dates unchanged. */
export function longDate(iso: string): string {
  return dated(longDates(), iso).replace(/\sг\.$/, "");
}

/** A date as read on another day: with its year, if that is another one. */
export function dayNear(iso: string, readOn: string | Date | undefined): string {
  const date = new Date(iso);
  const reader = new Date(readOn ?? "");
  const isKnown = !Number.isNaN(date.getTime()) && !Number.isNaN(reader.getTime());
  return isKnown && yearInPark(date) === yearInPark(reader) ? dated(days(), iso) : longDate(iso);
}

/** The same where room is short: a day of another year in figures, «22.02.2027». */
export function dayNearInShort(iso: string, readOn: string | Date | undefined): string {
  const words = dayNear(iso, readOn);
  const isOtherYear = words === longDate(iso) && !Number.isNaN(Date.parse(iso));
  return isOtherYear ? dayInPark(new Date(iso)).split("-").reverse().join(".") : words;
}

function dated(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}

/** The extension alone of a phone with the park's number: "доб. 101"; another phone whole. */
export const shortPhone = (phone: string, parkPhone: string): string =>
  (phone.startsWith(parkPhone) && phone.slice(parkPhone.length).replace(/^,\s*/, "")) || phone;

/** A phone number inside a text: five digits and more, with the signs that stand between them. */
const phoneNumbers = /\+?\d(?:[\s().\u2010-\u2015-]*\d){4,}/g;

/**
 * "+7 (495) 000-00-55, доб. 101" → "tel:+74950000055,101"; the comma is a pause. A leading 8 becomes +7. Of several
 * numbers the first is called. Undefined if the text holds no number: «уточняется», «доб. 101».
 */
export function telLink(phone: string): string | undefined {
  const [before = "", after = ""] = phone.split(/доб\.?/);
  const found = before.match(phoneNumbers) ?? [before];
  const main = (found[0] ?? "").replace(/[^\d+]/g, "");
  if (!/\d{3}/.test(main)) return undefined;
  const called = /^8[34]\d{9}$/.test(main) ? `+7${main.slice(1)}` : main;
  const extension = found.length === 1 && /\d+/.exec(after)?.[0];
  return `tel:${called}${extension ? `,${extension}` : ""}`;
}

/** The phone for structured data; undefined if the text holds no number. */
export const callable = (phone: string): string | undefined => (telLink(phone) === undefined ? undefined : phone);

/** "корпус 5" → "Корпус 5": words that begin a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Офис 70,2 м²" → "офис 70,2 м²": words after a colon. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Measures that add up: power does, heights do not. */
const addableMeasure = /^(\d+(?:,\d+)?)\s*кВт$/;

/** «11 кВт», «6 кВт» → «17 кВт (11 + 6)»; undefined unless all values are measures that add up. */
export function sumOfMeasures(values: readonly string[]): string | undefined {
  const parts = values.map((value) => Number(addableMeasure.exec(value)?.[1]?.replace(",", ".")));
  if (parts.length === 0 || parts.some(Number.isNaN)) return undefined;
  const total = parts.reduce((sum, part) => sum + part, 0);
  return `${number(total)} кВт (${parts.map((part) => number(part)).join(" + ")})`;
}

const countedWindows = /^(\d+)\s+ок(?:но|на|он)(,.*)?$/;

/** «4 окна, на юг», «2 окна, на юг» → «6 окон, на юг (4 + 2)»; undefined where they look to different sides. */
export function sumOfWindows(values: readonly string[]): string | undefined {
  const matches = values.map((value) => countedWindows.exec(value));
  const counts = matches.map((match) => Number(match?.[1]));
  const endings = new Set(matches.map((match) => match?.[2] ?? ""));
  if (counts.length === 0 || counts.some(Number.isNaN) || endings.size !== 1) return undefined;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${plural(total, "окно", "окна", "окон")}${[...endings].join("")} (${counts.join(" + ")})`;
}

/** A word that keeps its capital inside a sentence: «НДС», «Wi-Fi», «МЦД». */
const isAbbreviation = (text: string): boolean => /^[\p{L}][\p{Lu}\d-]|^[A-Za-z]/u.test(text);

/** A phrase that begins with a capital, as a part of a sentence. */
export const insideSentence = (text: string): string => (isAbbreviation(text) ? text : lowerFirst(text));

/** Separate phrases as one sentence without its full stop: only the first keeps its capital. */
export const sentenceOf = (phrases: readonly string[]): string =>
  phrases.map((text, at) => (at === 0 ? text : insideSentence(text))).join(", ");

/** "офисы, класс A, 14 этажей": what is not known is left out. */
export const phrase = (...words: readonly (string | number | false | undefined)[]): string =>
  words.filter(Boolean).join(", ");

/** "7, 8 и 9". */
export const listed = (items: readonly string[], conjunction: "и" | "или" = "и"): string =>
  items.length > 1 ? `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}` : items.join("");

/** «стр. 2», «лит. Б»: undeclined words that a building's label may bring, and nouns, «Башня А». */
const shortBuildingWord = /^(?:стр|лит|корп|вл)\./i;
const buildingNoun = /^(?:строение|литера|башня|блок|секция|павильон|ангар|терминал|галерея|здание|дом)(?![а-яё])/i;

const buildingForms = {
  nominative: ["корпус", "корпуса"],
  genitive: ["корпуса", "корпусов"],
  prepositional: ["корпусе", "корпусах"],
} as const;

/** "1", "2", "3", "5" → "1–3", "5": three and more numbers in a row are a range. */
function inRanges(labels: readonly string[]): string[] {
  const rows: string[][] = [];
  for (const label of labels) {
    const row = rows.at(-1);
    const isNext = row !== undefined && /^\d+$/.test(label) && Number(label) === Number(row.at(-1)) + 1;
    if (isNext) {
      row.push(label);
    } else {
      rows.push([label]);
    }
  }
  return rows.flatMap((row) => (row.length > 2 ? `${row[0]}–${row.at(-1)}` : row));
}

/**
 * «корпус 5», «корпусах 1–3 и 5». A label that brings its word gets no other: «стр. 2»; a noun gets one where it would
 * be declined: «до корпуса Башня А». `join` makes one text of several labels.
 */
export function buildingWords(
  labels: string | readonly string[],
  form: keyof typeof buildingForms = "nominative",
  join: (labels: readonly string[]) => string = listed,
): string {
  const all = typeof labels === "string" ? [labels] : labels;
  const isNoun = (label: string) => buildingNoun.test(label);
  const isComplete = (label: string) => shortBuildingWord.test(label) || isNoun(label);
  const bare = all.filter((label) => !isComplete(label));
  const needsNoWord = bare.length === 0 && (form === "nominative" || !all.some(isNoun));
  if (needsNoWord) return join(all);
  const [single, several] = buildingForms[form];
  return `${bare.length > 1 ? several : single} ${join([...inRanges(bare), ...all.filter(isComplete)])}`;
}

/** «Корпус 5», at the beginning of a sentence. */
export const buildingTitle = (label: string): string => upperFirst(buildingWords(label));

const premisesNoun = /^(?:помещение|пом\.|офис|оф\.|склад|комната|ком\.|павильон|секция|блок|бокс)(?![а-яё])/i;

/** «№ 305», «помещение 305»; a label that brings its word gets no other: «офис 305». */
export const unitNumberWords = (label: string, word: "№" | "помещение" | "помещения" = "№"): string =>
  premisesNoun.test(label) ? label : `${word} ${label}`;

/** "7, 8, 9". */
export const withCommas = (items: readonly string[]): string => items.join(", ");

/** «Помещение 305», «Офис 305», at the beginning of a sentence. */
export const premisesTitle = (label: string): string => upperFirst(unitNumberWords(label, "помещение"));

/** Where dates and hours are shown, and its offset from UTC all year: Moscow has no summer time. */
const timeZone = "Europe/Moscow";
export const utcOffset = "+03:00";
export const offsetMs = 3 * 3_600_000;

/** A moment in the park's time, ISO 8601: it begins with the day that visitors read. */
export const inParkTime = (ms: number): string => new Date(ms + offsetMs).toISOString().slice(0, 19) + utcOffset;

/** The ISO date of a moment, in UTC. */
export const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The year in the park: 2026. */
export const yearInPark = (now: Date): number => Number(dayInPark(now).slice(0, 4));

/** The day in the park, ISO date. */
export const dayInPark = (now: Date): string => inParkTime(now.getTime()).slice(0, 10);

/** Whether the last day of something (ISO 8601) is before `today`, ISO date. */
export const isDayOver = (lastDay: string, today: string): boolean => lastDay.slice(0, 10) < today;

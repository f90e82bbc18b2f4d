/** Words that people write around a number and that do not change it. */
const wordsBefore = /^(?:до|от|около|примерно|~)\s*/;
const wordsAfter =
  /\s*(?:₽|руб(?:л\p{L}*)?|р|м[²2]?|кв\.?\s?м|чел(?:овек\p{L}*)?|людей|сотрудник\p{L}*|мест\p{L}*)?\.?\s*(?:(?:в|\/)\s?мес(?:яц)?\.?)?$/u;

const multipliers: readonly [spelling: RegExp, by: number][] = [
  [/\s*(?:млн|миллион\p{L}*)\.?$/u, 1_000_000],
  [/\s*(?:тыс|тысяч\p{L}*|т|[кk])\.?$/u, 1000],
];

/** «150 000», «150.000», «1,500,000»: groups of three digits. */
const inThousands = /^\d{1,3}(?:([\s.,])\d{3})(?:\1\d{3})*(?:,\d{1,2})?$/;
const plainNumber = /^\d+(?:[.,]\d+)?$/;

/** A number without words: three digits after a mark are thousands, unless a multiplier follows. */
function digitsOf(text: string, isMultiplied: boolean): number | undefined {
  if (!isMultiplied && inThousands.test(text)) {
    const [whole = "", part = "0"] = text.split(/,(?=\d{1,2}$)/);
    return Number(`${whole.replace(/\D/g, "")}.${part}`);
  }
  return plainNumber.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** A longer text is no number. */
const lettersMax = 60;

/** What a visitor means by «1,5 млн», «150 тыс», «150.000», «до 150 000 ₽», «20 чел»; undefined if it is no number. */
export function numberOf(text: string): number | undefined {
  if (text.length > lettersMax) return undefined;
  const plain = text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
  const core = plain.replace(wordsBefore, "").replace(wordsAfter, "");
  const multiplier = multipliers.find(([pattern]) => pattern.test(core));
  if (!multiplier) return digitsOf(core, false);
  const [spelling, by] = multiplier;
  const counted = digitsOf(core.replace(spelling, ""), true);
  return counted === undefined ? undefined : Math.round(counted * by);
}

const between = /^(?:от\s*)?(\d[^–—-]*?)\s*(?:[–—-]|\.\.\.?|…|до|или)\s*(\d.*)$/;

/** The number of people: of a range, «20-30», the larger, because the room has to hold them all. */
export function headcountOf(text: string): number | undefined {
  if (text.length > lettersMax) return undefined;
  const ends = between.exec(text.toLowerCase().trim());
  if (!ends) return numberOf(text);
  const [least, most] = ends.slice(1).map(numberOf);
  return least === undefined || most === undefined ? undefined : Math.max(least, most);
}

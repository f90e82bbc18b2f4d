/** Spoils one value of an answer. `at` counts the values of an item, so that all answers spoil it alike. */
export type Spoil = (value: unknown, field: string, at: number) => unknown;

/** Fields that decide which page an item is on; a spoilt one would only leave the item out. */
const kept = new Set([
  ...["id", "alias", "theme", "status", "category", "kind", "role", "type", "use", "pays", "success"],
  ...["pagination", "email", "phone", "coordinates"],
]);

/** An answer of a content API with its values spoilt. */
export function spoilt(answer: object | undefined, spoil: Spoil): object | undefined {
  let at = 0;
  const walk = (value: unknown, field: string): unknown => {
    if (kept.has(field)) return value;
    if (Array.isArray(value)) return value.map((item) => walk(item, field));
    if (typeof value !== "object" || value === null) {
      at += 1;
      return spoil(value, field, at);
    }
    if ("id" in value && Number(value.id) > 0) at = 5 * Number(value.id);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
  };
  return answer && (walk(answer, "") as object);
}

const oddTexts = [
  "",
  "   ",
  "\u200b",
  "<b>Жирно</b> & <script>alert(1)</script>",
  "Офис 🏢👩‍👩‍👧 с видом",
  "مكتب فارغ \u202e אבג",
  "Превысокомногорассмотрительствующий".repeat(4),
  "</script><!--",
  "'\"`{{y}}%00%s",
  "Строка\nи\tещё\r\nодна\u2028строка",
  "0",
  "-",
];
const oddNumbers = [0, -1, 1e15, 1e-9, 0.1 + 0.2, Number.MAX_SAFE_INTEGER, "12", "1 200,50", "NaN", true, null];
const oddDates =
  "2026-02-30¦02.01.2026¦2026-01-02T23:59:59-12:00¦2026-01-02 10:00:00¦0000-00-00¦9999-12-31¦1700000000¦".split("¦");
const dateFields = /^(?:date|\w+At|availableFrom)$/;
const pick = <Value>(list: readonly Value[], at: number) => list[at % list.length];
const isText = (value: unknown, field: string) => typeof value === "string" && !dateFields.test(field);

/** Ways to spoil a park by name. One value of three, where more would leave too few items that fit the contract. */
export const spoilers: [string, Spoil][] = [
  ["odd texts", (value, field, at) => (isText(value, field) && at % 3 === 0 ? pick(oddTexts, at / 3) : value)],
  ["odd numbers", (value, _, at) => (typeof value === "number" && at % 3 === 0 ? pick(oddNumbers, at / 3) : value)],
  ["odd dates", (value, field, at) => (dateFields.test(field) ? pick(oddDates, at) : value)],
  ["null in one field of four", (value, _, at) => (at % 4 === 0 ? null : value)],
  ["texts of spaces", (value, field) => (isText(value, field) ? " \n " : value)],
  ["numbers as texts", (value) => (typeof value === "number" ? String(value) : value)],
  ["huge numbers", (value) => (typeof value === "number" ? 1e15 : value)],
];

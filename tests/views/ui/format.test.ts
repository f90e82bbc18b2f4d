import { expect, test } from "vitest";
import { buildingWords, dayNear, sumOfWindows } from "../../../views/ui/format.ts";

test.each<[string, string | Date | undefined, string]>([
  ["2026-12-31", "2026-01-01", "31 декабря"],
  ["2027-01-01", "2026-12-31", "1 января 2027"],
  ["2026-12-31T23:30:00+03:00", "2026-12-31T20:59:00Z", "31 декабря"],
  ["2026-12-31T22:00:00Z", new Date("2026-12-31T20:59:00Z"), "1 января 2027"],
  ["завтра", "2026-11-20", "завтра"],
  ["2027-01-15", "2026-11-20", "15 января 2027"],
  ["2027-12-01", "2026-11-20", "1 декабря 2027"],
  ["2025-12-01", "2026-11-20", "1 декабря 2025"],
  ["2027-01-15", undefined, "15 января 2027"],
])("A date %s as read on %s: %s", (date, readOn, words) => {
  expect(dayNear(date, readOn).replaceAll("\u00a0", " ")).toBe(words);
});

test.each([
  [["5"], "корпусе 5"],
  [["1", "2"], "корпусах 1 и 2"],
  [["1", "2", "3", "4", "5"], "корпусах 1–5"],
  [["1", "2", "3", "5", "7"], "корпусах 1–3, 5 и 7"],
  [["1", "3", "5"], "корпусах 1, 3 и 5"],
])("Buildings %s: %s", (labels, words) => {
  expect(buildingWords(labels, "prepositional")).toBe(words);
});

test.each([
  [["4 окна, на юг", "2 окна, на юг"], "6 окон, на юг (4 + 2)"],
  [["1 окно", "2 окна"], "3 окна (1 + 2)"],
  [["4 окна, на юг", "2 окна, на север"], undefined],
  [["4 окна, на юг", "нет"], undefined],
])("Windows of neighbours %j: %s", (values, words) => {
  expect(sumOfWindows(values)).toBe(words);
});

import { expect, test } from "vitest";
import { hyphenate } from "../../../views/kit/hyphenate.ts";

/** The text with its soft hyphens shown. */
const shown = (text: string) => hyphenate(text).replaceAll("\u00ad", "-");

test.each([
  ["кондиционирование", "кон-ди-ци-они-ро-ва-ние"],
  ["зарегистрировать", "за-ре-гис-три-ро-вать"],
  ["Круглосуточная охрана", "Круг-ло-су-точ-ная охрана"],
  ["пожаротушение", "по-жа-ро-ту-ше-ние"],
  ["увлажнением", "ув-лаж-не-ни-ем"],
])("«%s» has soft hyphens between syllables", (plain, wanted) => {
  expect(shown(plain)).toBe(wanted);
});

test("short words, figures and Latin stay whole", () => {
  for (const text of ["склад", "432 000 ₽", "conditioning", "—"]) expect(hyphenate(text)).toBe(text);
});

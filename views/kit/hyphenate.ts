const vowel = "[аеёиоуыэюя]";
const consonant = "[бвгджзйклмнпрстфхцчшщ]";
const letter = "[а-яё]";
const longWord = new RegExp(`${letter}{9,}`, "gi");

/** Khristov's rules of Russian hyphenation: what stands before a break, and after it. */
const rules = [
  ["[йьъ]", `${letter}{2}`],
  [vowel, `${vowel}${letter}`],
  [`${vowel}${consonant}`, `${consonant}${vowel}`],
  [`${consonant}${vowel}`, `${consonant}${vowel}`],
  [`${vowel}${consonant}`, `${consonant}{2}${vowel}`],
  [`${vowel}${consonant}{2}`, `${consonant}{2}${vowel}`],
];
const between = rules.map(([before, after]) => `(?<=${before})(?=${after})`).join("|");
const breaks = new RegExp(`(?<=${letter}{2})(?=${letter}{2})(?:${between})`, "gi");

const softHyphen = "\u00ad";

/** Puts soft hyphens into long Russian words: Chromium has no Russian dictionary on every system. */
export function hyphenate(text: string): string {
  return text.replace(longWord, (word) => word.replace(breaks, softHyphen));
}

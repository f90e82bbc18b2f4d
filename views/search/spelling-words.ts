/** Normalised text: lower case, ё as е. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/** Keys of the Latin layout, in the order of the Russian letters on them. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";
/** Text typed in the wrong keyboard layout: "jabc" → "офис". Undefined without two such letters together. */
export function switchedLayout(text: string): string | undefined {
  if (!/[a-z]{2}/i.test(text)) return undefined;
  return [...text.toLowerCase()].map((key) => russianKeys[latinKeys.indexOf(key)] ?? key).join("");
}

/** Latin spellings of Russian letters, the longest first: «shch» is no «s» and «hch». */
const latinSpellings: readonly [latin: string, russian: string][] = [
  ["shch", "щ"],
  ["sch", "щ"],
  ["zh", "ж"],
  ["kh", "х"],
  ["ts", "ц"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["yu", "ю"],
  ["ju", "ю"],
  ["ya", "я"],
  ["ja", "я"],
  ["yo", "е"],
  ["x", "кс"],
];
const latinLetters = "abcdefghijklmnopqrstuvwyz";
const soundingLetters = "абкдефгхижклмнопкрстуввыз";

/** Russian words in Latin letters: "sklad" → «склад». Undefined without two such letters together. */
export function transliterated(text: string): string | undefined {
  if (!/[a-z]{2}/i.test(text)) return undefined;
  let spelled = text.toLowerCase();
  for (const [latin, russian] of latinSpellings) spelled = spelled.replaceAll(latin, russian);
  return [...spelled].map((letter) => soundingLetters[latinLetters.indexOf(letter)] ?? letter).join("");
}

/** Keys of a keyboard in the Latin layout and the Russian letters on them. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";
const stemLettersMin = 4;
const endings =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ией|иях|иям|ых|их|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ов|ев|ей|ам|ям|ах|ях|ом|ем|ы|и|а|я|о|е|у|ю|ь|й)$/;

/** Text as the index knows it: small letters, ё as е. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/**
 * What a visitor meant who forgot to switch the keyboard: "jabc" → "офис". Undefined where there is nothing to switch.
 */
export function switchedLayout(text: string): string | undefined {
  if (!/[a-z]/i.test(text)) return undefined;
  return [...text.toLowerCase()].map((key) => russianKeys[latinKeys.indexOf(key)] ?? key).join("");
}

/** The words of a text: letters and digits; "209-12" is two. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word without its ending, so that «офисы» and «офисов» are the same; short words and numbers stay. */
export function stem(word: string): string {
  if (word.length <= stemLettersMin || /\d/.test(word)) return word;
  const root = word.replace(endings, "");
  return root.length >= stemLettersMin - 1 ? root : word;
}

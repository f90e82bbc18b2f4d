/** Latin letters, and in the same order the Russian letters that look the same: people type one for the other. */
const latinLookAlikes = "abcehkmoptxy";
const russianLookAlikes = "авсенкмортху";

/** A word with its Latin look-alikes as Russian letters if it has a digit: «B12» as «В12». */
export const inRussianLetters = (word: string): string =>
  /\d/.test(word)
    ? word.replace(/[a-z]/g, (letter) => russianLookAlikes[latinLookAlikes.indexOf(letter)] ?? letter)
    : word;

/** Text with its Russian look-alikes as Latin letters: the class «В» as "b". */
export const inLatinLetters = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => latinLookAlikes[russianLookAlikes.indexOf(letter)] ?? letter);

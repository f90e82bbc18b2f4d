import { inLatinLetters } from "../ui/look-alikes.ts";

/** «класс B+», «класса А»: a class of buildings, by Latin or Russian letters. «В» and «с» may be prepositions. */
const classAfterNoun =
  /(?<!\p{L})класс(?:а|е|у|ом)?(?:\s+здани\p{L}*)?[\s:]+(?:([abcа])(\+?)|([вс])(?:(\+)|(?!\s+\p{L})))(?!\p{L})/gu;
/** «B+ класса». */
const classBeforeNoun = /(?<!\p{L})([abcавс])(\+?)[\s-]+класс(?:а|е|у|ом)?(?!\p{L})/gu;
const classWordAlone = /^(плюс)?([abc])класс$/;

/** The text with each class as one word beside its noun, «плюсbкласс»: no other word begins so. */
export function withClassWords(text: string): string {
  const classWord = (letter: string, plus: string) => {
    const latin = inLatinLetters(letter);
    return ` класс ${plus ? "плюс" : ""}${latin}класс `;
  };
  return text
    .replace(classAfterNoun, (_, letter = "", plus = "", other = "", otherPlus = "") =>
      classWord(letter || other, plus || otherPlus),
    )
    .replace(classBeforeNoun, (_, letter: string, plus: string) => classWord(letter, plus));
}

/** A word of `withClassWords` as a visitor types it: «B+». Undefined for other words. */
export function classTyped(word: string): string | undefined {
  const [, plus, letter] = classWordAlone.exec(word) ?? [];
  return letter && letter.toUpperCase() + (plus ? "+" : "");
}

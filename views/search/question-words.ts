import { stem, wordsOf } from "./search-words.ts";
import { plain } from "./spelling-words.ts";

/** «офис на 35»: nothing follows that makes it a floor or an area. */
export const officeFor = /офис\p{L}*\s+на\s+(\d{1,3}(?:-\d{1,3})?)\s*$/u;
/** Words of thousands and millions; «т» alone may be tonnes. */
export const multiplierWords = /млн|миллион\p{L}*|тысяч\p{L}*|тыс|[кk]|тр|т(?=\.?\s?р)/u.source;
export const rangeMarks = /-|\.\.\.?|до|или/.source;
/** After metres: they are a way, not an area. */
export const distanceWords = /\s*(?:от|до)\s+(?:метро|станци|останов|вход|въезд|мкад)/u.source;
/** After a sum: it is the price of one m². */
export const eachMetreWords =
  /\s*(?:за|\/)\s*(?:1\s*)?(?:[mм]2|метр\p{L}*|кв\.?\s?м(?:етр\p{L}*)?|квадрат\p{L}*|[mм])(?!\p{L})\.?/u.source;
/** After a sum: it is that of a year. */
export const yearlyWords = /\s*(?:в|за|\/)\s*год(?:а|у)?(?!\p{L})/u.source;
/** What may follow a number that is an area without saying so: «офис 50, с мебелью», not «офис 15 кВт». */
export const afterBareArea = /(?=\s*(?:$|[,;+]|(?:в|на|с|со|до|от|за|и|или|под|для|около|рядом|не)\s))/u.source;

/** «Дешёвый» as «дешев»: the lists below have no «ё». */
const keyOf = (word: string) => stem(plain(word));
const stemsIn = (text: string) => new Set(text.split(/\s+/).map(keyOf));

/** Words that a search for premises may have and that choose none. */
const fillers = stemsIn(`
  аренда арендовать арендую снять сниму сдается сдам помещение площадь свободный свободно нужен нужно требуется ищу
  подобрать купить продажа недорого недорогой дешево дешевый самый маленький небольшой мини большой просторный хороший
  срочно сейчас сегодня сразу собственник собственника rent lease`);

/** Words that ask about a thing and are not in its text. */
const questionWords = stemsIn(`
  цена цены стоимость стоит сколько тариф тарифы прайс прайс-лист почем где как какой какая какие есть можно ли
  заказать узнать бесплатно бесплатный`);

/** The words that do more than ask for premises. */
export const withoutFillers = (typed: readonly string[]): string[] =>
  typed.filter((word) => !fillers.has(keyOf(word)) && !questionWords.has(keyOf(word)));

/** The words without those that only ask: «сколько стоит парковка» is «парковка». All of them if no others remain. */
export function withoutQuestionWords(typed: readonly string[]): string[] {
  const others = typed.filter((word) => !questionWords.has(keyOf(word)));
  return others.length > 0 ? others : [...typed];
}

/** «без мебели», «не первый этаж», «кроме корпуса 1»: what is not wanted. «Не более 100» is a bound. */
const notWanted =
  /(?<!\p{L})(?:без|кроме|не(?!\s+(?:бол|мен|доро|деш|свыше))(?:\s+(?:на|в|с))?)\s+((?:корпус\p{L}*|этаж\p{L}*)\s+-?\d+|(?:\d+|\p{L}+)(?:\s+(?:этаж|корпус)\p{L}*)?)/gu;

/** The words without what is not wanted, and that. */
export function readNegations(text: string): { wanted: string; excluded: string[] } {
  const excluded = [...text.matchAll(notWanted)].map(([, words = ""]) => words);
  return { wanted: text.replace(notWanted, " "), excluded };
}

/** «под кофейню»: what a tenant wants to open. */
const purposePattern = /(?<!\p{L})под\s+(\p{L}[\p{L}\s-]*)/u;

export const purposeIn = (text: string): string | undefined => purposePattern.exec(plain(text))?.[1];

/** A word that a description denies: «под отделку» has no «отделка». */
const toComeBefore = "под";

/** Whether a description holds a word, in any form. */
export function describesWith(word: string, description: string): boolean {
  const words = wordsOf(description);
  const key = keyOf(word);
  return words.some((other, at) => stem(other) === key && words[at - 1] !== toComeBefore);
}

/** Whether a fact says that a unit lacks what its name says: «Вода и слив: нет». */
export const isLack = (value: string): boolean => /^нет\.?$/i.test(value.trim());

/** Why a text is left out that a program before the API could not decode. */
export const lostLetters = "lost letters (U+FFFD)";

/** Whether a text has replacement characters: what stood in their place is lost. */
export const hasLostLetters = (text: string): boolean => text.includes("\ufffd");

/** A text without halves of letters, which are not UTF-8. */
export const withoutHalves = (text: string): string => (text.isWellFormed() ? text : text.replace(/\p{Cs}/gu, ""));

const breaks = /[\u0085\u2028\u2029]/g;
/** Controls, marks of direction, invisible spaces, and characters that XML forbids. */
const unwanted = /(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd-\uffff]/gu;

/** A text of HTML with only the characters that pages may send. Its spaces stay. */
export const withoutUnwanted = (text: string): string =>
  withoutHalves(text).replace(breaks, "\n").replace(unwanted, "");

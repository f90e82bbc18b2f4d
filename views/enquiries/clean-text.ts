/** Characters that programs obey: controls (Postgres rejects NUL), line separators, bidirectional marks. */
export const obeyed = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;

/** One line of a visitor's text, trimmed; line breaks and tabs become spaces. */
export const cleanLine = (text: string): string =>
  text
    .replace(lineBreak, "\n")
    .replace(/[\n\t]/g, " ")
    .replace(obeyed, "")
    .trim();

/** Several lines, trimmed. A line break counts as one character, as in browsers' `maxlength`. */
export const cleanLines = (text: string): string =>
  text
    .replace(lineBreak, "\n")
    .split("\n")
    .map((line) => line.replace(/\t/g, " ").replace(obeyed, ""))
    .join("\n")
    .trim();

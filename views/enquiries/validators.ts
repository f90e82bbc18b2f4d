/** Rules of the specification: undefined if valid, else the error text. Empty is valid; values are trimmed. */

/**
 * An HTML `pattern` (whole match). Browsers compile it with the flag v, older ones with u, so it is valid with both;
 * our own code uses u, which all supported browsers know.
 */
export const phonePattern = "\\+79\\d{9}";

/** HTML's mail address with letters of any alphabet and a dot in the domain. */
export const emailPattern =
  "[\\p{L}\\p{N}.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]{0,61}[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]{0,61}[\\p{L}\\p{N}])?)+";

export const messages = {
  name: "Имя должно содержать минимум 2 буквы",
  link: "Некорректная ссылка",
  comment: "Комментарий должен быть не менее 15 символов",
  phone: "Введите номер в формате +79XXXXXXXXXX",
  landline: "Введите номер в формате +79XXXXXXXXXX. Городской номер не подойдёт, нужен мобильный",
  email: "Укажите корректный адрес почты, например: name@company.ru",
} as const;

const phone = new RegExp(`^(?:${phonePattern})$`, "u");
const landline = /^(?:\+7|8)(?:[34]\d|8[1-7])\d{8}$/;
const email = new RegExp(`^(?:${emailPattern})$`, "u");

/** +79 and nine digits; landlines get a second sentence. */
export function checkPhone(value: string): string | undefined {
  if (value === "" || phone.test(value)) return undefined;
  return landline.test(value.replace(/[\s().-]/g, "")) ? messages.landline : messages.phone;
}

const errorUnless = (isRight: boolean, error: string): string | undefined => (isRight ? undefined : error);

export const checkEmail = (value: string) => errorUnless(value === "" || email.test(value), messages.email);

const lettersOfNameMin = 2;
const lettersOfCommentMin = 15;
const lettersOf = (value: string) => value.match(/[A-Za-zА-Яа-яЁё]/g)?.length ?? 0;
const webAddress = /^https?:\/\/[^\s/?#]+\.[^\s/?#.]{2,}(?:[/?#]\S*)?$/i;

/** The rules of the specification that a field of text may name. The five forms check phone and mail only. */
export const textRules = {
  name: (value: string) => errorUnless(value === "" || lettersOf(value) >= lettersOfNameMin, messages.name),
  link: (value: string) => errorUnless(value === "" || (webAddress.test(value) && URL.canParse(value)), messages.link),
  comment: (value: string) => errorUnless(value === "" || [...value].length >= lettersOfCommentMin, messages.comment),
};

/** The prefix of Russian numbers, and the value of an untouched field. */
export const phoneStart = "+7";

export const phoneLettersMax = 12;

/**
 * Normalises a mobile number to "+79XXXXXXXXX": "8 (916) 123-45-67", "79161234567", "9161234567". A landline keeps its
 * digits; the form's error asks for a mobile. Other numbers only lose spaces, brackets, dashes, dots, a doubled country
 * code, and the invisible signs that come along when a number is copied. A text with any other sign stays as it is, and
 * is wrong. A digit too many stays: without it the number might be another one's.
 */
export function tidyPhone(typed: string): string {
  const bare = typed.replace(/[\s\p{Cf}().\-\u2010-\u2015\u2212]/gu, "");
  if (!/^[+\d]+$/.test(bare)) return typed;
  return numberIn(bare) ?? bare.replace(/^\+7\+?[78](?=9)/, phoneStart);
}

/** The complete phone number, mobile or landline, inside a text; undefined if there is none. */
export function numberIn(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const mobile = /^(?:7|8){0,2}(9\d{9})$/.exec(digits)?.[1];
  // Ten digits without a country code may be an unfinished mobile number.
  const landlineNumber = /^(?:7|8){1,2}([3-8]\d{9})$/.exec(digits)?.[1];
  const number = mobile ?? landlineNumber;
  return number && phoneStart + number;
}

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

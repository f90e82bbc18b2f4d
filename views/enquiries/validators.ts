/** Rules of the specification: undefined if valid, else the error text. Empty is valid; values are trimmed. */

/** An HTML `pattern` (v flag, whole match). */
export const phonePattern = "\\+79\\d{9}";

/** HTML's mail address with letters of any alphabet and a dot in the domain. */
export const emailPattern =
  "[\\p{L}\\p{N}.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]{0,61}[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]{0,61}[\\p{L}\\p{N}])?)+";

/** Error texts. */
export const messages = {
  phone: "Введите номер в формате +79XXXXXXXXXX",
  landline: "Введите номер в формате +79XXXXXXXXXX. Городской номер не подойдёт, нужен мобильный",
  email: "Укажите корректный адрес почты, например: name@company.ru",
} as const;

const phone = new RegExp(`^(?:${phonePattern})$`, "v");
const landline = /^(?:\+7|8)(?:[34]\d|8[1-7])\d{8}$/;
const email = new RegExp(`^(?:${emailPattern})$`, "v");

/** +79 and nine digits; landlines get a second sentence. */
export function checkPhone(value: string): string | undefined {
  if (value === "" || phone.test(value)) return undefined;
  return landline.test(value.replace(/[\s().-]/g, "")) ? messages.landline : messages.phone;
}

export const checkEmail = (value: string) => (value === "" || email.test(value) ? undefined : messages.email);

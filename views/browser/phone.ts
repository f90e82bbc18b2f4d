/** How a Russian mobile number begins; what an untouched field holds. */
export const phoneStart = "+7";

const lettersMax = 12;

/**
 * A number as the forms take it, "+79XXXXXXXXX", from another spelling: "8 (916) 123-45-67", "79161234567", "9161234567". What is not
 * such a number yet only loses its spaces, brackets and dashes, a doubled country code, and what is over 12 characters.
 */
export function tidyPhone(typed: string): string {
  const bare = typed.replace(/[\s().\-\u2010-\u2015\u2212]/g, "");
  return mobileIn(bare) ?? bare.replace(/^\+7\+?[78](?=9)/, phoneStart).slice(0, lettersMax);
}

/** The mobile number that stands in a piece of text, whatever is around it; undefined where there is none. */
export function mobileIn(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const number = /^(?:7|8){0,2}(9\d{9})$/.exec(digits)?.[1];
  return number && phoneStart + number;
}

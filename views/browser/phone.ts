/** How a Russian mobile number begins; what an untouched field holds. */
export const phoneStart = "+7";

const lettersMax = 12;

/**
 * A number as the forms take it, "+79XXXXXXXXX", from another spelling: "8 (916) 123-45-67", "79161234567",
 * "9161234567". A landline keeps its own digits: the form says that it needs a mobile. What is no number yet only loses
 * its spaces, brackets and dashes, a doubled country code, and what is over 12 characters.
 */
export function tidyPhone(typed: string): string {
  const bare = typed.replace(/[\s().\-\u2010-\u2015\u2212]/g, "");
  return numberIn(bare) ?? bare.replace(/^\+7\+?[78](?=9)/, phoneStart).slice(0, lettersMax);
}

/**
 * The whole number, mobile or landline, that stands in a piece of text, whatever is around it; undefined where there is
 * none.
 */
export function numberIn(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const mobile = /^(?:7|8){0,2}(9\d{9})$/.exec(digits)?.[1];
  // Without a country code ten digits may be a mobile number that is still being typed.
  const landline = /^(?:7|8){1,2}([3-8]\d{9})$/.exec(digits)?.[1];
  const number = mobile ?? landline;
  return number && phoneStart + number;
}

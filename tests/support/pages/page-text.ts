import supertest from "supertest";

/** A text with plain spaces and without word joiners. The typographer has its own test. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]|&nbsp;/g, " ").replaceAll("\u2060", "");

/** The content of `<main>`. */
export const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

/** The words of markup, with single plain spaces. React's comments between texts are no spaces. */
export const wordsOf = (html: string): string =>
  plain(html.replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

const inlineTags = /^(?:a|abbr|b|button|em|i|input|label|output|small|span|strong|time)$/;

/** Words of inline elements that meet without a space, as text browsers show them. Drawings are left out. */
export const gluedWords = (html: string): string | undefined =>
  html
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<svg\b.*?<\/svg>/gs, "|")
    .replace(/<\/?(\w+)[^>]*>/g, (_, tag) => (inlineTags.test(tag) ? "|" : " "))
    .match(/[\p{L}\d₽²)%]\|+[\p{L}\d+(].{0,20}/u)?.[0];

/** The status and the plain text of a page. */
export async function getPlain({ url }: { url: string }, address: string) {
  const { status, text } = await supertest(url).get(address);
  return { status, html: plain(text) };
}

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

/** A page, fragment or feed as the site answers it: `text` as it was sent, `html` and the words with plain spaces. */
export async function readPage({ url }: { url: string }, address: string, sent: Record<string, string> = {}) {
  const { status, headers, text } = await supertest(url).get(address).set(sent);
  return {
    ...{ status, headers, text },
    get html() {
      return plain(text);
    },
    get main() {
      return mainOf(plain(text));
    },
    /** The words of its main element. */
    get words() {
      return wordsOf(mainOf(text));
    },
  };
}

/** An entry of a feed. `id` never changes its meaning; `updatedAt` is ISO 8601; the texts are plain. */
export type FeedEntry = { id: string; title: string; url: string; updatedAt: string; summary: string };

/** `url` is its own absolute address, `page` the page with the same content, `since` the time of an empty feed. */
export type Feed = {
  url: string;
  page: string;
  title: string;
  author: string;
  since: string;
  entries: FeedEntry[];
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them, even escaped
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escaped = (text: string) => text.replace(forbidden, "").replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");

/** An element of XML with a text. */
export const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
const link = (rel: string, url: string) => `<link rel="${rel}" href="${escaped(url)}"/>`;

function entryXml({ id, title, url, updatedAt, summary }: FeedEntry): string {
  const parts = [element("id", id), element("title", title), link("alternate", url), element("updated", updatedAt)];
  return `<entry>${parts.join("")}${element("summary", summary)}</entry>`;
}

/** The feed as an Atom document. Source: RFC 4287. */
export function atomXml({ url, page, title, author, since, entries }: Feed): string {
  const newest =
    entries
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? moment(since);
  const head = [
    element("id", url),
    element("title", title),
    element("updated", newest),
    link("self", url),
    link("alternate", page),
    `<author>${element("name", author)}</author>`,
  ];
  const begin = '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">';
  return `${begin}\n${head.join("\n")}\n${entries.map(entryXml).join("\n")}\n</feed>\n`;
}

/** An ISO date or moment as the moment that Atom wants. */
export const moment = (date: string): string => `${new Date(date).toISOString().slice(0, 19)}Z`;

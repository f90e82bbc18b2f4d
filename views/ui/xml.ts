const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them, even escaped
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an element or an attribute of XML and HTML, as React writes it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? "");

/** An element of XML with a text. */
export const element = (name: string, text: string) => `<${name}>${escaped(text.replace(forbidden, ""))}</${name}>`;

/** An ISO date or moment as XML writes it: in UTC, without fractions of a second. */
export const moment = (date: string): string => `${new Date(date).toISOString().slice(0, 19)}Z`;

import { mainOf } from "./page-text.ts";

/** The addresses of its links. */
export const linksOf = (html: string) =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
/** The ids of its units. */
export const unitsOf = (html: string) => [
  ...new Set([...mainOf(html).matchAll(/href="\/pavilions\/(\d+)[?"]/g)].map(([, id]) => Number(id))),
];
/** Its text content. */
export const text = (html: string) => html.replace(/<!--.*?-->|<[^>]*>|\u2060/g, "").replace(/\s/g, " ");
/** The result count that it shows. */
export const foundOf = (html: string) => Number(/Найдено: ([\d ]+)/.exec(text(html))?.[1]?.replace(/ /g, ""));

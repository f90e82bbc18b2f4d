import type { TestSite } from "./site.ts";

/** A page or fragment of a site. */
export async function getFrom({ url }: Pick<TestSite, "url">, path: string) {
  const response = await fetch(url + path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The main part of a page. */
export const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
/** The addresses that it links to. */
export const linksOf = (html: string) =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
/** The ids of the units that it shows. */
export const unitsOf = (html: string) => [
  ...new Set([...main(html).matchAll(/href="\/pavilions\/(\d+)"/g)].map(([, id]) => Number(id))),
];
/** Its words. */
export const text = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, "").replace(/\s/g, " ");
/** The count that it says to have found. */
export const foundOf = (html: string) => Number(/Найдено: ([\d ]+)/.exec(text(html))?.[1]?.replace(/ /g, ""));

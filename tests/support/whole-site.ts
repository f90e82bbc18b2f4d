import { startSite } from "./site.ts";

type Page = { status: number; html: string };

/** All first groups of a pattern in a text. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, group]) => group ?? "");
/** An attribute's value with decoded entities. */
export const unescaped = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");

/**
 * Every page of a site, fetched once. `addresses` are those of the sitemap, root-relative, the search and the
 * comparison.
 */
export async function openWholeSite() {
  const site = await startSite();
  const pages = new Map<string, Page>();
  const get = async (address: string): Promise<Page> => {
    const known = pages.get(address);
    if (known) return known;
    const response = await fetch(site.url + address, { redirect: "manual" });
    const page = { status: response.status, html: await response.text() };
    pages.set(address, page);
    return page;
  };
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = all(xml, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);
  const addresses = [...listed, "/search", "/compare"];
  for (const address of addresses) await get(address);
  /** Addresses whose check fails, each with the finding. Tests expect an empty list. */
  const wrong = async (check: (html: string, address: string) => string | undefined): Promise<string[]> => {
    const found: string[] = [];
    for (const address of addresses) {
      const fault = check((await get(address)).html, address);
      if (fault !== undefined) found.push(`${address}: ${fault}`);
    }
    return found;
  };
  return { addresses, get, wrong, close: site.close };
}

import { wholeProofs } from "../proofs.ts";
import { readPage } from "./page-text.ts";

export type CrawledPage = { address: string; status: number; html: string };

/** Limits of followed addresses of one route that differ by id or query, and of pages of one list. */
const { alikeMax, pagesMax } = wholeProofs ? { alikeMax: 4, pagesMax: 20 } : { alikeMax: 2, pagesMax: 2 };
const routeOf = (address: string) => address.replace(/\d+/g, "1").replace(/=[^&]*/g, "=");

/** Follows all internal links from the home page on, like a visitor without script. */
export async function crawl(origin: string): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const seen = new Set(["/"]);
  const alike = new Map<string, number>();
  const waiting = ["/"];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const { status, html } = await readPage({ url: origin }, address);
    pages.push({ address, status, html });
    for (const [, found = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const next = found.replaceAll("&amp;", "&");
      const route = routeOf(next);
      // Further parameters only combine the same filters.
      const deeper = next.includes("?") && address.includes("?") && !/[?&]page=/.test(next);
      if (seen.has(next) || deeper || /\.\w+$|^\/(?:fragments|docs|media|uploads)\//.test(next)) continue;
      seen.add(next);
      alike.set(route, (alike.get(route) ?? 0) + 1);
      if ((alike.get(route) ?? 0) <= (next.includes("?page=") ? pagesMax : alikeMax)) waiting.push(next);
    }
  }
  return pages;
}

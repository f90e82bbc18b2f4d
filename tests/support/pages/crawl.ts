import { wholeProofs } from "../proofs.ts";
import { readPage } from "./page-text.ts";

export type CrawledPage = { address: string; status: number; html: string };

/** Limits of followed addresses of one route that differ by id or query, and of pages of one list. */
const { alikeMax, pagesMax } = wholeProofs ? { alikeMax: 4, pagesMax: 20 } : { alikeMax: 2, pagesMax: 2 };
const routeOf = (address: string) => address.replace(/\d+/g, "1").replace(/=[^&]*/g, "=");

/** The pages that a page links to. */
function linksOf(html: string, address: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  return links.filter((link) => {
    // Further parameters only combine the same filters.
    const isDeeper = link.includes("?") && address.includes("?") && !/[?&]page=/.test(link);
    return !isDeeper && !/\.\w+$|^\/(?:fragments|docs|media|uploads)\//.test(link);
  });
}

/** Follows all internal links from the home page on, like a visitor without script. */
export async function crawl(origin: string): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const seen = new Set(["/"]);
  const alike = new Map<string, number>();
  const waiting = ["/"];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const { status, html } = await readPage({ url: origin }, address);
    pages.push({ address, status, html });
    for (const next of linksOf(html, address)) {
      if (seen.has(next)) continue;
      seen.add(next);
      const route = routeOf(next);
      const alikeCount = (alike.get(route) ?? 0) + 1;
      alike.set(route, alikeCount);
      const followedMax = next.includes("?page=") ? pagesMax : alikeMax;
      if (alikeCount <= followedMax) waiting.push(next);
    }
  }
  return pages;
}

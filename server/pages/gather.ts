import { type RouteName, routes } from "../../views/routes.ts";
import type { Content } from "../content/content.ts";
import type { Page, Site } from "./define-page.ts";
import { siteLocations } from "./sitemap.ts";

/** `gapMs`: the pause between two pages, which limits the load on the content API. */
export type GatherOptions = {
  pages: Readonly<Record<RouteName, Page>>;
  content: Content;
  site: Site;
  gapMs: number;
  signal: AbortSignal;
};

/**
 * Runs every page's reads without rendering, so that cache and snapshot hold them, visited or not. Returns the number
 * of pages. Throws if the upstream fails.
 */
export async function gatherContent({ pages, content, site, gapMs, signal }: GatherOptions): Promise<number> {
  const locations = await siteLocations(content);
  for (const { path } of locations) {
    if (signal.aborted) break;
    const found = pageAt(path);
    if (found === undefined) continue;
    const { name, params } = found;
    const query = pages[name].filter.canonicalQuery(new URLSearchParams());
    await pages[name].answer({ params, query, content, site, now: new Date() });
    await new Promise((resolve) => setTimeout(resolve, gapMs).unref());
  }
  return locations.length;
}

const matchers = Object.keys(routes).map((key) => {
  const name = key as RouteName; // `Object.keys` returns strings.
  return { name, matches: new RegExp(`^${routes[name].replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`) };
});

/** The page for a path and its parameters; exact paths take precedence over patterns. */
function pageAt(path: string): { name: RouteName; params: Record<string, string> } | undefined {
  const plain = matchers.find(({ name }) => routes[name] === path);
  if (plain) return { name: plain.name, params: {} };
  for (const { name, matches } of matchers) {
    const groups = matches.exec(path)?.groups;
    if (groups) return { name, params: { ...groups } };
  }
  return undefined;
}

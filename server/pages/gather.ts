import { type RouteName, routes } from "../../views/routes.ts";
import type { Content } from "../content/content.ts";
import type { Page, Site } from "./define-page.ts";
import { siteLocations } from "./sitemap.ts";

/** What gathering needs. `gapMs` is the rest between two pages, so that the content API hardly notices. */
export type GatherOptions = {
  pages: Readonly<Record<RouteName, Page>>;
  content: Content;
  site: Site;
  gapMs: number;
  signal: AbortSignal;
};

/**
 * Loads, without rendering, what every page of the site is made of, so that all of it is remembered and goes into the
 * snapshot: also the item that nobody has looked at yet. Answers how many pages there are. Throws where the content
 * cannot be had.
 */
export async function gatherContent({ pages, content, site, gapMs, signal }: GatherOptions): Promise<number> {
  const locations = await siteLocations(content);
  for (const { path } of locations) {
    if (signal.aborted) break;
    const found = pageAt(path);
    if (found === undefined) continue;
    const { name, params } = found;
    const query = pages[name].canonicalQuery(new URLSearchParams());
    await pages[name].answer({ params, query, content, site, now: new Date() });
    await new Promise((resolve) => setTimeout(resolve, gapMs).unref());
  }
  return locations.length;
}

const matchers = Object.keys(routes).map((key) => {
  const name = key as RouteName;
  return { name, matches: new RegExp(`^${routes[name].replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`) };
});

/** The page that answers to a path, plain paths before patterns, and the pattern's parameters. */
function pageAt(path: string): { name: RouteName; params: Record<string, string> } | undefined {
  const plain = matchers.find(({ name }) => routes[name] === path);
  if (plain) return { name: plain.name, params: {} };
  for (const { name, matches } of matchers) {
    const groups = matches.exec(path)?.groups;
    if (groups) return { name, params: { ...groups } };
  }
  return undefined;
}

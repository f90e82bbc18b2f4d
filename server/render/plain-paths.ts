import type { RequestHandler } from "express";
import { NotKnown } from "../../views/content/content.ts";
import type { Page } from "../../views/layout/define-page.ts";
import { href, type RouteName, type RouteParams, routes, withQuery } from "../../views/routes.ts";
import { type PageParts, runGuards } from "./page-routes.ts";

/** Escapes, capitals, and what follows a link in a message: «/contacts,». Paths of pages have none. */
const odd = /%|[A-Z]|[^\w/+-]$/;
const plain = /^(?:\/[\w+-]+)+$/;
const trailing = /(?<![^\w/+-])[^\w/+-]+\/?$/u;

/** The path that a misspelled one means: decoded, in small letters, without trailing signs; undefined without one. */
function plainPath(path: string): string | undefined {
  if (!odd.test(path)) return undefined;
  const decoded = decodedPath(path)?.toLowerCase().replace(trailing, "");
  return decoded !== undefined && decoded !== path && plain.test(decoded) ? decoded : undefined;
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

type Match = { page: Page; params: Record<string, string> };

/** Finds the page of a path by the patterns of `routes`. */
function matcherOf(pages: Readonly<Record<RouteName, Page>>): (path: string) => Match | undefined {
  const patterns = Object.values(pages).map((page) => {
    const names = [...routes[page.route].matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const source = routes[page.route].replaceAll("+", "\\+").replace(/:\w+/g, "([^/]+)");
    return { page, names, pattern: new RegExp(`^${source}$`) };
  });
  return (path) => {
    for (const { page, names, pattern } of patterns) {
      const found = pattern.exec(path);
      if (found) return { page, params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ""])) };
    }
    return undefined;
  };
}

/**
 * Redirects a misspelled address of a page that exists: mailers write «+» as `%2B`, messengers add a comma or a
 * bracket, people type capitals. All others pass on to their 404.
 */
export function misspelledPaths(pages: Readonly<Record<RouteName, Page>>, parts: PageParts): RequestHandler {
  const { content, site, now, headers, turnOf } = parts;
  const matchOf = matcherOf(pages);

  /** The canonical path; undefined if there is no such page. */
  const existingPath = ({ page, params }: Match): string | undefined => {
    try {
      runGuards(page.guards, { params, content });
      const answer = page.answer({ params, query: new URLSearchParams(), content: content(), site, now: now() });
      return answer && href(page.route, page.canonicalParams(params) as RouteParams<RouteName>); // Of this very route.
    } catch (error) {
      // Whether there is such a page is not known yet: 503.
      if (error instanceof NotKnown) throw error;
      // Any other fault is the page's own: its route answers with it.
      return undefined;
    }
  };
  // Not a route: the access line of an unknown address names none.
  return async (req, res, next) => {
    const path = req.method === "GET" || req.method === "HEAD" ? plainPath(req.path) : undefined;
    const match = path === undefined ? undefined : matchOf(path);
    if (!match) return next();
    await turnOf(req);
    const canonical = existingPath(match);
    if (canonical === undefined) return next();
    const query = match.page.filter.canonicalQuery(new URLSearchParams(req.url.split("?", 2)[1] ?? ""));
    res.set({ ...headers, "Cache-Control": "public, max-age=0, s-maxage=60" });
    res.redirect(308, withQuery(canonical, query));
  };
}

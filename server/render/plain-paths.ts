import type { RequestHandler } from "express";
import { NotKnown } from "../../views/content/content.ts";
import { formNamed } from "../../views/enquiries/all-forms.ts";
import type { Page } from "../../views/layout/define-page.ts";
import { href, type RouteName, type RouteParams, requests, routes, withQuery } from "../../views/routes.ts";
import { misspelledCaching, privateCaching } from "./cache-control.ts";
import { runGuards } from "./guards.ts";
import { type PageParts, queryOf } from "./page-routes.ts";

/** Escapes, capitals, and what follows a link in a message: «/contacts,». Paths of pages have none. */
const odd = /%|[A-Z]|[^\w/+-]$/;
const plain = /^(?:\/[\w+-]+)+$/;
/** Programs that read a path as a form write the «+» between two ids as a space. */
const spaceForPlus = /(?<=\d) (?=\d)/g;
const trailing = /(?<![^\w/+-])[^\w/+-]+\/?$/u;

/** The path that a misspelled one means: decoded, in small letters, without trailing signs; undefined without one. */
function plainPath(path: string): string | undefined {
  if (!odd.test(path)) return undefined;
  const decoded = decodedPath(path)?.toLowerCase().replace(trailing, "").replace(spaceForPlus, "+");
  return decoded !== undefined && decoded !== path && plain.test(decoded) ? decoded : undefined;
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * What follows a link in a message, after a plain value of its query: «?people=5)», also escaped. The site's own values
 * that may end so are words, which have escapes of letters before the end.
 */
const trailingInQuery =
  /(?<=[=&](?:[\w+,-]|%2[BC])*\w)(?:[,;:!.'"*)\]}>]|%(?:2[1279C]|3[BE]|5D|7D|C2%BB|E2%80%(?:9[9D]|A6)))+$/i;
/** One slash first, and no other sign that browsers take for one: the redirect stays on the site. */
const safePath = /^\/(?!\/)[\w+%./-]*$/;

/** The path of a form that a misspelled one means. */
function plainFormPath(path: string): string | undefined {
  const meant = plainPath(path);
  const [, name = ""] = /^\/requests\/(\w+)$/.exec(meant ?? "") ?? [];
  return meant === requests.success || formNamed(name) ? meant : undefined;
}

/** Redirects an address whose query has signs after its end, and a misspelled address of a form. */
export const pastedAddresses: RequestHandler = (req, res, next) => {
  const [path = "", query = ""] = req.url.split("?", 2);
  const isRead = req.method === "GET" || req.method === "HEAD";
  const plainAddress = plainFormPath(path) ?? path;
  const plainQuery = query.replace(trailingInQuery, "");
  const isPlain = plainAddress === path && plainQuery === query;
  if (!isRead || isPlain || !safePath.test(plainAddress)) return next();
  // Whose words the query holds is not known here.
  const caching = plainQuery === "" ? misspelledCaching : privateCaching;
  res.set(caching).redirect(308, plainAddress + (plainQuery && `?${plainQuery}`));
};

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
    const query = match.page.filter.canonicalQuery(queryOf(req));
    const caching = match.page.filter.holdsWords(query) ? privateCaching : misspelledCaching;
    res.set({ ...headers, ...caching }).redirect(308, withQuery(canonical, query));
  };
}

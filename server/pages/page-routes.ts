import { type RequestHandler, Router } from "express";
import type { Assets } from "../../views/layout/Document.tsx";
import { type RouteName, routes } from "../../views/routes.ts";
import type { Content } from "../content/content.ts";
import { notFound } from "../kit/http-error.ts";
import { requestContext } from "../kit/request-context.ts";
import { fragmentMarkup } from "../render/html.ts";
import type { PageCache } from "../render/page-cache.ts";
import type { Rendered } from "../render/ready-answer.ts";
import { renderTurn } from "../render/render-queue.ts";
import type { Fragment } from "./define-fragment.ts";
import type { Page, Site } from "./define-page.ts";
import { loadFrame } from "./frame.ts";
import { runGuards } from "./guards.ts";
import { onceIfLacking } from "./or-else.ts";
import { speculationHeaders } from "./speculation.ts";
import { wholePage } from "./whole-page.tsx";

/** `headers`: the security headers of every response. */
export type PageParts = {
  content: Content;
  site: Site;
  assets: Assets;
  cache: PageCache;
  headers: Readonly<Record<string, string>>;
  now: () => Date;
};

const sharedCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";
const html = "text/html; charset=utf-8";

const address = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

const queryOf = (url: string) => new URLSearchParams(url.split("?", 2)[1] ?? "");

/** One route per page: guards → load → view, cached under the canonical address. */
export function pageRoutes(pages: Readonly<Record<RouteName, Page>>, parts: PageParts): Router {
  const router = Router({ strict: false, caseSensitive: true });
  for (const page of Object.values(pages)) router.get(routes[page.route], pageHandler(page, parts));
  return router;
}

/**
 * Without script, forms also send empty fields. Redirects to an address without them, which is fit for sharing. Unknown
 * keys (of advertising, say) stay and alone cause no redirect.
 */
function withoutEmptyKeys({ queryKeys }: Page, asked: URLSearchParams, query: URLSearchParams) {
  if (![...asked].some(([key, value]) => value === "" && queryKeys.includes(key))) return undefined;
  const foreign = [...asked].filter(([key]) => !queryKeys.includes(key));
  return new URLSearchParams([...query, ...foreign]);
}

function pageHandler(page: Page, { content, site, assets, cache, headers, now }: PageParts): RequestHandler {
  return async (req, res) => {
    const asked = queryOf(req.url);
    const query = page.canonicalQuery(asked);
    const params = Object.fromEntries(Object.entries(req.params).map(([name, value]) => [name, String(value)]));
    const path = req.path.replace(/(.)\/+$/, "$1");
    const route = routes[page.route];
    const passage = requestContext(res);
    passage.route = route;
    const shorter = withoutEmptyKeys(page, asked, query);
    if (shorter) {
      // Only if the page exists: other paths could be read as another site's name (open redirect).
      await runGuards(page.guards, { params, content });
      res.set({ ...headers, "Cache-Control": sharedCaching }).redirect(303, address(path, shorter));
      return;
    }
    const render = async (): Promise<Rendered> => {
      const at = now();
      const frame = await loadFrame(content, site, at);
      await runGuards(page.guards, { params, content });
      const answer = await page.answer({ params, query, content, site, now: at });
      if (answer === undefined) throw notFound();
      await renderTurn();
      const body = wholePage(answer, path, frame, site.origin, assets);
      return {
        headers: { ...headers, ...speculationHeaders, "Content-Type": html, "Cache-Control": sharedCaching },
        body,
      };
    };
    passage.cache = await cache.answer(req, res, passage.id, {
      key: address(path, query),
      route,
      render: onceIfLacking(render),
    });
  };
}

/** One route per fragment, with the page's address in a header and noindex. */
export function fragmentRoutes(fragments: readonly Fragment[], parts: PageParts): Router {
  const { content, site, cache, headers, now } = parts;
  const router = Router({ caseSensitive: true });
  for (const fragment of fragments) {
    router.get(fragment.path, async (req, res) => {
      const query = fragment.canonicalQuery(queryOf(req.url));
      const render = async (): Promise<Rendered> => {
        const answer = await fragment.answer({ query, content, site, now: now() });
        if (answer === undefined) throw notFound();
        await renderTurn();
        const step = answer.address?.step === "push" ? "HX-Push-Url" : "HX-Replace-Url";
        return {
          headers: {
            ...headers,
            "Content-Type": html,
            "Cache-Control": sharedCaching,
            "X-Robots-Tag": "noindex",
            ...(answer.address ? { [step]: answer.address.url } : {}),
          },
          body: fragmentMarkup(answer.body),
        };
      };
      const { path: route } = fragment;
      const passage = requestContext(res);
      passage.route = route;
      passage.cache = await cache.answer(req, res, passage.id, {
        key: address(route, query),
        route,
        render: onceIfLacking(render),
      });
    });
  }
  return router;
}

import { type Request, type Response, Router } from "express";
import type { Assets } from "../../views/layout/Document.tsx";
import { expressPath, href, type RouteName, type RouteParams, routes, withQuery } from "../../views/routes.ts";
import type { Content } from "../content/content.ts";
import { firstTimes } from "../kit/first-times.ts";
import { notFound } from "../kit/http-error.ts";
import { requestContext } from "../kit/request-context.ts";
import type { LogEvent } from "../log/log.ts";
import { carriedShortlist, carryShortlist } from "../render/carry-shortlist.ts";
import type { PageCache, Render } from "../render/page-cache.ts";
import type { LeftOut } from "../render/render-html.ts";
import { renderTurn } from "../render/render-queue.ts";
import type { Fragment } from "./define-fragment.ts";
import type { Page, Site } from "./define-page.ts";
import { runGuards } from "./guards.ts";
import { loadFrame } from "./load-frame.ts";
import { onceIfLacking } from "./or-else.ts";
import { speculationHeaders } from "./site-files.ts";
import { wholePage } from "./whole-page.tsx";

/** `headers`: the security headers of every response. */
export type PageParts = {
  content: Content;
  site: Site;
  assets: Assets;
  cache: PageCache;
  headers: Readonly<Record<string, string>>;
  now: () => Date;
  log: LogEvent;
};

/** Logs each drawing that a page does without, once. */
function leavingOut(log: LogEvent) {
  const isFirst = firstTimes();
  return (drawing: LeftOut): void => {
    const { object, field, reason } = drawing;
    if (isFirst(`${object} ${field} ${reason}`)) log("drawing.left-out", drawing, "warn");
  };
}

const caching = { "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400" };
/** A page that tells what is open now: half a minute here and half a minute in shared caches make one minute. */
const timedLifeMs = 30_000;
const timedCaching = { "Cache-Control": "public, max-age=0, s-maxage=30, stale-if-error=86400" };

const queryOf = ({ url }: Request) => new URLSearchParams(url.split("?", 2)[1] ?? "");

/** Answers from the cache under the canonical address `key`, else renders. `render` adds to the usual headers. */
function answering({ cache, headers }: PageParts) {
  type Shown = { key: string; route: string; showsTime: boolean };
  return async (req: Request, res: Response, { key, route, showsTime }: Shown, render: Render) => {
    const context = requestContext(res);
    const whole = onceIfLacking(async () => {
      const { headers: own, body } = await render();
      const usual = { "Content-Type": "text/html; charset=utf-8", ...(showsTime ? timedCaching : caching) };
      return { headers: { ...headers, ...usual, ...own }, body };
    });
    const lifeMs = showsTime ? timedLifeMs : undefined;
    context.cache = await cache.answer(req, res, context.id, { key, route, render: whole, lifeMs });
  };
}

/** One route per page: guards → load → view. */
export function pageRoutes(pages: Readonly<Record<RouteName, Page>>, parts: PageParts): Router {
  const { content, site, assets, headers, now } = parts;
  const reportLeftOut = leavingOut(parts.log);
  const answerCached = answering(parts);
  const router = Router({ strict: false, caseSensitive: true });
  for (const page of Object.values(pages)) {
    const route: string = routes[page.route];
    router.get(expressPath(route), async (req: Request<Record<string, string>>, res) => {
      const { params } = req;
      // The pattern as the site writes it: the log shows no escapes.
      requestContext(res).route = route;
      const query = page.filter.canonicalQuery(queryOf(req));
      // As the site writes it: other spellings of the same page, such as «%31» for «1», are not cached apart.
      const path = href(page.route, params as RouteParams<RouteName>); // The parameters of this very route.
      const own = href(page.route, page.canonicalParams(params) as RouteParams<RouteName>);
      if (own !== path) {
        await runGuards(page.guards, { params, content });
        res.set({ ...headers, ...caching }).redirect(308, withQuery(own, query));
        return;
      }
      const shorter = withoutEmptyKeys(page, queryOf(req), query);
      if (shorter) {
        // Only if the page exists: other paths could be read as another site's name (open redirect).
        await runGuards(page.guards, { params, content });
        res.set({ ...headers, ...caching }).redirect(303, withQuery(path, shorter));
        return;
      }
      const { showsTime } = page;
      const render = async () => {
        const at = now();
        const frame = await loadFrame(content, site, at);
        await runGuards(page.guards, { params, content });
        const answer = await page.answer({ params, query, content, site, now: at });
        if (answer === undefined) throw notFound();
        await renderTurn();
        const body = wholePage(answer, path, frame, site.origin, assets, reportLeftOut);
        return { headers: speculationHeaders, body };
      };
      const carried = carriedShortlist(queryOf(req));
      if (carried === undefined) {
        await answerCached(req, res, { key: withQuery(path, query), route, showsTime }, render);
        return;
      }
      // One visitor's own: no cache keeps it, no search engine lists it.
      const { body } = await render();
      const { categories } = await content.park();
      res.set({ ...headers, "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
      res.type("html").send(
        carryShortlist(
          body.toString(),
          carried,
          categories.map(({ alias }) => alias),
        ),
      );
    });
    // Other methods: a 404 where there is no page, else past all pages to a 405.
    router.all(expressPath(route), async ({ params }: Request<Record<string, string>>, _res, next) => {
      await runGuards(page.guards, { params, content });
      next("router");
    });
  }
  return router;
}

/** Forms without script send empty fields: redirects to an address without them. Unknown keys stay. */
function withoutEmptyKeys({ filter: { keys } }: Page, searchParams: URLSearchParams, query: URLSearchParams) {
  if (![...searchParams].some(([key, value]) => value === "" && keys.includes(key))) return undefined;
  const foreign = [...searchParams].filter(([key]) => !keys.includes(key));
  return new URLSearchParams([...query, ...foreign]);
}

/** One route per fragment and feed. */
export function fragmentRoutes(fragments: readonly Fragment[], parts: PageParts): Router {
  const { content, site, now } = parts;
  const reportLeftOut = leavingOut(parts.log);
  const answerCached = answering(parts);
  const router = Router({ caseSensitive: true });
  for (const { path, canonicalQuery, answer, showsTime } of fragments) {
    router.get(path, async (req, res) => {
      const query = canonicalQuery(queryOf(req));
      await answerCached(req, res, { key: withQuery(path, query), route: path, showsTime }, async () => {
        const park = await content.park();
        const answered = await answer({ query, content, park, site, now: now(), reportLeftOut });
        if (answered === undefined) throw notFound();
        return { ...answered, headers: { "X-Robots-Tag": "noindex", ...answered.headers } };
      });
    });
  }
  return router;
}

import { type Request, type Response, Router } from "express";
import type { Content } from "../../views/content/content.ts";
import type { Assets } from "../../views/layout/Document.tsx";
import type { Fragment, FragmentAnswer } from "../../views/layout/define-fragment.ts";
import type { Page, Site } from "../../views/layout/define-page.ts";
import { frameOf } from "../../views/layout/frame.ts";
import { expressPath, href, type RouteName, type RouteParams, routes, withQuery } from "../../views/routes.ts";
import { yearInPark } from "../../views/ui/format.ts";
import { notFound } from "../log/faults.ts";
import { firstTimes, type LogEvent } from "../log/log.ts";
import { requestContext } from "../log/request-context.ts";
import type { Clock } from "../process/clock.ts";
import { cacheControl, privateCaching, redirectCaching } from "./cache-control.ts";
import { runGuards } from "./guards.ts";
import { answerOnce, type PageCache } from "./page-cache.ts";
import type { Rendered } from "./ready-answer.ts";
import { fragmentHtml, type LeftOut } from "./render-html.ts";
import { type SiteFile, speculationHeaders } from "./site-files.ts";
import { wholePage } from "./whole-page.tsx";

/** `headers`: the security headers of every response. `turnOf` resolves when a visitor's page may be rendered. */
export type PageParts = {
  content: () => Content;
  site: Site;
  assets: Assets;
  cache: PageCache;
  turnOf: (req: Request) => Promise<void>;
  headers: Readonly<Record<string, string>>;
  now: Clock;
  reportLeftOut: (drawing: LeftOut) => void;
};

/** Logs each drawing that a page does without, once. */
export function drawingReporter(log: LogEvent) {
  const isFirst = firstTimes();
  return (drawing: LeftOut): void => {
    const { object, field, reason } = drawing;
    if (isFirst(`${object} ${field} ${reason}`)) log("drawing.left-out", drawing, "warn");
  };
}

export const queryOf = ({ url }: Request) => new URLSearchParams(url.split("?", 2)[1] ?? "");

/** `holdsWords`: the address holds a visitor's own words, so no cache keeps its answer. */
type CachedAddress = { key: string; route: string; showsTime: boolean; holdsWords: boolean };
type Answer = Pick<Rendered, "headers" | "body">;

/**
 * Answers from the cache under the canonical address `key`, else renders, after `turnOf` the visitor. The headers of
 * `renderAnswer` add to the usual ones.
 */
function cachedAnswers({ cache, headers, now }: PageParts, turnOf: (req: Request) => Promise<void>) {
  const cachingOf = ({ holdsWords, showsTime }: CachedAddress) =>
    holdsWords ? privateCaching : { "Cache-Control": cacheControl(now(), showsTime) };
  return async (req: Request, res: Response, address: CachedAddress, renderAnswer: () => Answer) => {
    const context = requestContext(res);
    const render = async () => {
      await turnOf(req);
      const { headers: furtherHeaders, body } = renderAnswer();
      const usual = {
        "Content-Type": "text/html; charset=utf-8",
        ...cachingOf(address),
      };
      return { headers: { ...headers, ...usual, ...furtherHeaders }, body };
    };
    const { holdsWords, ...wanted } = address;
    context.cache = holdsWords
      ? await answerOnce(req, res, context.id, render)
      : await cache.answer(req, res, context.id, { ...wanted, render });
  };
}

/** One route per page: guards → load → view. */
export function pageRoutes(pages: Readonly<Record<RouteName, Page>>, parts: PageParts): Router {
  const { content, site, assets, headers, now, turnOf, reportLeftOut } = parts;
  const answerCached = cachedAnswers(parts, turnOf);
  const router = Router({ strict: false, caseSensitive: true });
  for (const page of Object.values(pages)) {
    const route: string = routes[page.route];
    router.get(expressPath(route), async (req: PageRequest, res) => {
      const { params } = req;
      // The pattern as the site writes it: the log shows no escapes.
      requestContext(res).route = route;
      runGuards(page.guards, { params, content });
      const query = page.filter.canonicalQuery(queryOf(req));
      // Spellings that `href` writes alike, such as «%31» and «1», share a cache entry.
      const path = href(page.route, params as RouteParams<RouteName>); // The parameters of this very route.
      const holdsWords = page.filter.holdsWords(query);
      const redirect = redirectOf(page, req, { path, query });
      if (redirect) {
        const redirectHeaders = holdsWords ? privateCaching : redirectCaching;
        res.set({ ...headers, ...redirectHeaders }).redirect(redirect.status, redirect.address);
        return;
      }
      const renderPage = () => {
        const at = now();
        const frame = frameOf(content(), site, yearInPark(at));
        const surroundings = { path, frame, origin: site.origin, assets, reportLeftOut };
        const answer = page.answer({ params, query, content: content(), site, now: at });
        if (answer === undefined) throw notFound();
        return { headers: speculationHeaders, body: wholePage(answer, surroundings) };
      };
      const address = { key: withQuery(path, query), route, showsTime: page.showsTime, holdsWords };
      await answerCached(req, res, address, renderPage);
    });
    // Other methods: a 404 where there is no page, else past all pages to a 405.
    router.all(expressPath(route), ({ params }: PageRequest, _res, next) => {
      runGuards(page.guards, { params, content });
      next("router");
    });
  }
  return router;
}

type PageRequest = Request<Record<string, string>>;

/** Another spelling of a page's path leads to the canonical one, an address with empty keys to one without them. */
function redirectOf(page: Page, req: PageRequest, { path, query }: { path: string; query: URLSearchParams }) {
  const canonicalPath = href(page.route, page.canonicalParams(req.params) as RouteParams<RouteName>);
  const endsWithSlash = req.path !== "/" && req.path.endsWith("/");
  if (canonicalPath !== path || endsWithSlash) return { status: 308, address: withQuery(canonicalPath, query) };
  const shorterQuery = withoutEmptyKeys(page, queryOf(req), query);
  return shorterQuery && { status: 303, address: withQuery(path, shorterQuery) };
}

/** Forms without script send empty fields: redirects to an address without them. Unknown keys stay. */
function withoutEmptyKeys({ filter: { keys } }: Page, searchParams: URLSearchParams, query: URLSearchParams) {
  if (![...searchParams].some(([key, value]) => value === "" && keys.includes(key))) return undefined;
  const foreign = [...searchParams].filter(([key]) => !keys.includes(key));
  return new URLSearchParams([...query, ...foreign]);
}

/** A fragment as HTML, with the address that htmx shows. */
export function fragmentAnswer(answer: FragmentAnswer, reportLeftOut: (drawing: LeftOut) => void): Answer {
  const { part, address } = answer;
  const step = address?.step === "push" ? "HX-Push-Url" : "HX-Replace-Url";
  return { headers: address ? { [step]: address.url } : {}, body: fragmentHtml(part, reportLeftOut) };
}

/**
 * Marks all that htmx gets from the site. Without it the browser's script swaps nothing: a captive portal, or a shield
 * in front of the site, may answer 200 with a page of its own.
 */
export const fragmentHeader = { "X-Fragment": "1" } as const;

/** One route per fragment. */
export function fragmentRoutes(fragments: readonly Fragment[], parts: PageParts): Router {
  const { content, site, now, turnOf, reportLeftOut } = parts;
  const answerCached = cachedAnswers(parts, turnOf);
  const router = Router({ caseSensitive: true });
  for (const { path, filter, answer, showsTime } of fragments) {
    router.get(path, async (req, res) => {
      const query = filter.canonicalQuery(queryOf(req));
      const holdsWords = filter.holdsWords(query);
      await answerCached(req, res, { key: withQuery(path, query), route: path, showsTime, holdsWords }, () => {
        const answered = answer({ query, content: content(), site, now: now() });
        if (answered === undefined) throw notFound();
        const { headers, body } = fragmentAnswer(answered, reportLeftOut);
        return { headers: { "X-Robots-Tag": "noindex", ...fragmentHeader, ...headers }, body };
      });
    });
  }
  return router;
}

/** One route per generated file. They are few and made once for all, so that robots get them under any load. */
export function fileRoutes(files: readonly SiteFile[], parts: PageParts): Router {
  const answerCached = cachedAnswers(parts, async () => {});
  const router = Router();
  for (const { path, type, seconds, text } of files) {
    const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `public, max-age=${seconds}` };
    const shown = { key: path, route: path, showsTime: false, holdsWords: false };
    router.get(path, (req, res) => answerCached(req, res, shown, () => ({ headers, body: text(parts.content) })));
  }
  return router;
}

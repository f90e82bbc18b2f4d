import { Router } from "express";
import { withQuery } from "../../views/routes.ts";
import { unitsFeedPath } from "../../views/units/list/units-feed.ts";
import { notFound } from "../kit/http-error.ts";
import { requestContext } from "../kit/request-context.ts";
import { Markup } from "../render/markup.ts";
import { atomXml, type Feed } from "./atom.ts";
import type { FragmentAsk } from "./define-fragment.ts";
import { newsFeed } from "./news/news-feed.ts";
import type { PageParts } from "./page-routes.ts";
import { unitsFeed, unitsFeedQuery } from "./units/units-feed.ts";

type FeedDefinition = {
  path: `/feeds/${string}`;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  load: (ask: FragmentAsk) => Promise<Feed | undefined>;
};

const feeds: readonly FeedDefinition[] = [
  { path: unitsFeedPath, canonicalQuery: unitsFeedQuery, load: unitsFeed },
  { path: "/feeds/news", canonicalQuery: () => new URLSearchParams(), load: newsFeed },
];

const caching = "public, max-age=300, stale-while-revalidate=600, stale-if-error=86400";

/** Atom feeds, cached and conditional like pages. */
export function feedRoutes({ content, site, cache, headers, now }: PageParts): Router {
  const router = Router({ caseSensitive: true });
  for (const { path, canonicalQuery, load } of feeds) {
    router.get(path, async (req, res) => {
      const query = canonicalQuery(new URLSearchParams(req.url.split("?", 2)[1] ?? ""));
      const context = requestContext(res);
      context.route = path;
      context.cache = await cache.answer(req, res, context.id, {
        key: withQuery(path, query),
        route: path,
        render: async () => {
          const feed = await load({ query, content, site, now: now() });
          if (feed === undefined) throw notFound();
          const type = "application/atom+xml; charset=utf-8";
          const own = { "Content-Type": type, "Cache-Control": caching, "X-Robots-Tag": "noindex" };
          return { headers: { ...headers, ...own }, body: Markup.of(atomXml(feed)) };
        },
      });
    });
  }
  return router;
}

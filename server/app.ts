import type { RequestListener } from "node:http";
import express, { type Express } from "express";
import type { Assets } from "../views/layout/Document.tsx";
import type { Frame } from "../views/layout/frame.ts";
import type { Config } from "./config.ts";
import type { ContentApi } from "./content/content-api.ts";
import { cspReports } from "./http/csp-report.ts";
import { errors, unmatched } from "./http/errors.tsx";
import { formBody } from "./http/form-body.ts";
import { health, type Readiness } from "./http/health.ts";
import { postLimit } from "./http/rate-limit.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import type { Log } from "./log.ts";
import { allFragments } from "./pages/all-fragments.ts";
import { allPages } from "./pages/all-pages.ts";
import type { Site } from "./pages/define-page.ts";
import { loadFrame } from "./pages/frame.ts";
import { fragmentRoutes, pageRoutes } from "./pages/page-routes.ts";
import { siteFiles } from "./pages/site-files.ts";
import { wholePage } from "./pages/whole-page.tsx";
import { beginPassage, passageOf } from "./passage.ts";
import { createPageCache } from "./render/page-cache.ts";
import { requestRoutes } from "./requests/request-routes.ts";
import { tooManyPage } from "./requests/request-views.tsx";
import type { Requests } from "./requests/requests.ts";

/** What the site is made of. `now` is the clock of everything that visitors see. */
export type Parts = {
  config: Config;
  log: Log;
  content: ContentApi;
  requests: Requests;
  assets: Assets;
  publicDir: string;
  readiness: () => Promise<Readiness>;
  now?: () => Date;
};

/** The site as a listener for node:http. Top to bottom, this is a request's life. */
export function createApp({
  config,
  log,
  content,
  requests,
  assets,
  publicDir,
  readiness,
  now = () => new Date(),
}: Parts): RequestListener {
  const { siteUrl: origin, cabinetUrl, designCentreUrl, widgets } = config;
  const site: Site = {
    origin,
    cabinetUrl,
    designCentreUrl,
    map2gisKey: widgets.map2gis,
    floors2gisId: widgets.floors2gis,
  };
  const headers = securityHeaders({ mediaOrigins: config.mediaOrigins, secure: origin.startsWith("https:") });
  const cache = createPageCache({
    version: content.version,
    settled: content.settled,
    freshMs: config.contentTtlSeconds * 1000,
  });

  /** The frame, or nothing while the park is unknown: error pages and thanks must do without it. */
  const frameIfKnown = async (): Promise<Frame | undefined> => {
    try {
      return await loadFrame(content, site, now());
    } catch {
      return undefined;
    }
  };
  const showPage: Parameters<typeof requestRoutes>[0]["showPage"] = async (answer, path) =>
    wholePage(answer, path, await frameIfKnown(), origin, assets);
  const failurePhone = async () => (config.requestErrorNotice ? (await frameIfKnown())?.contacts.phone : undefined);
  const limitPosts = postLimit({
    postsMax: config.rateLimitRequests,
    async refuse(req, res, retryAfterSeconds) {
      const phone = (await frameIfKnown())?.contacts.phone;
      const html = await showPage(tooManyPage(phone, retryAfterSeconds), req.path);
      res.status(429).set("Cache-Control", "no-store").type("html").send(html);
    },
  });

  const app: Express = express();
  app.disable("x-powered-by").disable("etag").set("trust proxy", config.trustProxyHops).set("query parser", "simple");
  app.use(health(readiness));
  app.use(...staticFiles(publicDir));
  app.use(cspReports(log));
  app.use(siteFiles(content, site));
  app.use(
    requestRoutes({
      content,
      requests,
      showPage,
      failurePhone,
      tellsFailure: config.requestErrorNotice,
      beforePost: [sameOrigin(origin), limitPosts, ...formBody()],
    }),
  );
  const parts = { content, site, assets, cache, headers, now };
  app.use(fragmentRoutes(allFragments, parts));
  app.use(pageRoutes(allPages, parts));
  app.use(unmatched);
  app.use(errors({ log, origin, assets, frame: frameIfKnown }));

  return (req, res) => {
    beginPassage(req, res, log);
    const cached = cache.answerKnown(req, res);
    if (cached) {
      passageOf(res).cache = cached;
      return;
    }
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    app(req, res);
  };
}

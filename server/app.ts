import type { RequestListener } from "node:http";
import express, { type Express } from "express";
import type { Assets } from "../views/layout/Document.tsx";
import type { Frame } from "../views/layout/frame.ts";
import { parkStatements } from "../views/park/claims/claims.ts";
import { routes } from "../views/routes.ts";
import type { Config } from "./config.ts";
import { enquiryRoutes } from "./enquiries/enquiry-routes.ts";
import { cspReports } from "./http/csp-report.ts";
import { deadline } from "./http/deadline.ts";
import { earlyRejections } from "./http/early-rejections.ts";
import { embeds } from "./http/embeds.ts";
import { errors, unmatched } from "./http/errors.tsx";
import { formBody } from "./http/form-body.ts";
import { health, type Readiness } from "./http/health.ts";
import { knownMethods, onlyRead } from "./http/methods.ts";
import { oneAtATime } from "./http/pipelining.ts";
import { clientKey, postLimit, postsAtOnce, unlessRefused } from "./http/rate-limit.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createShedding } from "./http/shedding.ts";
import { staticFiles } from "./http/static-files.ts";
import { unexpectedProxy } from "./http/unexpected-proxy.ts";
import { askedBy } from "./kit/asker.ts";
import { arrivalOf, beginRequest, logAnswered } from "./kit/request-context.ts";
import { within } from "./kit/within.ts";
import type { Log } from "./log/log.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { allFragments, allPages } from "./pages/all-pages.ts";
import type { Site } from "./pages/define-page.ts";
import { loadFrame } from "./pages/frame.ts";
import { fragmentRoutes, pageRoutes } from "./pages/page-routes.ts";
import { shareRoutes } from "./pages/sharing/share-routes.tsx";
import { siteFiles } from "./pages/site-files.ts";
import { wholePage } from "./pages/whole-page.tsx";
import type { OpenParts } from "./parts.ts";
import { createPageCache } from "./render/page-cache.ts";

const frameWaitMs = 1000;

/** `now` is the clock of everything that visitors see. */
export type Parts = Omit<OpenParts, "standIn" | "snapshots"> & {
  config: Config;
  log: Log;
  assets: Assets;
  /** URLs of our scripts in the frames of the map and the floors. */
  embedScripts: { map: string; floors: string };
  publicDir: string;
  readiness: Readiness;
  now?: () => Date;
};

/** The site as a listener for node:http. The order below is the order in which a request passes. */
export function createApp({
  config,
  log,
  content,
  enquiries,
  sharedLimits,
  pictureAddresses,
  pictures,
  assets,
  embedScripts,
  publicDir,
  readiness,
  now = () => new Date(),
}: Parts): RequestListener {
  const site = siteOf(config);
  const { origin, map2gisKey, floors2gisId } = site;
  const headers = siteHeaders(config, assets);
  const rejectEarly = earlyRejections({ origin, trustProxyHops: config.trustProxyHops, headers });
  const shedding = createShedding({ trustsRouter: config.trustProxyHops > 0, log });
  const { version, settled, isFailing } = content;
  const cache = createPageCache({ version, settled, isFailing, freshMs: config.contentTtlSeconds * 1000 });

  /**
   * The frame; undefined while the content is unknown. Error pages and forms work without it, and do not wait long: the
   * page may have waited for a hanging upstream already.
   */
  const frameIfKnown = async (): Promise<Frame | undefined> => {
    try {
      return await within(frameWaitMs, loadFrame(content, site, now()));
    } catch {
      return undefined;
    }
  };
  const showPage: Parameters<typeof enquiryRoutes>[0]["showPage"] = async (answer, path) =>
    wholePage(answer, path, await frameIfKnown(), origin, assets).toString();
  const watchProxy = unexpectedProxy(config.trustProxyHops, log.event);
  const limitPosts = postLimit(config.rateLimitRequests, sharedLimits);

  const app: Express = express();
  app.disable("x-powered-by").disable("etag").set("trust proxy", config.trustProxyHops).set("query parser", "simple");
  app.use((req, _res, next) => askedBy(clientKey(req), next));
  app.use(knownMethods);
  app.use(health(readiness, config.statusToken));
  app.use(...staticFiles(publicDir));
  app.use(deadline());
  app.use(mediaRoutes(pictureAddresses, pictures));
  app.use(shedding.pages);
  app.use(cspReports(log));
  app.use(siteFiles(content, site));
  app.use(shareRoutes(content, site, publicDir));
  app.use(embeds({ content, scripts: embedScripts, map2gisKey, floors2gisId }));
  app.use(
    enquiryRoutes({
      content,
      enquiries,
      showPage,
      claims: site.claims,
      tellsFailure: config.requestErrorNotice,
      now,
      beforePost: [
        ...[sameOrigin(origin, log.event), watchProxy, postsAtOnce(config.rateLimitRequests), limitPosts],
        ...[...formBody(), unlessRefused(shedding.posts)],
      ],
    }),
  );
  const parts = { content, site, assets, cache, headers, now, log: log.event };
  app.use(fragmentRoutes(allFragments, parts));
  app.use(pageRoutes(allPages, parts));
  app.all([...Object.values(routes), ...allFragments.map(({ path }) => path)], onlyRead);
  app.use(unmatched);
  app.use(errors({ log, origin, assets, cache, headers, frame: frameIfKnown }));

  return oneAtATime((req, res) => {
    const arrival = arrivalOf(req);
    const refuse = rejectEarly(req);
    const known = refuse ? undefined : cache.answerKnown(req, res, arrival.id);
    if (known) return logAnswered(arrival, req, res.statusCode, known, log);
    beginRequest(arrival, req, res, log);
    if (refuse) return refuse(res);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    app(req, res);
  });
}

/** The part of the configuration that pages may know. */
export function siteOf(config: Config): Site {
  const { siteUrl, staging, cabinetUrl, designCentreUrl, bannerAfterSeconds, widgets } = config;
  const { map2gis: map2gisKey, floors2gis: floors2gisId } = widgets;
  const claims = config.parkStatements === "on" ? parkStatements : undefined;
  return {
    origin: siteUrl,
    staging,
    cabinetUrl,
    designCentreUrl,
    bannerAfterSeconds,
    map2gisKey,
    floors2gisId,
    claims,
  };
}

/** The security headers of every response. */
export function siteHeaders({ siteUrl, hstsSubdomains, staging, widgets }: Config, { integrity }: Assets) {
  const secure = siteUrl.startsWith("https:");
  return securityHeaders({ secure, subDomains: hstsSubdomains, staging, widgets, scriptHash: integrity });
}

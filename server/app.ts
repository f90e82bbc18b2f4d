import type { RequestListener } from "node:http";
import express, { type Express } from "express";
import type { Frame } from "../views/layout/frame.ts";
import { expressPath, routes } from "../views/routes.ts";
import type { Config } from "./config.ts";
import { enquiryRoutes } from "./enquiries/enquiry-routes.ts";
import { cspReports } from "./http/csp-report.ts";
import { deadline } from "./http/deadline.ts";
import { earlyRejections } from "./http/early-rejections.ts";
import { embeds } from "./http/embeds.ts";
import { errors, unmatched } from "./http/errors.tsx";
import { formBody } from "./http/form-body.ts";
import { health, type Readiness } from "./http/health.ts";
import { allowedMethods, onlyRead } from "./http/methods.ts";
import { oneAtATime } from "./http/pipelining.ts";
import { clientKey, postLimit, postsAtOnce, unlessRefused } from "./http/rate-limit.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { createShedding } from "./http/shedding.ts";
import { staticFiles } from "./http/static-files.ts";
import { unexpectedProxy } from "./http/unexpected-proxy.ts";
import { runForAsker } from "./kit/asker.ts";
import { arrivalOf, beginRequest, logAnswered, requestContext } from "./kit/request-context.ts";
import { within } from "./kit/within.ts";
import type { Log } from "./log/log.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import type { OpenParts } from "./open-parts.ts";
import { allFragments, allPages } from "./pages/all-pages.ts";
import { loadFrame } from "./pages/load-frame.ts";
import { fragmentRoutes, pageRoutes } from "./pages/page-routes.ts";
import { shareRoutes } from "./pages/sharing/share-routes.tsx";
import { siteFiles } from "./pages/site-files.ts";
import { wholePage } from "./pages/whole-page.tsx";
import type { Build } from "./render/assets.ts";
import { createPageCache } from "./render/page-cache.ts";
import { siteHeaders, siteOf } from "./site-settings.ts";

const frameWaitMs = 1000;
/** First segments of the site's own addresses. */
const ownWords = new Set(Object.values(routes).flatMap((pattern) => /^\/([\w-]+)/.exec(pattern)?.[1] ?? []));

/** `now` is the clock of everything that visitors see. */
export type App = {
  config: Config;
  log: Log;
  parts: Omit<OpenParts, "standIn" | "snapshots">;
  build: Build;
  readiness: Readiness;
  now?: () => Date;
};

/** The site as a listener for node:http. The order below is the order in which a request passes. */
export function createApp({ config, log, parts, build, readiness, now = () => new Date() }: App): RequestListener {
  const { content, enquiries, sharedLimits, pictureAddresses, pictures } = parts;
  const { assets, named, publicDir } = build;
  const site = siteOf(config, build.model);
  const { origin, widgets } = site;
  const headers = siteHeaders(config, assets);
  const rejectEarly = earlyRejections({ origin, trustProxyHops: config.trustProxyHops, headers });
  const { version, settled, isFailing } = content;
  const cache = createPageCache({ version, settled, isFailing, freshMs: config.contentTtlSeconds * 1000 });

  /** The frame; undefined while the content is unknown. Error pages and forms do not wait long for it. */
  const cachedFrame = async (): Promise<Frame | undefined> => {
    try {
      return await within(frameWaitMs, loadFrame(content, site, now()));
    } catch {
      return undefined;
    }
  };
  const phone = async () => (await cachedFrame())?.contacts?.phone;
  const styles = [assets.styles, assets.sheets.page];
  const shedding = createShedding({ trustsRouter: config.trustProxyHops > 0, log, phone, styles });
  const showPage: Parameters<typeof enquiryRoutes>[0]["showPage"] = async (answer, path) =>
    wholePage(answer, path, await cachedFrame(), origin, assets).toString();
  const watchProxy = unexpectedProxy(config.trustProxyHops, log.event);
  const limitPosts = postLimit(config.rateLimitRequests, sharedLimits);

  const app: Express = express();
  app.disable("x-powered-by").disable("etag").set("trust proxy", config.trustProxyHops).set("query parser", "simple");
  app.use((_req, res, next) => next(requestContext(res).refused));
  app.use((req, _res, next) => runForAsker(clientKey(req), next));
  app.use(allowedMethods);
  app.use(health(readiness, config.statusToken));
  app.use(...staticFiles(publicDir));
  app.use(deadline());
  app.use(mediaRoutes(pictureAddresses, pictures));
  app.use(shedding.pages);
  app.use(cspReports(log));
  app.use(siteFiles(content, site));
  app.use(shareRoutes(content, site, publicDir));
  app.use(embeds({ content, widgets, named }));
  app.use(
    enquiryRoutes({
      content,
      enquiries,
      showPage,
      claims: site.claims,
      showsFailure: config.requestErrorNotice,
      now,
      beforePost: [
        ...[sameOrigin(origin, log.event), watchProxy, postsAtOnce(config.rateLimitRequests), limitPosts],
        ...[...formBody(), unlessRefused(shedding.posts)],
      ],
    }),
  );
  const shown = { content, site, assets, cache, headers, now, log: log.event };
  app.use(fragmentRoutes(allFragments, shown));
  app.use(pageRoutes(allPages, shown));
  app.all([...Object.values(routes).map(expressPath), ...allFragments.map(({ path }) => path)], onlyRead);
  app.use(unmatched);
  app.use(errors({ log, origin, assets, cache, headers, frame: cachedFrame }));

  return oneAtATime((req, res) => {
    const arrival = arrivalOf(req);
    const refuse = rejectEarly(req);
    const cached = refuse ? undefined : cache.answerHit(req, res, arrival.id);
    if (cached) return logAnswered(arrival, req, res.statusCode, cached, log);
    beginRequest(arrival, req, res, log, ownWords);
    if (typeof refuse === "function") return refuse(res);
    requestContext(res).refused = refuse;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    app(req, res);
  });
}

import type { RequestListener } from "node:http";
import express, { type Express, type Request } from "express";
import { type Frame, frameOf } from "../views/layout/frame.ts";
import { allFragments, allPages } from "../views/pages.ts";
import { expressPath, fragments, requests, routes } from "../views/routes.ts";
import { yearInPark } from "../views/ui/format.ts";
import { unitsBeside } from "../views/units/units-beside.ts";
import { type Config, siteOf } from "./config.ts";
import { enquiryRoutes, type ShowPage } from "./enquiries/enquiry-routes.ts";
import { clientOf } from "./http/client-address.ts";
import { cspReports } from "./http/csp-report.ts";
import { allowedMethods, deadline, earlyRejections, onlyRead } from "./http/early-rejections.ts";
import { embeds } from "./http/embeds.ts";
import { errors, unmatched } from "./http/errors.tsx";
import { health, type Readiness } from "./http/health.ts";
import { oneAtATime } from "./http/one-at-a-time.ts";
import { formBody, sameOrigin, unexpectedProxy } from "./http/post-checks.ts";
import { postLimit, postsAtOnce } from "./http/rate-limits.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles, withoutPageHeaders } from "./http/static-files.ts";
import type { Log } from "./log/log.ts";
import { arrivalOf, beginRequest, logAnswered, requestContext } from "./log/request-context.ts";
import { mediaRoutes } from "./media/pictures.ts";
import type { OpenParts } from "./open-parts.ts";
import type { Clock } from "./process/clock.ts";
import type { Build } from "./render/assets.ts";
import { createPageCache } from "./render/page-cache.ts";
import { drawingReporter, fileRoutes, fragmentHeader, fragmentRoutes, pageRoutes } from "./render/page-routes.ts";
import { misspelledPaths, pastedAddresses } from "./render/plain-paths.ts";
import { createRenderQueue } from "./render/render-queue.ts";
import { roomRoutes } from "./render/room-routes.tsx";
import { shareRoutes } from "./render/share-routes.tsx";
import { sendSpeculationRules, siteFiles, speculationPath } from "./render/site-files.ts";
import { wholePage } from "./render/whole-page.tsx";

/** `now` is the clock of everything that visitors see. */
export type App = {
  config: Config;
  log: Log;
  parts: Omit<OpenParts, "standIn" | "snapshots">;
  build: Build;
  readiness: Readiness;
  now: Clock;
};

/** The site as a listener for node:http. The order below is the order in which a request passes. */
export function createApp({ config, log, parts, build, readiness, now }: App): RequestListener {
  const { content, enquiries, sharedLimits, pictureAddresses, pictures } = parts;
  const { assets, named, publicDir } = build;
  const site = siteOf(config, build.model);
  const { origin, widgets } = site;
  const headers = securityHeaders({ ...config, scriptHash: assets.integrity });
  const rejectEarly = earlyRejections({ origin, trustProxyHops: config.trustProxyHops, headers });
  const cache = createPageCache({ content: content.known, now });
  const pages = createRenderQueue();
  const turnOf = (req: Request) => pages.turn(clientOf(req));
  // Places of their own: a visitor opens a form also while many pages wait.
  const forms = createRenderQueue();
  /** The frame of forms and error pages; undefined while the content is unknown, and after a bug of ours in it. */
  const frame = (): Frame | undefined => {
    try {
      const known = content.known();
      return known && frameOf(known, site, yearInPark(now()));
    } catch {
      return undefined;
    }
  };
  const beside = (goneId: number) => {
    const known = content.known();
    return known && unitsBeside(known, goneId, now());
  };
  const showPage: ShowPage = (answer, req) => wholePage(answer, { path: req.path, frame: frame(), origin, assets });
  const watchProxy = unexpectedProxy(config.trustProxyHops, log.event);
  const limitAtOnce = postsAtOnce(config.rateLimitRequests);
  const limitPosts = postLimit(config.rateLimitRequests, sharedLimits);

  const files = siteFiles(site, content.known);
  const app: Express = express();
  // As the routers below: else the line of other methods answers 405 to a GET of «/News/1», which no router takes.
  app.enable("case sensitive routing");
  app.disable("x-powered-by").disable("etag").set("trust proxy", config.trustProxyHops).set("query parser", "simple");
  app.use((_req, res, next) => next(requestContext(res).refused));
  app.use(allowedMethods);
  app.use(health(readiness, config.statusToken));
  app.use(...staticFiles(publicDir));
  app.use(deadline());
  app.use(pastedAddresses);
  app.use(roomRoutes(content.content));
  app.use(mediaRoutes(pictureAddresses, pictures));
  app.use(cspReports(log));
  app.get(speculationPath, withoutPageHeaders, sendSpeculationRules);
  // Before the forms and the rental lists, whose patterns fit these addresses, too.
  app.post([...files.map(({ path }) => path), speculationPath, requests.success, fragments.form], onlyRead);
  app.use(shareRoutes(content.content, site, publicDir, clientOf, now));
  app.use(embeds({ content: content.content, widgets, named }));
  app.use(
    enquiryRoutes({
      content: content.known,
      enquiries,
      showPage,
      claims: site.claims,
      showsFailure: config.requestErrorNotice,
      now,
      beforeForm: (req, _res, next) => forms.turn(clientOf(req)).then(() => next(), next),
      beforePost: [sameOrigin(origin, log.event), watchProxy, limitAtOnce, limitPosts, ...formBody()],
    }),
  );
  const reportLeftOut = drawingReporter(log.event);
  const pageParts = { content: content.content, site, assets, cache, turnOf, headers, now, reportLeftOut };
  app.use(fileRoutes(files, pageParts));
  app.use(misspelledPaths(allPages, pageParts));
  app.use(fragmentRoutes(allFragments, pageParts));
  app.use(pageRoutes(allPages, pageParts));
  app.all([...Object.values(routes).map(expressPath), ...allFragments.map(({ path }) => path)], onlyRead);
  app.use(unmatched);
  app.use(errors({ log, origin, assets, cache, headers, model: site.model, frame, beside }));

  return oneAtATime((req, res) => {
    const arrival = arrivalOf(req, config.trustProxyHops > 0);
    const rejection = rejectEarly(req);
    const cached = rejection ? undefined : cache.answerHit(req, res, arrival.id);
    if (cached) return logAnswered(arrival, req, res.statusCode, cached, log);
    beginRequest(arrival, req, res, log);
    if (rejection?.kind === "answer") return rejection.write(res);
    requestContext(res).refused = rejection?.error;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (req.headers["hx-request"] === "true") res.setHeaders(new Headers(fragmentHeader));
    app(req, res);
  });
}

import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { Document, type DocumentProps } from "../../views/layout/Document.tsx";
import { BusyPage, ErrorPage, FallbackErrorPage } from "../../views/layout/ErrorPage.tsx";
import type { Frame } from "../../views/layout/frame.ts";
import { headPicture, type Model } from "../../views/park/ModelFigure.tsx";
import { UnitRows } from "../../views/units/ledger/UnitRows.tsx";
import type { UnitsBeside } from "../../views/units/units-beside.ts";
import { UpstreamFault } from "../content/upstream.ts";
import { notFound, ownMessage, placeOf } from "../log/faults.ts";
import { atMostEvery, type Log } from "../log/log.ts";
import { requestContext, routeOf, shedRoute } from "../log/request-context.ts";
import type { CacheRequest, PageCache } from "../render/page-cache.ts";
import { documentHtml } from "../render/render-html.ts";
import { Busy } from "../render/render-queue.ts";

/**
 * `frame` is undefined until the content is known; `headers` are set on every response; `beside` finds units to offer
 * in the building of a unit that no longer exists.
 */
export type ErrorParts = {
  log: Log;
  origin: string;
  assets: DocumentProps["assets"];
  cache: PageCache;
  headers: Readonly<Record<string, string>>;
  model: Model | undefined;
  frame: () => Frame | undefined;
  beside: (goneId: number) => UnitsBeside | undefined;
};

/** Addresses of premises begin so; the first unit's id follows. */
const offersPath = "/pavilions/";
const offerIdAt = /^\/pavilions\/(\d{1,15})/;

const retrySeconds = 5;
const busyRetrySeconds = 3;
const reportShedEveryMs = 1000;

/** The HTTP status of an error: ours, Express's, the upstream's; 500 for any other. */
function statusOf(error: unknown): number {
  if (error instanceof UpstreamFault) return 503;
  if (error instanceof URIError) return 400;
  if (error instanceof Error && "status" in error && typeof error.status === "number") {
    return error.status >= 400 && error.status < 600 ? error.status : 500;
  }
  return 500;
}

/** The call of the content API that failed, or the error's own words. */
const messageOf = (error: unknown): string => (error instanceof UpstreamFault ? error.message : ownMessage(error));

/** Passes a 404 for every address that no route matched. */
export const unmatched: RequestHandler = (_req, _res, next) => next(notFound());

/** The only error handler: logs the error and renders its page. */
export function errors({ log, origin, assets, cache, headers, model, frame, beside }: ErrorParts): ErrorRequestHandler {
  // One network alone, such as a link checker's, is no overload: `alerts.yml` counts the warnings.
  const reportOverload = atMostEvery(reportShedEveryMs, (count) => log.event("shed", { from: "many", count }, "warn"));
  const reportOneClient = atMostEvery(reportShedEveryMs, (count) => log.event("shed", { from: "one", count }));
  let busy = { phone: "", html: "" };
  /** Rendered once for each phone: an overload costs nothing. */
  const busyHtml = (phone = ""): string => {
    const styles = [assets.styles, assets.sheets.page];
    if (busy.html === "" || busy.phone !== phone)
      busy = { phone, html: documentHtml(<BusyPage phone={phone || undefined} styles={styles} />) };
    return busy.html;
  };
  return async (error: unknown, req, res, _next) => {
    // The deadline has already answered.
    if (res.writableEnded) return;
    if (error instanceof Busy) {
      sendBusy(error, res);
      return;
    }
    const status = statusOf(error);
    const { id } = requestContext(res);
    if (status >= 500) logFault(error, status, req, res);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    if (req.path.startsWith("/fragments/")) res.set("X-Robots-Tag", "noindex");
    else if (status === 404 && (req.method === "GET" || req.method === "HEAD")) {
      requestContext(res).cache = await cache.answer(req, res, id, notFoundPage(req.path));
      return;
    }
    sendErrorPage(status, res);
  };

  function sendErrorPage(status: number, res: Response): void {
    const { id } = requestContext(res);
    const html = errorHtml(status, frame(), { requestId: id });
    res
      .status(status)
      .set({ ...headers, "Cache-Control": "no-store", "X-Request-Id": id })
      .type("html");
    if (status === 503) res.set("Retry-After", String(retrySeconds));
    res.send(html);
  }

  function sendBusy({ isOneClient }: Busy, res: Response): void {
    requestContext(res).route = shedRoute;
    if (isOneClient) reportOneClient();
    else reportOverload();
    res.status(503).set("Retry-After", String(busyRetrySeconds)).set("Cache-Control", "no-store").type("html");
    res.send(busyHtml(frame()?.contacts.phone));
  }

  function logFault(error: unknown, status: number, req: Request, res: Response): void {
    const { id } = requestContext(res);
    const name = error instanceof Error ? error.name : "unknown";
    const facts = { id, route: routeOf(req, res), status, name, message: messageOf(error), place: placeOf(error) };
    log.event("request.error", facts, "error");
  }

  /** All unknown addresses share one cached 404 page, those of premises one for each building. */
  function notFoundPage(path: string): CacheRequest {
    const cachedFrame = frame();
    const isOffer = path.startsWith(offersPath);
    const goneId = offerIdAt.exec(path)?.[1];
    const besideGone = cachedFrame && goneId !== undefined ? beside(Number(goneId)) : undefined;
    const knownKey = isOffer ? `404, premises, ${besideGone?.key}` : "404";
    const key = cachedFrame ? knownKey : "404, nothing known";
    const ready = { ...headers, "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
    const render = async () => ({
      status: 404,
      headers: ready,
      body: errorHtml(404, cachedFrame, { isOffer, besideGone }),
    });
    return { key, route: "none", remembersSpelling: false, render };
  }

  type Details = { requestId?: string; isOffer?: boolean; besideGone?: UnitsBeside | undefined };

  function errorHtml(status: number, cachedFrame: Frame | undefined, details: Details): string {
    const { requestId, isOffer, besideGone } = details;
    try {
      const shown = besideGone?.load();
      const picture = headPicture(model?.["aerial-night"], "парк ночью");
      const title = status === 404 ? "404 Page not found" : `${status} Error`;
      const head = {
        title,
        description: "",
        canonical: undefined,
        crumbs: [],
        noindex: true,
        sheets: shown ? ["page" as const, "lists" as const] : ["page" as const],
      };
      return documentHtml(
        <Document head={head} origin={origin} assets={assets} frame={cachedFrame}>
          <ErrorPage status={status} frame={cachedFrame} requestId={requestId} isOffer={isOffer} picture={picture}>
            {shown && (
              <section>
                <h2>{shown.heading}</h2>
                <UnitRows units={shown.units} look={shown.look} />
              </section>
            )}
          </ErrorPage>
        </Document>,
      );
    } catch (fault) {
      log.event("request.error-page", { id: requestId, reason: placeOf(fault) }, "error");
      return documentHtml(<FallbackErrorPage status={status} />);
    }
  }
}

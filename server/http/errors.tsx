import type { ErrorRequestHandler, RequestHandler } from "express";
import { Document, type DocumentProps } from "../../views/layout/Document.tsx";
import { ErrorPage } from "../../views/layout/ErrorPage.tsx";
import type { Frame } from "../../views/layout/frame.ts";
import { FallbackErrorPage } from "../../views/pages/FallbackErrorPage.tsx";
import { UpstreamFault } from "../content/upstream.ts";
import { HttpError, notFound } from "../http-error.ts";
import type { Log } from "../log.ts";
import { passageOf } from "../passage.ts";
import { documentHtml } from "../render/html.ts";

/** What error pages are made with. `frame` is undefined while nothing is known of the park. */
export type ErrorParts = {
  log: Log;
  origin: string;
  assets: DocumentProps["assets"];
  frame: () => Promise<Frame | undefined>;
};

const upstreamRetrySeconds = 5;

/** The status that an error asks for: our own errors, those of Express's parts, upstream's; any other is a fault of ours. */
function statusOf(error: unknown): number {
  if (error instanceof UpstreamFault) return 503;
  if (error instanceof URIError) return 400;
  if (error instanceof Error && "status" in error && typeof error.status === "number") {
    return error.status >= 400 && error.status < 600 ? error.status : 500;
  }
  return 500;
}

/** Where an error came from, without its message: a message may quote what a visitor typed. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return (
    (error.stack ?? "")
      .split("\n")
      .find((line) => line.startsWith("    at "))
      ?.trim()
      .slice(0, 200) ?? ""
  );
}

/** Any address that nothing answers to. */
export const unmatched: RequestHandler = (_req, _res, next) => next(notFound());

/** The one place where an error becomes an answer. */
export function errors({ log, origin, assets, frame }: ErrorParts): ErrorRequestHandler {
  return async (error: unknown, _req, res, _next) => {
    const status = statusOf(error);
    const { id, route } = passageOf(res);
    if (status >= 500) {
      const known = error instanceof HttpError || error instanceof UpstreamFault;
      const name = error instanceof Error ? error.name : "unknown";
      const reason = known ? error.message : placeOf(error);
      log.event("request.error", { id, route, status, name, reason }, "error");
    }
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res.status(status).set("Cache-Control", "no-store").type("html");
    if (error instanceof UpstreamFault) res.set("Retry-After", String(upstreamRetrySeconds));
    res.send(await errorHtml(status, id));
  };

  async function errorHtml(status: number, requestId: string): Promise<string> {
    try {
      const known = await frame();
      const title = status === 404 ? "404 Page not found" : `${status} Error`;
      const head = { title, description: "", canonical: undefined, crumbs: [], noindex: true };
      return documentHtml(
        <Document head={head} origin={origin} assets={assets} frame={known}>
          <ErrorPage status={status} frame={known} requestId={requestId} />
        </Document>,
      );
    } catch (fault) {
      log.event("request.error-page", { id: requestId, reason: placeOf(fault) }, "error");
      return documentHtml(<FallbackErrorPage status={status} />);
    }
  }
}

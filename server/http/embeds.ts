import { type Response, Router } from "express";
import { createElement } from "react";
import { parkName } from "../../views/park/park-name.ts";
import { EmbedPage, type EmbedPageProps } from "../../views/visit/EmbedPage.tsx";
import type { Content } from "../content/content.ts";
import { documentHtml } from "../render/render-html.ts";

/** A widget without its id has no frame page. `scripts`: URLs of our two frame scripts. */
export type EmbedOptions = {
  content: Pick<Content, "park">;
  map2gisKey: string | undefined;
  floors2gisId: string | undefined;
  scripts: { map: string; floors: string };
};

/**
 * The CSP of a frame: inline styles, the vendor's hosts, embedding by our pages only. Scripts come from the loader's
 * host only: the vendor's other hosts answer with JSONP, which could run any script.
 */
const policy = (loaderHost: string, hosts: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${loaderHost}`,
    "style-src 'unsafe-inline' https:",
    "img-src https: data: blob:",
    "font-src https: data:",
    `connect-src ${loaderHost} ${hosts}`,
    `frame-src ${loaderHost} ${hosts}`,
    "worker-src blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-popups",
    "report-uri /csp",
  ].join("; ");
const mapPolicy = policy("https://maps.api.2gis.ru", "https://*.maps.2gis.com https://*.api.2gis.ru");
const floorsPolicy = policy("https://floors-widget.api.2gis.ru", "https://*.api.2gis.ru");

/** `/embed/map` and `/embed/floors`: vendor scripts in sandboxed documents without access to our pages. */
export function embeds({ content, map2gisKey, floors2gisId, scripts }: EmbedOptions): Router {
  const router = Router({ caseSensitive: true });
  const send = (res: Response, csp: string, page: EmbedPageProps) => {
    res.set({
      "Content-Security-Policy": csp,
      "X-Frame-Options": "SAMEORIGIN",
      "X-Robots-Tag": "noindex",
      "Cache-Control": "public, max-age=600",
    });
    res.type("html").send(documentHtml(createElement(EmbedPage, page)));
  };
  if (map2gisKey !== undefined) {
    router.get("/embed/map", async (_req, res, next) => {
      const { coordinates } = (await content.park()).contacts;
      if (!coordinates) return next();
      const title = parkName.title;
      send(res, mapPolicy, {
        title,
        loader: `https://maps.api.2gis.ru/2.0/loader.js?pkg=full&key=${encodeURIComponent(map2gisKey)}`,
        script: scripts.map,
        facts: { "data-lat": coordinates.lat, "data-lon": coordinates.lon, "data-title": title },
      });
    });
  }
  if (floors2gisId !== undefined) {
    router.get("/embed/floors", (_req, res) => {
      send(res, floorsPolicy, {
        title: `Схема этажей ${parkName.genitive}`,
        loader: "https://floors-widget.api.2gis.ru/loader.js",
        loaderId: "dg-floors-widget-loader",
        script: scripts.floors,
        facts: { "data-complex": floors2gisId },
      });
    });
  }
  return router;
}

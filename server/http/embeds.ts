import { Router } from "express";
import { createElement } from "react";
import type { Content } from "../../views/content/content.ts";
import type { Park } from "../../views/content/park.ts";
import { parkName } from "../../views/park/park-name.ts";
import { EmbedPage, type EmbedPageProps } from "../../views/visit/EmbedPage.tsx";
import { configured, type FrameWidget, type WidgetIds } from "../../views/widgets/all-widgets.ts";
import type { Build } from "../render/assets.ts";
import { documentHtml } from "../render/render-html.ts";

/** A frame's page at `/embed/{name}`, which `views/browser/embed-{name}.ts` fills; undefined: a 404. */
type Frame = {
  name: string;
  policy: string;
  page(id: string, park: () => Park): Omit<EmbedPageProps, "script"> | undefined;
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

const frames: Readonly<Record<FrameWidget, Frame>> = {
  map2gis: {
    name: "map",
    policy: policy("https://maps.api.2gis.ru", "https://*.maps.2gis.com https://*.api.2gis.ru"),
    page(key, park) {
      const { coordinates } = park().contacts;
      const title = parkName.title;
      return (
        coordinates && {
          title,
          loader: `https://maps.api.2gis.ru/2.0/loader.js?pkg=full&key=${encodeURIComponent(key)}`,
          facts: { "data-lat": coordinates.lat, "data-lon": coordinates.lon, "data-title": title },
        }
      );
    },
  },
  floors2gis: {
    name: "floors",
    policy: policy("https://floors-widget.api.2gis.ru", "https://*.api.2gis.ru"),
    page: (id) => ({
      title: `Схема этажей ${parkName.genitive}`,
      loader: "https://floors-widget.api.2gis.ru/loader.js",
      loaderId: "dg-floors-widget-loader",
      facts: { "data-complex": id },
    }),
  },
};

type EmbedOptions = { content: () => Content; widgets: WidgetIds } & Pick<Build, "named">;

/** Vendor scripts in sandboxed documents without access to our pages. A widget without its id has no page. */
export function embeds({ content, widgets, named }: EmbedOptions): Router {
  const router = Router({ caseSensitive: true });
  for (const { name: widget, id } of configured(widgets, "frame")) {
    const frame = frames[widget as FrameWidget];
    const script = named(`embed-${frame.name}.js`);
    router.get(`/embed/${frame.name}`, (_req, res, next) => {
      const props = frame.page(id, () => content().park);
      if (!props) return next();
      res.set({
        "Content-Security-Policy": frame.policy,
        "X-Frame-Options": "SAMEORIGIN",
        "X-Robots-Tag": "noindex",
        "Cache-Control": "public, max-age=600",
      });
      res.type("html").send(documentHtml(createElement(EmbedPage, { ...props, script })));
    });
  }
  return router;
}

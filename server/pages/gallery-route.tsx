import { Router } from "express";
import { galleryExamples } from "../../views/gallery/examples.tsx";
import { GalleryPage } from "../../views/gallery/GalleryPage.tsx";
import { makeSamples } from "../../views/gallery/samples.ts";
import { sheets } from "../../views/layout/sheets.ts";
import { safeHtml } from "../content/safe-html.ts";
import { loadFrame } from "./frame.ts";
import type { PageParts } from "./page-routes.ts";
import { wholePage } from "./whole-page.tsx";

/** The address of the component gallery in development. */
export const galleryPath = "/dev/components";

export type GalleryParts = Pick<PageParts, "content" | "site" | "assets" | "now">;

/** The component gallery as a page, rendered anew for each request. */
export function galleryRoute({ content, site, assets, now }: GalleryParts): Router {
  return Router().get(galleryPath, async (_req, res) => {
    const frame = await loadFrame(content, site, now());
    const title = "Компоненты";
    const head = { title, description: "", canonical: undefined, crumbs: [{ text: title }], noindex: true, sheets };
    const main = <GalleryPage sections={galleryExamples(makeSamples(safeHtml))} />;
    const body = wholePage({ head, main }, galleryPath, frame, site.origin, assets);
    res.set("Cache-Control", "no-store").type("html").send(body.toString());
  });
}

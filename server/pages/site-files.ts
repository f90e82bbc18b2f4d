import { Router } from "express";
import { tokens } from "../../views/park/colours.ts";
import { parkName } from "../../views/park/park-name.ts";
import { href, routes } from "../../views/routes.ts";
import { pavilionsFilter } from "../../views/units/pavilions.filter.ts";
import type { Content } from "../content/content.ts";
import { headerOf } from "../kit/header-of.ts";
import { requestContext } from "../kit/request-context.ts";
import type { Site } from "./define-page.ts";
import { sitemapXml } from "./sitemap.ts";
import { speculationRules } from "./speculation.ts";

const hourSeconds = 3600;

/** Tracking keys that Yandex may ignore (Clean-param). */
const trackingKeys = "utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&roistat&from";
/** Of a list's keys only `page` leads to other units; old external links still carry `view`. */
const filterKeys = [...pavilionsFilter.keys.filter((key) => key !== "page"), "view"].join("&");

const manifest = {
  name: parkName.title,
  short_name: parkName.plain,
  lang: "ru",
  start_url: "/",
  display: "browser",
  background_color: tokens.paper,
  theme_color: tokens.dark,
  icons: [
    { src: "/icons/icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icons/apple-touch-icon.png", type: "image/png", sizes: "180x180" },
  ],
};

/** Generated files: robots.txt, sitemap.xml, site.webmanifest, prefetch rules. */
export function siteFiles(content: Content, site: Site): Router {
  const router = Router();
  router.get("/robots.txt", async (_req, res) => {
    requestContext(res).route = "/robots.txt";
    const { categories } = await content.park();
    const lines = [
      "User-agent: *",
      "Disallow: /fragments/",
      "Disallow: /requests/",
      `Disallow: ${routes.search}`,
      `Disallow: ${routes.compare}`,
      `Clean-param: ${trackingKeys} /`,
      ...categories.map(({ alias }) => `Clean-param: ${filterKeys} ${href("rent", { rent: alias })}`),
      `Sitemap: ${site.origin}/sitemap.xml`,
      "",
    ];
    res.type("text/plain").set("Cache-Control", `public, max-age=${hourSeconds}`).send(lines.join("\n"));
  });
  router.get("/sitemap.xml", async (_req, res) => {
    requestContext(res).route = "/sitemap.xml";
    const xml = await sitemapXml(content, site.origin);
    res.type("application/xml").set("Cache-Control", `public, max-age=${hourSeconds}`).send(xml);
  });
  router.get("/site.webmanifest", (_req, res) => {
    requestContext(res).route = "/site.webmanifest";
    res
      .type("application/manifest+json")
      .set("Cache-Control", `public, max-age=${24 * hourSeconds}`)
      .send(JSON.stringify(manifest));
  });
  router.get(speculationRules.path, (req, res) => {
    requestContext(res).route = speculationRules.path;
    res
      .type("application/speculationrules+json")
      .set("Cache-Control", `public, max-age=${24 * hourSeconds}`)
      .vary(speculationRules.varyBy)
      .send(speculationRules.of(headerOf(req, "save-data"), headerOf(req, "ect")));
  });
  return router;
}

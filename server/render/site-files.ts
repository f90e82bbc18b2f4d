import { brotliCompressSync } from "node:zlib";
import type { Request, RequestHandler } from "express";
import { type Content, firstSeenAt, known } from "../../views/content/content.ts";
import type { Site } from "../../views/layout/define-page.ts";
import { tokens } from "../../views/park/colours.ts";
import { parkName } from "../../views/park/park-name.ts";
import { feeds, href, routes, sharedPicture } from "../../views/routes.ts";
import { sitemapXml } from "../../views/sitemap.ts";
import { landingKeys } from "../../views/units/list/landing.ts";
import { realtyXml } from "../../views/units/realty-feed.ts";
import { unitsFilter } from "../../views/units/units.filter.ts";
import { headerOf } from "../log/request-context.ts";
import { acceptedEncodings } from "./ready-answer.ts";
import { shareName } from "./share-name.ts";

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** Tracking keys that Yandex may ignore (Clean-param). */
const trackingKeys = "utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&roistat&from";
/** Keys that lead to a page of its own: other units, or a list that is in the sitemap. */
const pageKeys: readonly string[] = ["page", ...landingKeys];
/** Keys of a list that Yandex may ignore. Old external links still carry `view`. */
const filterKeys = [...unitsFilter.keys.filter((key) => !pageKeys.includes(key)), "view"].join("&");

const closed = "User-agent: *\nDisallow: /\n";

/** `content` is undefined until it is known: without a robots.txt, robots would take every address. */
function robots({ origin, staging }: Site, content: Content | undefined): string {
  if (staging) return closed;
  const categories = content?.park.categories ?? [];
  return `User-agent: *
Disallow: /fragments/
Disallow: /requests/
Disallow: ${routes.search}
Disallow: ${routes.compare}
Clean-param: ${trackingKeys} /
${categories.map(({ alias }) => `Clean-param: ${filterKeys} ${href("rent", { rent: alias })}\n`).join("")}\
Sitemap: ${origin}/sitemap.xml
`;
}

const manifest = JSON.stringify({
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
});

export const speculationPath = "/speculation-rules.json";
/** Page headers: the address of the speculation rules, and the request for the connection's speed (client hints). */
export const speculationHeaders = { "Speculation-Rules": `"${speculationPath}"`, "Accept-CH": "ECT" };

const notPages = ["/requests/*", "/fragments/*", "/build/*", "/docs/*", "/media/*"];
const otherPages = ":not([hx-get],[download],[aria-current=page])";
const linksTo = (selector: string) => ({
  and: [{ href_matches: "/*" }, { not: { href_matches: notPages } }, { selector_matches: selector }],
});
const rules = JSON.stringify({
  prefetch: [
    { where: linksTo(otherPages), eagerness: "moderate" },
    { where: linksTo(`:focus-visible${otherPages}`), eagerness: "immediate" },
  ],
});

/** Packed once: browsers that know these rules accept brotli. */
const packedRules = brotliCompressSync(rules);

/** Slow connections and `Save-Data` get no rules. */
const wantsNoPrefetch = (req: Request): boolean =>
  headerOf(req, "save-data") === "on" || headerOf(req, "ect")?.endsWith("2g") === true;

/** The whole stock for portals. */
const realtyOf = (content: Content, origin: string): string =>
  realtyXml({
    units: known(content.units),
    park: content.park,
    origin,
    since: content.since,
    firstSeenAt: (unit) => firstSeenAt(content, unit),
    picture: (unit, building) => sharedPicture(shareName({ unit, building })),
  });

const xml = "application/xml";

/** A generated file: its address, type, the seconds that caches keep it, and its text in UTF-8. */
export type SiteFile = { path: string; type: string; seconds: number; text: (content: () => Content) => string };

/**
 * robots.txt, sitemap.xml, the portals' feed, site.webmanifest. `contentIfKnown` returns undefined before the first
 * read.
 */
export const siteFiles = (site: Site, contentIfKnown: () => Content | undefined): SiteFile[] => [
  { path: "/robots.txt", type: "text/plain", seconds: hourSeconds, text: () => robots(site, contentIfKnown()) },
  { path: "/sitemap.xml", type: xml, seconds: hourSeconds, text: (content) => sitemapXml(content(), site.origin) },
  { path: feeds.realty, type: xml, seconds: hourSeconds, text: (content) => realtyOf(content(), site.origin) },
  { path: "/site.webmanifest", type: "application/manifest+json", seconds: daySeconds, text: () => manifest },
];

/**
 * Prefetches a page whose link is hovered, focused or touched. The rules vary by header, so that pages need not.
 */
export const sendSpeculationRules: RequestHandler = (req, res) => {
  res.vary("Save-Data, ECT, Accept-Encoding").type("application/speculationrules+json");
  res.set("Cache-Control", `public, max-age=${daySeconds}`);
  if (wantsNoPrefetch(req)) return void res.send("{}");
  const takesBrotli = acceptedEncodings(headerOf(req, "accept-encoding")).includes("br");
  if (takesBrotli) return void res.set("Content-Encoding", "br").send(packedRules);
  res.send(rules);
};

import { href, type RouteName, routes } from "../../views/routes.ts";
import type { Content } from "../content/content.ts";

/** A page's path and its last modification (ISO 8601), if known. */
type Location = { path: string; changedAt?: string | undefined };

/** Pages that are excluded from the sitemap. */
const unlisted: readonly RouteName[] = ["search", "compare"];

/** The paths of every pattern with a parameter; a missing pattern does not compile. */
const families: {
  [Name in RouteName as (typeof routes)[Name] extends `${string}:${string}` ? Name : never]: (
    content: Content,
  ) => Promise<Location[]>;
} = {
  rent: async (content) =>
    (await content.park()).categories.map(({ alias }) => ({ path: href("rent", { rent: alias }) })),
  pavilion: async (content) =>
    (await content.allPavilions()).map(({ id, updatedAt }) => ({
      path: href("pavilion", { id }),
      changedAt: updatedAt,
    })),
  service: async (content) =>
    (await content.services()).filter(({ link }) => !link).map(({ id }) => ({ path: href("service", { id }) })),
  shop: async (content) => (await content.allShops()).map(({ id }) => ({ path: href("shop", { id }) })),
  newsItem: async (content) =>
    (await content.allNews()).map(({ id, date }) => ({ path: href("newsItem", { id }), changedAt: date })),
  mediaFacade: async (content) =>
    (await content.mediaFacadeSolutions()).map(({ id }) => ({ path: href("mediaFacade", { id }) })),
  vacancy: async (content) =>
    (await content.vacancies()).map(({ id, publishedAt }) => ({
      path: href("vacancy", { id }),
      changedAt: publishedAt,
    })),
};

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const entry = (origin: string, { path, changedAt }: Location) => {
  const day = changedAt && new Date(changedAt).toISOString().slice(0, 10);
  return `<url><loc>${escapeXml(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
};

/** Every page of the site exactly once, from the routes and the content. */
export async function siteLocations(content: Content): Promise<Location[]> {
  const single = Object.entries(routes)
    .filter(([name, pattern]) => !pattern.includes(":") && !unlisted.some((hidden) => hidden === name))
    .map(([, path]) => ({ path }));
  const many = await Promise.all(Object.values(families).map((family) => family(content)));
  return [...single, ...many.flat()];
}

/** The sitemap for search engines. */
export async function sitemapXml(content: Content, origin: string): Promise<string> {
  const urls = (await siteLocations(content)).map((location) => entry(origin, location));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

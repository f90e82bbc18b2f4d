import { joinedFor } from "../../views/content/joins.ts";
import { offerKey } from "../../views/content/offer.ts";
import { href, legalRoutes, type RouteName, type RouteParams, routes } from "../../views/routes.ts";
import { landingChoices } from "../../views/units/list/landing.ts";
import { rentHref } from "../../views/units/unit-links.ts";
import type { Content } from "../content/content.ts";
import { legalTextsOf } from "./about/legal-pages.ts";

/** The parameters of a page's address, and the page's last modification (ISO 8601), if known. */
type Found = { params: Record<string, string>; changedAt?: string | undefined };

const unlistedAlways: readonly string[] = ["search", "compare"] satisfies RouteName[];

const withId = ({ id }: { id: number }, changedAt?: string): Found => ({ params: { id: String(id) }, changedAt });

/** The pages of every pattern with a parameter; a missing pattern does not compile. */
const families: {
  [Name in RouteName as (typeof routes)[Name] extends `${string}:${string}` ? Name : never]: (
    content: Content,
  ) => Promise<Found[]>;
} = {
  rent: async (content) => (await content.park()).categories.map(({ alias }) => ({ params: { rent: alias } })),
  unit: async (content) => (await content.allUnits()).map((unit) => withId(unit, unit.updatedAt)),
  joined: async (content) => {
    const [units, { buildings }] = await Promise.all([content.allUnits(), content.park()]);
    return joinedFor(units, buildings, {}).map(({ units: joined }) => {
      const [first = 0, ...rest] = joined.map(({ id }) => id).sort((a, b) => a - b);
      return { params: { first: String(first), rest: offerKey(rest) } };
    });
  },
  unitSheet: async () => [],
  service: async (content) => (await content.services()).filter(({ link }) => !link).map((item) => withId(item)),
  shop: async (content) => (await content.allShops()).map((shop) => withId(shop)),
  newsItem: async (content) => (await content.allNews()).map((item) => withId(item, item.date)),
  mediaFacade: async (content) => (await content.mediaFacadeSolutions()).map((solution) => withId(solution)),
  vacancy: async (content) => (await content.vacancies()).map((vacancy) => withId(vacancy, vacancy.publishedAt)),
};

const rethrown = (fault: unknown): never => {
  throw fault;
};

/** Every page of the site exactly once, from the routes and the content. `instead`: the items of a list that fails. */
export async function sitePages(
  content: Content,
  instead: (fault: unknown) => Found[] = rethrown,
): Promise<(Found & { name: RouteName })[]> {
  const park = await content.park();
  const absent: readonly string[] = Object.entries(legalRoutes).flatMap(([name, route]) =>
    legalTextsOf(park).some((text) => text === name) ? [] : [route],
  );
  const unlisted = [...unlistedAlways, ...absent];
  const single = Object.keys(routes).filter((name) => !(name in families || unlisted.includes(name)));
  const many = Object.entries(families).map(async ([name, family]) =>
    (await family(content).catch(instead)).map((found) => ({ name, ...found })),
  );
  const pages = [...single.map((name) => ({ name, params: {} })), ...(await Promise.all(many)).flat()];
  return pages.map(({ name, ...found }) => ({ name: name as RouteName, ...found })); // They are the keys of `routes`.
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The sitemap for search engines. */
export async function sitemapXml(content: Content, origin: string): Promise<string> {
  const urls = (await sitePages(content)).map(({ name, params, changedAt }) => {
    const path = href(name, params as RouteParams<RouteName>); // A family has the parameters of its pattern.
    const day = changedAt && new Date(changedAt).toISOString().slice(0, 10);
    return `<url><loc>${escapeXml(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  for (const { alias, id } of (await content.park()).categories) {
    const stock = (await content.allUnits()).filter(({ category }) => category === id);
    for (const chosen of landingChoices(stock))
      urls.push(`<url><loc>${escapeXml(origin + rentHref({ alias }, chosen))}</loc></url>`);
  }
  // The menu's own list of companies is a page for search engines, too.
  const { categories } = await content.shops({ limit: 1 });
  if (categories.some(({ id }) => id === "residents"))
    urls.push(`<url><loc>${escapeXml(origin + href("shops", {}, { categories: "residents" }))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

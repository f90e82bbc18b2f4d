import type { Content } from "./content/content.ts";
import { joinedFor } from "./content/joins.ts";
import { idsOf, offerKey } from "./content/offer-ids.ts";
import { legalTextsOf } from "./content/park.ts";
import { residentsCategory } from "./content/shop.ts";
import type { Unit } from "./content/unit.ts";
import { href, legalRoutes, type RouteName, type RouteParams, routes } from "./routes.ts";
import { escaped } from "./ui/xml.ts";
import { landingChoices } from "./units/list/landing.ts";
import { rentHref } from "./units/unit-links.ts";

/** The parameters of a page's address, and the page's last modification (ISO 8601), if known. */
type Found = { params: Record<string, string>; changedAt?: string | undefined };

const unlistedAlways: readonly string[] = ["search", "compare"] satisfies RouteName[];

const withId = ({ id }: { id: number }, changedAt?: string): Found => ({ params: { id: String(id) }, changedAt });

/** The units of all categories whose list is known. */
const unitsOf = ({ park, stock }: Content): Unit[] => park.categories.flatMap(({ id }) => stock[id] ?? []);

/** The pages of every pattern with a parameter, none of an unknown list; a missing pattern does not compile. */
const families: {
  [Name in RouteName as (typeof routes)[Name] extends `${string}:${string}` ? Name : never]: (
    content: Content,
  ) => Found[];
} = {
  rent: ({ park }) => park.categories.map(({ alias }) => ({ params: { rent: alias } })),
  unit: (content) => unitsOf(content).map((unit) => withId(unit, unit.updatedAt)),
  joined: (content) =>
    joinedFor(unitsOf(content), content.park.buildings).map(({ units: joined }) => {
      const [first = 0, ...rest] = idsOf(joined);
      return { params: { first: String(first), rest: offerKey(rest) } };
    }),
  unitSheet: () => [],
  joinedSheet: () => [],
  service: ({ services }) => services.filter(({ link }) => !link).map((item) => withId(item)),
  shop: ({ shops = [] }) => shops.map((shop) => withId(shop)),
  newsItem: ({ news = [] }) => news.map((item) => withId(item, item.date)),
  mediaFacade: ({ surfaces = [] }) => surfaces.map((surface) => withId(surface)),
  vacancy: ({ vacancies = [] }) => vacancies.map((vacancy) => withId(vacancy, vacancy.publishedAt)),
};

/** Every page of the site exactly once, from the routes and the content. */
export function sitePages(content: Content): (Found & { name: RouteName })[] {
  const absent: readonly string[] = Object.entries(legalRoutes).flatMap(([name, route]) =>
    legalTextsOf(content.park).some((text) => text === name) ? [] : [route],
  );
  const unlisted = [...unlistedAlways, ...absent];
  const single = Object.keys(routes).filter((name) => !(name in families || unlisted.includes(name)));
  const many = Object.entries(families).flatMap(([name, family]) => {
    return family(content).map((found) => ({ name, ...found }));
  });
  const pages = [...single.map((name) => ({ name, params: {} })), ...many];
  return pages.map(({ name, ...found }) => ({ name: name as RouteName, ...found })); // They are the keys of `routes`.
}

/** The sitemap for search engines, without the items of unknown lists. */
export function sitemapXml(content: Content, origin: string): string {
  const urls = sitePages(content).map(({ name, params, changedAt }) => {
    const path = href(name, params as RouteParams<RouteName>); // A family has the parameters of its pattern.
    // The content has it in the park's zone.
    const day = changedAt?.slice(0, "2026-11-25".length);
    return `<url><loc>${escaped(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  // The menu's own list of companies is a page for search engines, too.
  if (content.shopGroups.some(({ id }) => id === residentsCategory))
    urls.push(`<url><loc>${escaped(origin + href("shops", {}, { categories: residentsCategory }))}</loc></url>`);
  for (const { alias, id } of content.park.categories)
    for (const chosen of landingChoices(content.stock[id] ?? []))
      urls.push(`<url><loc>${escaped(origin + rentHref({ alias }, chosen))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

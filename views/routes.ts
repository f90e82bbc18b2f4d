/**
 * The URL contract: every page of the site by name. Order matters only for the last line, which takes any single
 * segment. Source: the specification's table of routes, and the site's own addresses of the decisions.
 */
export const routes = {
  home: "/",
  about: "/about",
  advertising: "/advertising",
  mediaFacades: "/advertising/media-facades",
  mediaFacade: "/advertising/solutions/:id",
  advertisingConsent: "/advertisment",
  agreement: "/agreement",
  compare: "/compare",
  contacts: "/contacts",
  laborProtection: "/labor-protection",
  news: "/news",
  newsItem: "/news/:id",
  parking: "/parking",
  residentsParking: "/parking/residents",
  joined: "/pavilions/:first+:rest",
  joinedSheet: "/pavilions/:first+:rest/sheet",
  unit: "/pavilions/:id",
  unitSheet: "/pavilions/:id/sheet",
  plan: "/plan",
  officeSelection: "/podbor-ofisa",
  privacy: "/privacy",
  route: "/route",
  residentsRoute: "/route/residents",
  search: "/search",
  services: "/services",
  service: "/services/:id",
  shops: "/shops",
  shop: "/shops/:id",
  vacancies: "/vacancies",
  vacancy: "/vacancies/:id",
  rent: "/:rent",
} as const;

/** Parts of pages, which htmx fetches. */
export const fragments = {
  units: "/fragments/pavilions",
  park: "/fragments/park",
  selection: "/fragments/selection",
  shops: "/fragments/shops",
  news: "/fragments/news",
  search: "/fragments/search",
  form: "/fragments/requests/:form",
} as const;

/** All units for portals, in the format of Yandex Realty. */
export const feeds = { realty: "/feeds/realty.xml" } as const;

/** What visitors send, and the page that thanks them. */
export const requests = { form: "/requests/:form", success: "/requests/success" } as const;

/** Sharing pictures; the owner's pictures, in other sizes. */
export const pictureRoutes = {
  shared: "/og/units/:id.:hash.png",
  room: "/media/rooms/:name.svg",
  media: "/media/",
} as const;

/** The address of a room's drawing: its name changes with what it shows. */
export const roomPicture = (name: string): string => `/media/rooms/${name}.svg`;

/** The address of a sharing picture by its name: "units/1064.0a1b2c3d4e", "home". */
export const sharedPicture = (name: string): string => `/og/${name}.png`;

/** Name of a page's address. */
export type RouteName = keyof typeof routes;

type Names<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}+${infer Tail}`
    ? Name | Names<Tail>
    : Rest extends `${infer Name}/${infer Tail}`
      ? Name | Names<Tail>
      : Rest
  : never;

/** A pattern as Express writes it: there a plus is a sign of its own. */
export const expressPath = (pattern: string): string => pattern.replaceAll("+", "\\+");

/** Parameters of a page's pattern, by name: `{ id: 12 }`. */
export type RouteParams<Name extends RouteName> = Record<Names<(typeof routes)[Name]>, string | number>;

type Query = Record<string, string | number | readonly (string | number)[] | undefined>;

/** `query` as `?a=1&b=2&b=3`, or nothing at all; undefined and empty values are left out. */
export function queryString(query: Query): string {
  const entries = Object.entries(query);
  // Most addresses have none, and a list has hundreds of them.
  if (entries.length === 0) return "";
  const pairs = new URLSearchParams();
  for (const [key, value] of entries) {
    for (const part of Array.isArray(value) ? value : [value])
      if (part !== undefined && part !== "") pairs.append(key, String(part));
  }
  return pairs.size > 0 ? `?${pairs}` : "";
}

/** A plus stands for itself in a path: «/pavilions/1114+1115». */
const inPath = (value: string | number) =>
  typeof value === "number" ? String(value) : encodeURIComponent(value).replaceAll("%2B", "+");

/** The address of a page: `href("newsItem", { id: 3 })` is "/news/3". */
export function href<Name extends RouteName>(name: Name, params: RouteParams<Name>, query: Query = {}): string {
  const values: Record<string, string | number> = params;
  return routes[name].replace(/:(\w+)/g, (_, key: string) => inPath(values[key] ?? "")) + queryString(query);
}

/** An address with a query, if there is any. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The page of each legal text. */
export const legalRoutes = {
  privacy: "privacy",
  agreement: "agreement",
  advertisement: "advertisingConsent",
  labor_protection: "laborProtection",
} as const satisfies Record<string, RouteName>;

import type { Park } from "./stand-in-park.ts";
import { categoryIds, type NewsItem, type Numbered, type Pavilion, type Shop } from "./stand-in-park.ts";

/** Undefined where the API has no such path. An item that does not exist is answered with 404. */
export function createReads(park: Park): (path: string) => Read | undefined {
  const { pavilions, services, shops, news, mediaFacadeSolutions, vacancies } = park;
  const { first, further } = pavilionReads(pavilions);
  const lists = new Map<string, Read>([
    ["/init", () => found(init(park))],
    ["/pavilions", first],
    ["/pavilions/paginate", further],
    ["/placement-requests/parameters", () => found(placementParameters(park))],
    ["/services", (query) => pageOf(services, query)],
    ["/shops", shopsRead(shops)],
    ["/news", newsRead(news)],
    ["/media-facade-solutions", (query) => pageOf(mediaFacadeSolutions, query)],
    ["/vacancies", (query) => pageOf(vacancies, query)],
    ["/pages/parking", () => found(park.parking)],
  ]);
  const items = new Map<string, readonly Numbered[]>([
    ["pavilions", pavilions],
    ["services", services],
    ["shops", shops],
    ["news", news],
    ["media-facade-solutions", mediaFacadeSolutions],
    ["vacancies", vacancies],
  ]);

  return (path) => {
    const [, name = "", wanted] = path.match(/^\/([a-z-]+)\/([^/]+)$/) ?? [];
    const collection = items.get(name);
    if (lists.has(path) || !collection) return lists.get(path);
    const item = collection.find(({ id }) => String(id) === wanted);
    return () => (item ? found(item) : failed(404, "Ничего не найдено"));
  };
}

function init({ bodies, site, terms, pavilions, categories, contacts, banners, textFiles }: Park): object {
  const { privacy, agreement, ...others } = textFiles;
  return {
    bodies,
    site,
    ...terms,
    pavilions: pavilions.map(({ id, number }) => ({ id, number })),
    categories,
    contacts,
    advertisementBanners: banners.advertisementBanners,
    banners: banners.banners,
    // A text comes as an object or as the same object in JSON text: two of each, so that both are tried.
    settings: { textFiles: { ...others, privacy: JSON.stringify(privacy), agreement: JSON.stringify(agreement) } },
  };
}

function placementParameters({ pavilions, categories }: Park): object {
  return {
    types: categories.map(({ id, name }) => ({ id, name })),
    cost: rangeOf(pavilions.map(({ price }) => price)),
    square: rangeOf(pavilions.map(({ square }) => square)),
  };
}

/** Answers `/pavilions` (with `meta`) and `/pavilions/paginate` (without). */
function pavilionReads(pavilions: readonly Pavilion[]): Record<"first" | "further", Read> {
  const ofCategory = (query: URLSearchParams) => {
    const text = textIn(query, "category");
    const categoryId = categoryIds.find((id) => id === text);
    return categoryId ? pavilions.filter(({ category }) => category === categoryId) : pavilions;
  };
  return {
    first: (query) => {
      const offered = ofCategory(query);
      return pageOf(offered, query, pageItemsMax, choicesOf(offered));
    },
    further: (query) => pageOf(ofCategory(query), query),
  };
}

/** The choices among these units: the `meta` of the first page. */
function choicesOf(pavilions: readonly Pavilion[]) {
  return {
    square: rangeOf(pavilions.map(({ square }) => square)),
    price: rangeOf(pavilions.map(({ price }) => price)),
    floors: [...new Set(pavilions.map(({ floor }) => floor.number))].sort((a, b) => a - b),
    bodies: counted(pavilions.map(({ body }) => body)).sort((a, b) => a.id - b.id),
  };
}

/** Smallest and largest of the values; zeros where there are none. */
function rangeOf(values: readonly number[]): { min: number; max: number } {
  return values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : { min: 0, max: 0 };
}

const shopsPerPage = 12;
const categoryDefault = "services";

/** Answers `/shops`: those of any of the `categories`. */
function shopsRead(shops: readonly Shop[]): Read {
  const meta = { categories: counted(shops.map(({ category }) => category)) };
  return (query) => {
    const ids = query.getAll("categories");
    const categories = ids.length > 0 ? ids : [categoryDefault];
    return pageOf(
      shops.filter(({ category }) => categories.includes(category.id)),
      query,
      shopsPerPage,
      meta,
    );
  };
}

const newsPerPage = 4;
const typeDefault = "news";

const typeNames: Record<string, string> = {
  news: "Новости",
  promo: "Акции",
  event: "События",
  notice: "Объявления для арендаторов",
};

/** Answers `/news`: one type, newest first. */
function newsRead(news: readonly NewsItem[]): Read {
  const ofType = (type: string) => news.filter((item) => item.type === type);
  const types = Object.entries(typeNames).map(([id, name]) => ({ id, name, count: ofType(id).length }));
  return (query) => pageOf(ofType(textIn(query, "type") ?? typeDefault), query, newsPerPage, { types });
}

export type Answer = { status: number; body: object };

export type Read = (query: URLSearchParams) => Answer;

/** Items on a page at most, for any `limit`. */
const pageItemsMax = 100;

/** A successful read of one item. */
const found = (data: object): Answer => ({ status: 200, body: { success: true, data } });

/** The envelope of a failure. */
export const failed = (status: number, message: string): Answer => ({ status, body: { success: false, message } });

/** `page` counts from 1; `limit` is at most 100, by default `limitDefault`. A page beyond the end is empty. */
function pageOf(items: readonly object[], query: URLSearchParams, limitDefault = pageItemsMax, meta?: object): Answer {
  const limit = Math.min(pageItemsMax, numberIn(query, "limit") ?? limitDefault);
  const page = numberIn(query, "page") ?? 1;
  const data = items.slice((page - 1) * limit, page * limit);
  const pagination = { page, limit, total: items.length, pages: Math.ceil(items.length / limit) };
  return { status: 200, body: { success: true, data, pagination, ...(meta && { meta }) } };
}

/** Each group once, with the number of its items. */
function counted<Group extends { id: unknown }>(groups: readonly Group[]): (Group & { count: number })[] {
  return [...Map.groupBy(groups, ({ id }) => id).values()].flatMap((same) =>
    same.slice(0, 1).map((group) => ({ ...group, count: same.length })),
  );
}

/** The first value of a parameter, trimmed; undefined where it is missing or empty. */
function textIn(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim() || undefined;
}

/** A parameter as a number; undefined where it is missing. */
function numberIn(query: URLSearchParams, name: string): number | undefined {
  return Number(query.get(name)) || undefined;
}

import type { Park } from "../park.ts";
import type { Numbered } from "../wire.ts";
import { type Answer, failed, found, type Prepared, pageItemsMax, pageOf, prepare } from "./answer.ts";
import { newsRead } from "./news.ts";
import { pavilionReads, rangeOf } from "./pavilions.ts";
import { shopsRead } from "./shops.ts";

/** Answers a read; the query holds the parameters of the address. */
export type Read = (query: URLSearchParams) => Answer;

/**
 * Finds what answers a path; undefined where the API has no such path. An item that does not exist is answered with
 * 404.
 */
export function createReads(park: Park): (path: string) => Read | undefined {
  const pavilions = prepare(park.pavilions);
  const services = prepare(park.services);
  const shops = prepare(park.shops);
  const news = prepare(park.news);
  const mediaFacadeSolutions = prepare(park.mediaFacadeSolutions);
  const vacancies = prepare(park.vacancies);
  const pavilionList = pavilionReads(pavilions);

  const lists: Record<string, Read> = {
    "/init": always(init(park)),
    "/pavilions": pavilionList.first,
    "/pavilions/paginate": pavilionList.further,
    "/placement-requests/parameters": always(placementParameters(park)),
    "/services": (query) => pageOf(services, query, pageItemsMax),
    "/shops": shopsRead(shops),
    "/news": newsRead(news),
    "/media-facade-solutions": (query) => pageOf(mediaFacadeSolutions, query, pageItemsMax),
    "/vacancies": (query) => pageOf(vacancies, query, pageItemsMax),
    "/pages/parking": always(park.parking),
  };
  const items: Record<string, ReadonlyMap<string, Answer>> = {
    pavilions: byId(pavilions),
    services: byId(services),
    shops: byId(shops),
    news: byId(news),
    "media-facade-solutions": byId(mediaFacadeSolutions),
    vacancies: byId(vacancies),
  };

  return (path) => {
    if (Object.hasOwn(lists, path)) return lists[path];
    const [, collection = "", id = ""] = path.match(/^\/([a-z-]+)\/([^/]+)$/) ?? [];
    if (!Object.hasOwn(items, collection)) return undefined;
    return () => items[collection]?.get(id) ?? failed(404, "Ничего не найдено");
  };
}

function init({ bodies, site, pavilions, categories, contacts, banners, textFiles }: Park): object {
  const { privacy, agreement, ...others } = textFiles;
  return {
    bodies,
    site,
    pavilions: pavilions.map(({ id, number }) => ({ id, number })),
    categories,
    contacts,
    advertisementBanners: banners.advertisementBanners,
    banners: banners.banners,
    // A text comes as an object or as the same object in JSON: two of each keep the reader honest.
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

function always(data: object): Read {
  const answer = found(JSON.stringify(data));
  return () => answer;
}

function byId(items: readonly Prepared<Numbered>[]): ReadonlyMap<string, Answer> {
  return new Map(items.map(({ item, json }) => [String(item.id), found(json)]));
}

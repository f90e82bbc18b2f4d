import type { Park } from "../stand-in-park.ts";
import type { Numbered } from "../wire.ts";
import { failed, found, pageOf, type Read } from "./answer.ts";
import { newsRead } from "./news-read.ts";
import { pavilionReads, rangeOf } from "./pavilions.ts";
import { shopsRead } from "./shops-read.ts";

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

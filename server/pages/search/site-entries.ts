import type { NewsItem } from "../../../views/content/news-item.ts";
import type { Park, RentalCategory } from "../../../views/content/park.ts";
import type { Service } from "../../../views/content/service.ts";
import type { Shop } from "../../../views/content/shop.ts";
import type { MediaFacadeSolution } from "../../../views/content/surface.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { unitTitle } from "../../../views/content/unit-words.ts";
import type { Vacancy } from "../../../views/content/vacancy.ts";
import { salaryInWords } from "../../../views/content/vacancy-words.ts";
import { floorNumber, longDate, priceWords } from "../../../views/kit/format.ts";
import { sameItems } from "../../../views/kit/once-for.ts";
import { href } from "../../../views/routes.ts";
import { shopPlace } from "../../../views/shops/shop-place.ts";
import type { Content } from "../../content/content.ts";
import { UpstreamFault } from "../../content/upstream.ts";
import { orElse } from "../or-else.ts";
import { pageEntries } from "./own-pages.ts";
import { sentencesOf } from "./search-words.ts";
import { createSearchIndex, type Entry, type SearchIndex } from "./site-index.ts";

/** The content that the search covers. */
type Searchable = {
  categories: readonly RentalCategory[];
  units: readonly Unit[];
  services: readonly Service[];
  shops: readonly Shop[];
  news: readonly NewsItem[];
  vacancies: readonly Vacancy[];
  surfaces: readonly MediaFacadeSolution[];
  texts: Park["texts"];
};

/** Index entries. Of descriptions only those of services are searched: others match any word. */
function siteEntries({ categories, units, services, shops, news, vacancies, surfaces, texts }: Searchable): Entry[] {
  return [
    ...pageEntries(texts),
    ...surfaces.map(({ id, name, short, placement, price, priceUnit, description }) => ({
      kind: "surface" as const,
      title: name,
      note: [short.replace(/\.$/, ""), placement].filter(Boolean).join(". "),
      price: `${priceWords(price)} ${priceUnit}`,
      address: href("mediaFacade", { id }),
      text: short,
      more: "реклама поверхность",
      quotes: sentencesOf(description),
    })),
    ...units.map((unit) => ({
      kind: "unit" as const,
      title: `${unitTitle(unit)}, помещение ${unit.number}`,
      note: `этаж ${floorNumber(unit.floor.number)}`,
      price: priceWords(unit.price),
      unit: { of: unit, list: categories.find(({ id }) => id === unit.category) },
      address: href("unit", { id: unit.id }),
      // Also without the dash: people write both.
      text: `${unit.name} ${unit.number.replace(/\W/g, "")}`,
      more: `этаж ${unit.floor.number}`,
      quotes: [...unit.features, ...unit.facts.map(({ name, value }) => `${name}: ${value}`)],
    })),
    ...services.map(({ id, name, link, short, description }) => ({
      kind: "service" as const,
      title: name,
      note: short,
      address: link ?? href("service", { id }),
      text: short,
      more: "услуга",
      quotes: sentencesOf(description),
    })),
    ...shops.map((shop) => ({
      kind: "shop" as const,
      title: shop.name,
      note: [shop.short, shopPlace(shop)].filter(Boolean).join(". "),
      address: href("shop", { id: shop.id }),
      text: shop.short,
      more: `${shop.category.name} ${shop.unitNumber ?? ""}`,
    })),
    ...news.map(({ id, title, date, short }) => ({
      kind: "news" as const,
      title,
      note: longDate(date),
      address: href("newsItem", { id }),
      text: short,
      more: "новость",
    })),
    ...vacancies.map((vacancy) => ({
      kind: "vacancy" as const,
      title: vacancy.title,
      note: vacancy.department,
      price: salaryInWords(vacancy.salary),
      address: href("vacancy", { id: vacancy.id }),
      text: vacancy.short,
      more: `вакансия ${vacancy.department} ${vacancy.schedule}`,
    })),
  ];
}

const built = new WeakMap<Content, { items: readonly unknown[]; index: SearchIndex }>();

/** The index of the content, rebuilt if an item has changed. `fault` tells of content that is missing in it. */
export async function searchIndexOf(content: Content, { categories, texts }: Park) {
  let fault: UpstreamFault | undefined;
  const orNothing = <Item>(pending: Promise<Item[]>): Promise<Item[]> => {
    const watched = pending.catch((error: unknown) => {
      if (error instanceof UpstreamFault) fault = error;
      throw error;
    });
    return orElse(watched, []);
  };
  const [units, services, shops, news, vacancies, surfaces] = await Promise.all([
    orNothing(content.allUnits()),
    orNothing(content.services()),
    orNothing(content.allShops()),
    orNothing(content.allNews()),
    orNothing(content.vacancies()),
    orNothing(content.mediaFacadeSolutions()),
  ]);
  const searched = { categories, texts, units, services, shops, news, vacancies, surfaces };
  const items = [categories, texts, ...units, ...services, ...shops, ...news, ...vacancies, ...surfaces];
  const kept = built.get(content);
  if (kept && sameItems(kept.items, items)) return { index: kept.index, fault };
  const index = createSearchIndex(siteEntries(searched));
  built.set(content, { items, index });
  return { index, fault };
}

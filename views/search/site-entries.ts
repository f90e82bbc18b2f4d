import type { Content } from "../content/content.ts";
import { unitTitle } from "../content/unit-words.ts";
import { salaryInWords } from "../content/vacancy-words.ts";
import { floorNumber, longDate, priceWords } from "../kit/format.ts";
import { onceFor } from "../kit/once-for.ts";
import { href } from "../routes.ts";
import { shopPlace } from "../shops/shop-place.ts";
import { pageEntries } from "./own-pages.ts";
import { sentencesOf } from "./search-words.ts";
import { createSearchIndex, type Entry } from "./site-index.ts";

/** Index entries. Of descriptions only those of services are searched: others match any word. */
function siteEntries({ park: { categories, texts }, services, ...lists }: Content): Entry[] {
  const { units = [], shops = [], news = [], vacancies = [], surfaces = [] } = lists;
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

/** The index of the content. */
export const searchIndexOf = onceFor((content: Content) => createSearchIndex(siteEntries(content)));

import { type Content, itemOf } from "../content/content.ts";
import type { NewsItem } from "../content/news-item.ts";
import type { Service } from "../content/service.ts";
import { type Shop, shopPlace } from "../content/shop.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { salaryInWords, type Vacancy } from "../content/vacancy.ts";
import { longDate, sides } from "../ui/format.ts";

/** What the sharing picture of an item says: what it is, its own title, what decides first. */
export type Titled = { kind: keyof typeof titled; id: number; over: string; title: string; line: string };

/** The sharing pictures of items, by the folder of their address. */
export const titled = {
  shops: (shop: Shop): Titled => ({
    kind: "shops",
    id: shop.id,
    over: shop.category.name,
    title: shop.name,
    line: shopPlace(shop),
  }),
  services: ({ id, name, schedule = "" }: Service): Titled => ({
    kind: "services",
    id,
    over: "Услуга",
    title: name,
    line: schedule,
  }),
  news: ({ id, title, date }: NewsItem): Titled => ({
    kind: "news",
    id,
    over: "Новости",
    title,
    line: longDate(date),
  }),
  vacancies: ({ id, title, salary }: Vacancy): Titled => ({
    kind: "vacancies",
    id,
    over: "Вакансия",
    title,
    line: salaryInWords(salary),
  }),
  surfaces: ({ id, name, width, height }: MediaFacadeSolution): Titled => ({
    kind: "surfaces",
    id,
    over: "Реклама",
    title: name,
    line: sides(width, height),
  }),
};

/** Finds what a picture's address names; undefined if there is no such item. */
export function titledBy(content: Content, kind: string, id: number): Titled | undefined {
  if (!Object.hasOwn(titled, kind)) return undefined;
  const of = kind as Titled["kind"]; // A key of `titled`, as just asked.
  const item = itemOf<{ id: number }>(content[of], id);
  return item && (titled[of] as (item: { id: number }) => Titled)(item); // The items of this very kind.
}

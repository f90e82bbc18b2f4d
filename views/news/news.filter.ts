import { type Chosen, defineFilter } from "../filters/define-filter.ts";
import type { ListLink } from "../filters/FilterForm.tsx";
import { group, wholeNumber } from "../filters/filter-fields.ts";
import type { GrowingList } from "../filters/MorePages.tsx";
import { fragments, href, withQuery } from "../routes.ts";

export type NewsValues = { type: string; limit: number; page: number };

export type ChosenNews = Chosen<NewsValues>;

/** The type that is shown when none is named. */
export const defaultNewsType = "news";
/** The word for news of all types in an address. */
export const everyNews = "all";
/** Pieces of news on a page of the list. */
export const newsLimit = 4;
/** Most pieces that one address shows. */
const newsLimitMax = 100;
const pagesMax = 200;

/** The filter of the list of news. Its types are links, so it needs no form. */
export const newsFilter = defineFilter<NewsValues>({
  fields: {
    type: group({ fallback: defaultNewsType }),
    limit: wholeNumber({ min: 1, max: newsLimitMax, fallback: newsLimit }),
    page: wholeNumber({ min: 1, max: pagesMax }),
  },
});

export function newsHref(chosen: ChosenNews): string {
  return withQuery(href("news", {}), newsFilter.canonical(chosen));
}

/** The list's address with this type chosen, by id. */
export const newsTypeHref = (type: string): string => newsHref(newsFilter.read(new URLSearchParams({ type })));

/** What a fragment is: the list of another type, or without a part further items. */
export type NewsPart = "tab";

/** The list of a type, in place with htmx. */
export function newsTypeLink(type: string): ListLink {
  const query = newsFilter.canonical(newsFilter.read(new URLSearchParams({ type })));
  query.set("part", "tab" satisfies NewsPart);
  return { href: newsTypeHref(type), fragment: withQuery(fragments.news, query) };
}

/** «Показать ещё» shows all items so far without script, and adds the next ones with htmx. */
export const newsList: GrowingList<ChosenNews> = {
  step: newsLimit,
  max: newsLimitMax,
  label: "Страницы списка новостей",
  linkTo: (chosen) => ({
    href: newsHref(chosen),
    fragment: withQuery(fragments.news, newsFilter.canonical(chosen)),
  }),
};

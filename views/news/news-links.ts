import type { GrowingList } from "../filters/show-more.ts";
import { fragments, href, withQuery } from "../routes.ts";
import { type ChosenNews, newsFilter, newsLimit, newsLimitMax } from "./news.filter.ts";

/** The list's address with this type chosen, by id. */
export function newsTypeHref(type: string): string {
  return withQuery(href("news", {}), newsFilter.canonicalQuery(new URLSearchParams({ type })));
}

export function newsHref(chosen: ChosenNews): string {
  return withQuery(href("news", {}), newsFilter.canonical(chosen));
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

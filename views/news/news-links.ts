import type { ListLink } from "../filters/FilterLink.tsx";
import { type NextPart, unless } from "../filters/show-more.ts";
import { href, withQuery } from "../routes.ts";
import { type ChosenNews, newsFilter, newsLimit } from "./news.filter.ts";

/** The address of the list's fragment. */
const newsFragment = "/fragments/news";

/** The list's address with this type chosen, by id. */
export function newsTypeHref(type: string): string {
  return withQuery(href("news", {}), newsFilter.canonicalQuery(new URLSearchParams({ type })));
}

export function newsHref(chosen: ChosenNews): string {
  return withQuery(href("news", {}), newsFilter.canonical(chosen));
}

export function moreNewsLink(chosen: ChosenNews, next: NextPart): ListLink {
  const part = newsFilter.canonical({ ...chosen, limit: unless(newsLimit, next.limit), page: next.page });
  return { href: shownNewsHref(chosen, next.shown), fragment: withQuery(newsFragment, part) };
}

/** The address of a choice with its first `shown` news. */
export const shownNewsHref = (chosen: ChosenNews, shown: number): string =>
  newsHref({ ...chosen, limit: unless(newsLimit, shown), page: undefined });

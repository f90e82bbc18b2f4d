import { type ChosenNews, newsFilter, newsLimit } from "../news/news.filter.ts";
import { href } from "../routes.ts";
import { type ChosenShops, shopsFilter, shopsLimit } from "../shops/shops.filter.ts";
import { withQuery } from "../units/pavilion-links.ts";
import type { ListLink } from "./FilterLink.tsx";
import type { NextPart } from "./show-more.ts";

/** The addresses of the lists' fragments. */
export const shopsFragment = "/fragments/shops";
const newsFragment = "/fragments/news";

/** The content of a list's fragment: results and form ("form"), or further cards only ("cards"). */
export type ListPart = "form" | "cards";

export function shopsHref(chosen: ChosenShops): string {
  return withQuery(href("shops", {}), shopsFilter.canonical(chosen));
}

/** The list's address with these groups chosen, by id. */
export function groupsHref(ids: readonly string[]): string {
  return withQuery(
    href("shops", {}),
    shopsFilter.canonicalQuery(new URLSearchParams(ids.map((id) => ["categories", id]))),
  );
}

/** The list's address with this type chosen, by id. */
export function newsTypeHref(type: string): string {
  return withQuery(href("news", {}), newsFilter.canonicalQuery(new URLSearchParams({ type })));
}

export function shopsLink(chosen: ChosenShops, part: ListPart): ListLink {
  const query = shopsFilter.canonical(chosen);
  query.set("part", part);
  return { href: shopsHref(chosen), fragment: withQuery(shopsFragment, query) };
}

/** «Показать ещё»: a page with all shown items without script, only the added ones with htmx. */
export function moreShopsLink(chosen: ChosenShops, next: NextPart): ListLink {
  const { fragment } = shopsLink({ ...chosen, limit: unless(shopsLimit, next.limit), page: next.page }, "cards");
  return { href: shownShopsHref(chosen, next.shown), fragment };
}

/** The address of a choice with its first `shown` shops. */
export const shownShopsHref = (chosen: ChosenShops, shown: number): string =>
  shopsHref({ ...chosen, limit: unless(shopsLimit, shown), page: undefined });

const unless = (usual: number, n: number) => (n === usual ? undefined : n);

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

import { type ChosenNews, newsFilter, newsLimit } from "../news/news.filter.ts";
import { href } from "../routes.ts";
import { type ChosenShops, shopsFilter, shopsLimit } from "../shops/shops.filter.ts";
import { withQuery } from "../units/pavilion-links.ts";
import type { ListLink } from "./FilterLink.tsx";
import type { NextPart } from "./show-more.ts";

/** Where the fragments of the lists live. */
export const shopsFragment = "/fragments/shops";
const newsFragment = "/fragments/news";

/** What a list's fragment holds: the results and the form ("form"), or only further cards ("cards"). */
export type ListPart = "form" | "cards";

/** A choice of shops as an address of the list. */
export function shopsHref(chosen: ChosenShops): string {
  return withQuery(href("shops", {}), shopsFilter.canonical(chosen));
}

/** Groups of shops, by their ids, as the address that the list itself gives them. */
export function groupsHref(ids: readonly string[]): string {
  return withQuery(
    href("shops", {}),
    shopsFilter.canonicalQuery(new URLSearchParams(ids.map((id) => ["categories", id]))),
  );
}

/** News of one type, by its id, as the address that the list itself gives them. */
export function newsTypeHref(type: string): string {
  return withQuery(href("news", {}), newsFilter.canonicalQuery(new URLSearchParams({ type })));
}

/** A choice of shops as a link that works in place. */
export function shopsLink(chosen: ChosenShops, part: ListPart): ListLink {
  const query = shopsFilter.canonical(chosen);
  query.set("part", part);
  return { href: shopsHref(chosen), fragment: withQuery(shopsFragment, query) };
}

/** «Показать ещё» of the shops: without script the page of all that is then shown, in place only what is added. */
export function moreShopsLink(chosen: ChosenShops, next: NextPart): ListLink {
  const { fragment } = shopsLink({ ...chosen, limit: unless(shopsLimit, next.limit), page: next.page }, "cards");
  return { href: shownShopsHref(chosen, next.shown), fragment };
}

/** The first `shown` shops of a choice as an address. */
export const shownShopsHref = (chosen: ChosenShops, shown: number): string =>
  shopsHref({ ...chosen, limit: unless(shopsLimit, shown), page: undefined });

const unless = (usual: number, n: number) => (n === usual ? undefined : n);

/** A choice of news as an address of the list. */
export function newsHref(chosen: ChosenNews): string {
  return withQuery(href("news", {}), newsFilter.canonical(chosen));
}

/** «Показать ещё» of the news. */
export function moreNewsLink(chosen: ChosenNews, next: NextPart): ListLink {
  const part = newsFilter.canonical({ ...chosen, limit: unless(newsLimit, next.limit), page: next.page });
  return { href: shownNewsHref(chosen, next.shown), fragment: withQuery(newsFragment, part) };
}

/** The first `shown` pieces of news of a choice as an address. */
export const shownNewsHref = (chosen: ChosenNews, shown: number): string =>
  newsHref({ ...chosen, limit: unless(newsLimit, shown), page: undefined });

import { type ChosenNews, newsFilter } from "../news/news.filter.ts";
import { href } from "../routes.ts";
import { type ChosenShops, shopsFilter } from "../shops/shops.filter.ts";
import { withQuery } from "../units/pavilion-links.ts";
import type { ListLink } from "./FilterLink.tsx";

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

/** A choice of news as an address of the list. */
export function newsHref(chosen: ChosenNews): string {
  return withQuery(href("news", {}), newsFilter.canonical(chosen));
}

/** The next page of news as a link that works in place. */
export function newsLink(chosen: ChosenNews): ListLink {
  return { href: newsHref(chosen), fragment: withQuery(newsFragment, newsFilter.canonical(chosen)) };
}

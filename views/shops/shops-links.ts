import type { ListLink } from "../filters/FilterLink.tsx";
import { type NextPart, unless } from "../filters/show-more.ts";
import { href, withQuery } from "../routes.ts";
import { type ChosenShops, shopsFilter, shopsLimit } from "./shops.filter.ts";

/** The address of the list's fragment. */
export const shopsFragment = "/fragments/shops";

/** A list's fragment: results and form, or further cards only. */
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

export function shopsLink(chosen: ChosenShops, part: ListPart): ListLink {
  const query = shopsFilter.canonical(chosen);
  query.set("part", part);
  return { href: shopsHref(chosen), fragment: withQuery(shopsFragment, query) };
}

/** «Показать ещё» of a group among others: the same page with this group whole. The group takes the focus. */
export function wholeGroupLink(chosen: ChosenShops, id: string): ListLink {
  const { href, fragment = "" } = shopsLink({ ...chosen, more: [...(chosen.more ?? []), id].sort() }, "form");
  return { href, fragment: `${fragment}&group=${encodeURIComponent(id)}` };
}

/** «Показать ещё»: a page with all shown items without script, only the added ones with htmx. */
export function moreShopsLink(chosen: ChosenShops, next: NextPart): ListLink {
  const { fragment } = shopsLink({ ...chosen, limit: unless(shopsLimit, next.limit), page: next.page }, "cards");
  return { href: shownShopsHref(chosen, next.shown), fragment };
}

/** The address of a choice with its first `shown` shops. */
export const shownShopsHref = (chosen: ChosenShops, shown: number): string =>
  shopsHref({ ...chosen, limit: unless(shopsLimit, shown), page: undefined });

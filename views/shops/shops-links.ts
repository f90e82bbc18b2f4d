import type { ListLink } from "../filters/FilterForm.tsx";
import type { GrowingList } from "../filters/show-more.ts";
import { fragments, href, withQuery } from "../routes.ts";
import { type ChosenShops, shopsFilter, shopsLimit, shopsLimitMax } from "./shops.filter.ts";

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
  return { href: shopsHref(chosen), fragment: withQuery(fragments.shops, query) };
}

/** «Показать ещё» of a group among others: the same page with this group whole. The group takes the focus. */
export function wholeGroupLink(chosen: ChosenShops, id: string): ListLink {
  const { href, fragment = "" } = shopsLink({ ...chosen, more: [...(chosen.more ?? []), id].sort() }, "form");
  return { href, fragment: `${fragment}&group=${encodeURIComponent(id)}` };
}

/** «Показать ещё» of a list of one group: all items so far without script, only the added ones with htmx. */
export const shopList: GrowingList<ChosenShops> = {
  step: shopsLimit,
  max: shopsLimitMax,
  label: "Страницы списка компаний",
  linkTo: (chosen) => shopsLink(chosen, "cards"),
};

import type { ComponentProps } from "react";
import { plural } from "../kit/format.ts";
import { itemList } from "../kit/item-list.jsonld.ts";
import type { CommonProps } from "../layout/common-props.ts";
import type { PageHead } from "../layout/head.ts";
import { headDescription, headTitle, promised } from "../layout/head-text.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { photoSheets } from "../units/photographed.ts";
import { localBusiness } from "./local-business.jsonld.ts";
import type { ShopPage } from "./ShopPage.tsx";
import type { ShopResultsProps } from "./ShopResults.tsx";
import { type ShopsPage, shopsHeading } from "./ShopsPage.tsx";
import { shopPlace } from "./shop-place.ts";
import { groupsHref, shopsHref } from "./shops-links.ts";

const totalOf = (groups: ShopResultsProps["groups"]) => groups.reduce((sum, { total }) => sum + total, 0);

/** The list's title, with the page number after the first page; of a search with what is found. */
export function shopsTitle({ chosen, categories, groups }: ShopResultsProps): string {
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  const total = totalOf(groups);
  const found = total > 0 ? `, найдено ${total}` : ", ничего не найдено";
  return `${shopsHeading(chosen, categories)}${chosen.search || chosen.open ? found : ""}${page} — компании в ${parkName.quotedPrepositional}`;
}

export function shopsHead(props: Omit<CommonProps, "categories"> & ComponentProps<typeof ShopsPage>): PageHead {
  const { chosen, groups, categories, origin } = props;
  const heading = shopsHeading(chosen, categories);
  const total = totalOf(groups);
  const page = chosen.page ? ` Страница ${chosen.page}.` : "";
  const shops = groups.flatMap((group) => group.shops);
  const shows = promised(
    shops.some(({ schedule, hours }) => schedule ?? hours) && "часы работы",
    shops.some(({ phone }) => phone) && "телефон",
    shops.some(({ building }) => building) && "место в парке",
  );
  return {
    title: shopsTitle(props),
    description: `${heading}, ${parkName.nominative}${total > 0 ? `: ${plural(total, "компания", "компании", "компаний")}` : ""}. ${shows} Поиск по названию и виду деятельности.${page}`,
    canonical: shopsHref({
      categories: chosen.categories,
      open: chosen.open,
      page: chosen.search || chosen.limit ? undefined : chosen.page,
    }),
    crumbs: [{ text: heading }],
    image: "shops",
    sheets: ["page", "content", "shops"],
    noindex: chosen.search !== undefined || chosen.open !== undefined || total === 0,
    structured: () => [itemList(groups.flatMap(({ shops }) => shops.map(({ id }) => origin + href("shop", { id }))))],
  };
}

export function shopHead({ shop, contacts, claims, origin }: CommonProps & ComponentProps<typeof ShopPage>): PageHead {
  const { name, category, short, schedule } = shop;
  const place = shopPlace(shop);
  return {
    title: headTitle(
      name,
      ` — ${category.name.toLowerCase()} ${parkName.genitive}`,
      ` в ${parkName.prepositional}`,
      ` — ${parkName.quoted}`,
    ),
    description: headDescription(
      `${name}: ${short.charAt(0).toLowerCase()}${short.slice(1).replace(/\.$/, "")}.`,
      place && `${place}.`,
      schedule && `${schedule}.`,
      `${parkName.title}${claims ? ` ${claims.region}` : ""}.`,
      "Телефон, схема и соседи.",
    ),
    crumbs: [{ text: category.name, href: groupsHref([category.id]) }, { text: name }],
    sheets: ["page", "content", "shops", ...photoSheets([shop])],
    image: "shops",
    structured: () => [localBusiness(shop, place, contacts, origin)],
  };
}

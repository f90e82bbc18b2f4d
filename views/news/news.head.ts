import type { ComponentProps } from "react";
import type { NewsItem } from "../content/news-item.ts";
import { longDate } from "../kit/format.ts";
import { itemList } from "../kit/item-list.jsonld.ts";
import type { CommonProps } from "../layout/common-props.ts";
import type { PageHead } from "../layout/head.ts";
import { headDescription, headTitle } from "../layout/head-text.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import type { NewsItemPage } from "./NewsItemPage.tsx";
import { type NewsPage, newsHeading } from "./NewsPage.tsx";
import { newsArticle } from "./news-article.jsonld.ts";
import { newsHref } from "./news-links.ts";

const descriptionLettersMax = 160;

/** The heading and as many titles as fit. */
function newsDescription(heading: string, items: readonly NewsItem[]): string {
  const [first, ...titles] = items.map(({ title }) => title);
  if (first === undefined)
    return `${heading}: что открылось, что меняется в корпусах, куда прийти арендаторам и посетителям.`;
  const fitting = titles.reduce((text, title) => {
    const longer = `${text}; ${title}`;
    return longer.length < descriptionLettersMax ? longer : text;
  }, `${heading}: ${first}`);
  return `${fitting}.`;
}

export function newsHead({ chosen, listing, claims, origin }: CommonProps & ComponentProps<typeof NewsPage>): PageHead {
  const heading = newsHeading(chosen, listing.types);
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  return {
    title: `${heading}${page} — ${parkName.nominative}`,
    description: newsDescription(
      `${heading} ${parkName.genitive}${claims ? ` ${claims.region}` : ""}${page}`,
      listing.items,
    ),
    canonical: newsHref({ type: chosen.type, page: chosen.limit ? undefined : chosen.page }),
    crumbs: [{ text: heading }],
    sheets: ["page", "content"],
    feed: "/feeds/news",
    image: "news",
    noindex: listing.items.length === 0,
    structured: () => [itemList(listing.items.map(({ id }) => origin + href("newsItem", { id })))],
  };
}

export function newsItemHead({ item, origin }: CommonProps & ComponentProps<typeof NewsItemPage>): PageHead {
  const { title, short, date } = item;
  return {
    title: headTitle(title, ` — новости ${parkName.quoted}`, ` — ${parkName.quoted}`, " — новости"),
    description: headDescription(short, `${longDate(date)}.`, `Новости ${parkName.genitive}.`),
    crumbs: [{ text: "Новости", href: href("news", {}) }, { text: title }],
    sheets: ["page", "content"],
    image: "news",
    structured: () => [newsArticle(item, origin)],
  };
}

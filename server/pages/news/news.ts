import type { NewsItem } from "../../../views/content/news-item.ts";
import { asWhole } from "../../../views/filters/show-more.ts";
import { longDate } from "../../../views/kit/format.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { NewsItemPage } from "../../../views/news/NewsItemPage.tsx";
import { NewsFragment, NewsPage, newsHeading } from "../../../views/news/NewsPage.tsx";
import { newsAround } from "../../../views/news/neighbours.ts";
import { newsFilter } from "../../../views/news/news.filter.ts";
import { newsArticle } from "../../../views/news/news-article.jsonld.ts";
import { newsHref, shownNewsHref } from "../../../views/news/news-links.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { moment } from "../atom.ts";
import { defineFeed, defineFragment } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { loadNews } from "./load-news.ts";

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

/** News by type. */
export const newsPage = definePage({
  route: "news",
  filter: newsFilter,
  load: (ask) => loadNews(ask),
  view: NewsPage,
  head({ chosen, listing, claims, origin }) {
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
      sheets: ["content", "places"],
      feed: "/feeds/news",
      image: "news",
      noindex: listing.items.length === 0,
      structured: () => [itemList(listing.items.map(({ id }) => origin + href("newsItem", { id })))],
    };
  },
});

/** Further news, for «Показать ещё». */
export const newsFragment = defineFragment({
  path: "/fragments/news",
  canonicalQuery: newsFilter.canonicalQuery,
  load: (ask) => loadNews(ask),
  view: NewsFragment,
  address: ({ chosen, listing }) => ({
    url: shownNewsHref(chosen, asWhole(listing.pagination).limit),
    step: "replace",
  }),
});

const othersShown = 3;

export const newsItemPage = definePage({
  route: "newsItem",
  guards: ["id"],
  async load({ params, content }) {
    const [item, all, listing] = await Promise.all([
      content.newsItem(Number(params.id)),
      orElse(content.allNews(), []),
      orElse(content.news({ limit: 100 }), undefined),
    ]);
    if (!item) return undefined;
    return {
      item,
      typeName: listing?.types.find(({ id }) => id === item.type)?.name,
      around: newsAround(item, all, othersShown),
    };
  },
  view: NewsItemPage,
  head({ item, origin }) {
    const { title, short, date } = item;
    return {
      title: headTitle(title, ` — новости ${parkName.quoted}`, ` — ${parkName.quoted}`, " — новости"),
      description: headDescription(short, `${longDate(date)}.`, `Новости ${parkName.genitive}.`),
      crumbs: [{ text: "Новости", href: href("news", {}) }, { text: title }],
      sheets: ["content", "places"],
      image: "news",
      structured: () => [newsArticle(item, origin)],
    };
  },
});

const entriesMax = 50;

/** News of all types, the newest first. */
export const newsFeed = defineFeed({
  path: "/feeds/news",
  canonicalQuery: () => new URLSearchParams(),
  load: async ({ content, site: { origin } }) => ({
    url: `${origin}/feeds/news`,
    page: origin + href("news", {}),
    title: `Новости — ${parkName.nominative}`,
    author: parkName.title,
    entries: (await content.allNews()).slice(0, entriesMax).map(({ id, title, date, short }) => {
      const url = origin + href("newsItem", { id });
      return { id: url, title, url, updatedAt: moment(date), summary: short };
    }),
  }),
});

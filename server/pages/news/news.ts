import type { NewsItem } from "../../../views/content/news-item.ts";
import { asWhole, withFirst } from "../../../views/filters/show-more.ts";
import { NewsItemPage } from "../../../views/news/NewsItemPage.tsx";
import { NewsFragment, NewsPage } from "../../../views/news/NewsPage.tsx";
import { newsFilter } from "../../../views/news/news.filter.ts";
import { newsHead, newsItemHead } from "../../../views/news/news.head.ts";
import { newsHref } from "../../../views/news/news-links.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { moment } from "../atom.ts";
import { defineFeed, defineFragment } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { loadNews } from "./load-news.ts";

export const newsPage = definePage({
  route: "news",
  filter: newsFilter,
  load: (ask) => loadNews(ask),
  view: NewsPage,
  head: newsHead,
});

/** Further news, for «Показать ещё». */
export const newsFragment = defineFragment({
  path: "/fragments/news",
  canonicalQuery: newsFilter.canonicalQuery,
  load: (ask) => loadNews(ask),
  view: NewsFragment,
  address: ({ chosen, listing }) => ({
    url: newsHref(withFirst(chosen, asWhole(listing.pagination).limit)),
    step: "replace",
  }),
});

const othersShown = 4;

/** Other news, those of its type first. */
function othersOf({ id, type }: NewsItem, all: readonly NewsItem[]): NewsItem[] {
  const others = all.filter((other) => other.id !== id);
  return others.toSorted((a, b) => Number(b.type === type) - Number(a.type === type)).slice(0, othersShown);
}

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
      others: othersOf(item, all),
    };
  },
  view: NewsItemPage,
  head: newsItemHead,
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
    since: content.since(),
    entries: (await content.allNews()).slice(0, entriesMax).map(({ id, title, date, short }) => {
      const url = origin + href("newsItem", { id });
      return { id: url, title, url, updatedAt: moment(date), summary: short };
    }),
  }),
});

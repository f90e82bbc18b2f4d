import { itemOf, known } from "../content/content.ts";
import type { NewsItem } from "../content/news-item.ts";
import { onOnePage, withFirst } from "../filters/show-more.ts";
import { defineFeed, defineFragment } from "../layout/define-fragment.ts";
import { definePage } from "../layout/define-page.ts";
import { parkName } from "../park/park-name.ts";
import { feeds, fragments, href } from "../routes.ts";
import { moment } from "../ui/atom.ts";
import { loadNews } from "./load-news.ts";
import { NewsItemPage } from "./NewsItemPage.tsx";
import { NewsFragment, NewsPage } from "./NewsPage.tsx";
import { newsFilter } from "./news.filter.ts";
import { newsHead, newsItemHead } from "./news.head.ts";
import { newsHref } from "./news-links.ts";

export const newsPage = definePage({
  route: "news",
  filter: newsFilter,
  load: (request) => loadNews(request),
  view: NewsPage,
  head: newsHead,
});

/** Further news, for «Показать ещё». */
export const newsFragment = defineFragment({
  path: fragments.news,
  canonicalQuery: newsFilter.canonicalQuery,
  load: (request) => loadNews(request),
  view: NewsFragment,
  address: ({ chosen, listing }) => ({
    url: newsHref(withFirst(chosen, onOnePage(listing.pagination).limit)),
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
  load({ params, content: { news, newsTypes } }) {
    const item = itemOf(news, Number(params.id));
    return (
      item && {
        item,
        typeName: newsTypes.find(({ id }) => id === item.type)?.name,
        others: othersOf(item, known(news)),
      }
    );
  },
  view: NewsItemPage,
  head: newsItemHead,
});

const entriesMax = 50;

/** News of all types, the newest first. */
export const newsFeed = defineFeed({
  path: feeds.news,
  canonicalQuery: () => new URLSearchParams(),
  load: ({ content, site: { origin } }) => ({
    url: origin + feeds.news,
    page: origin + href("news", {}),
    title: `Новости — ${parkName.nominative}`,
    author: parkName.title,
    since: content.since,
    entries: known(content.news)
      .slice(0, entriesMax)
      .map(({ id, title, date, short }) => {
        const url = origin + href("newsItem", { id });
        return { id: url, title, url, updatedAt: moment(date), summary: short };
      }),
  }),
});

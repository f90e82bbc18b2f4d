import { known } from "../content/content.ts";
import type { NewsItem } from "../content/news-item.ts";
import { runningPromotions } from "../content/promotion.ts";
import type { FragmentRequest } from "../layout/define-fragment.ts";
import type { NewsPageProps } from "./NewsPage.tsx";
import { defaultNewsType, everyNews, newsFilter, newsLimit } from "./news.filter.ts";

/** The news of the usual type; of a park without it, all. */
export function usualNews(all: NewsItem[]): NewsItem[] {
  const usual = all.filter(({ type }) => type === defaultNewsType);
  return usual.length > 0 ? usual : all;
}

/** The chosen news; undefined past the last page. */
export function loadNews({ content, query, now }: FragmentRequest): NewsPageProps | undefined {
  const chosen = newsFilter.read(query);
  const { type, page = 1, limit = newsLimit } = chosen;
  const all = known(content.news);
  const ofType = () => all.filter((item) => item.type === type);
  const news = type === undefined ? usualNews(all) : type === everyNews ? all : ofType();
  const pages = Math.ceil(news.length / limit);
  if (page > Math.max(1, pages)) return undefined;
  const [running] = page > 1 ? [] : runningPromotions(all, now);
  return {
    chosen,
    listing: {
      items: news.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: news.length, pages },
      types: content.newsTypes,
    },
    promoted: all.find(({ id }) => id === running?.newsId),
  };
}

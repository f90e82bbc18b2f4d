import type { NewsPageProps } from "../../../views/news/NewsPage.tsx";
import {
  type ChosenNews,
  defaultNewsType,
  everyNews,
  newsFilter,
  newsLimit,
  newsQuery,
} from "../../../views/news/news.filter.ts";
import type { FragmentAsk } from "../define-fragment.ts";

/** The chosen news; a page number past the end gives the last page. An API without the default type shows all. */
export async function loadNews(ask: FragmentAsk, chosen = newsFilter.read(ask.query)): Promise<NewsPageProps> {
  const { content, park } = ask;
  const { types, ...first } = await content.news(chosen.type === everyNews ? { limit: 1 } : newsQuery(chosen));
  const lacksDefault = types.length > 0 && !types.some(({ id, count }) => id === defaultNewsType && count > 0);
  const everything = chosen.type === everyNews || (chosen.type === undefined && lacksDefault);
  const listing = everything ? await pageOfAll(ask, chosen) : first;
  const { pages, total } = listing.pagination;
  if (total > 0 && (chosen.page ?? 1) > pages) return loadNews(ask, { ...chosen, page: pages > 1 ? pages : undefined });
  return { chosen, listing: { ...listing, types }, buildings: park.buildings };
}

/** A page of the news of all types, newest first. */
async function pageOfAll({ content }: FragmentAsk, { limit = newsLimit, page = 1 }: ChosenNews) {
  const all = await content.allNews();
  return {
    items: all.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: all.length, pages: Math.ceil(all.length / limit) },
  };
}

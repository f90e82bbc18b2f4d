import { runningPromotions } from "../../../views/content/promotion.ts";
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
import { orElse } from "../or-else.ts";

/** The chosen news; undefined past the last page. An API without the default type shows all. */
export async function loadNews({ query, content, now }: FragmentAsk): Promise<NewsPageProps | undefined> {
  const chosen = newsFilter.read(query);
  const { types, ...first } = await content.news(chosen.type === everyNews ? { limit: 1 } : newsQuery(chosen));
  const lacksDefault = types.length > 0 && !types.some(({ id, count }) => id === defaultNewsType && count > 0);
  const everything = chosen.type === everyNews || (chosen.type === undefined && lacksDefault);
  const listing = everything ? await pageOfAll(content, chosen) : first;
  if ((chosen.page ?? 1) > Math.max(1, listing.pagination.pages)) return undefined;
  const all = chosen.page ? [] : await orElse(content.allNews(), []);
  const [running] = runningPromotions(all, now);
  const promoted = all.find(({ id }) => id === running?.newsId);
  return { chosen, listing: { ...listing, types }, promoted };
}

/** A page of the news of all types, newest first. */
async function pageOfAll(content: FragmentAsk["content"], { limit = newsLimit, page = 1 }: ChosenNews) {
  const all = await content.allNews();
  return {
    items: all.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: all.length, pages: Math.ceil(all.length / limit) },
  };
}

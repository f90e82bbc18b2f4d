import type { NewsPageProps } from "../../../views/news/NewsPage.tsx";
import { type ChosenNews, newsQuery } from "../../../views/news/news.filter.ts";
import type { Content } from "../../content/content.ts";

/** The chosen news; a page number past the end gives the last page. */
export async function loadNews(content: Content, chosen: ChosenNews): Promise<NewsPageProps> {
  const [listing, { bodies }] = await Promise.all([content.news(newsQuery(chosen)), content.park()]);
  const { pages, total } = listing.pagination;
  if (total > 0 && (chosen.page ?? 1) > pages)
    return loadNews(content, { ...chosen, page: pages > 1 ? pages : undefined });
  return { chosen, listing, bodies };
}

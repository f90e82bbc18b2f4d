import { newsHref } from "../../../views/filters/list-links.ts";
import { newsFilter } from "../../../views/filters/news.filter.ts";
import { NewsFragment } from "../../../views/pages/NewsPage.tsx";
import { defineFragment } from "../define-fragment.ts";
import { loadNews } from "../news-results.ts";

/** Further news, for «Показать ещё». */
export const newsFragment = defineFragment({
  path: "/fragments/news",
  canonicalQuery: newsFilter.canonicalQuery,
  load: ({ query, content }) => loadNews(content, newsFilter.read(query)),
  view: NewsFragment,
  address: ({ chosen }) => ({ url: newsHref(chosen), step: "replace" }),
});

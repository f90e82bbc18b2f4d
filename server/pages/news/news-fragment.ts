import { asWhole } from "../../../views/filters/show-more.ts";
import { NewsFragment } from "../../../views/news/NewsPage.tsx";
import { newsFilter } from "../../../views/news/news.filter.ts";
import { shownNewsHref } from "../../../views/news/news-links.ts";
import { defineFragment } from "../define-fragment.ts";
import { loadNews } from "./news-results.ts";

/** Further news, for «Показать ещё». */
export const newsFragment = defineFragment({
  path: "/fragments/news",
  canonicalQuery: newsFilter.canonicalQuery,
  load: ({ query, content }) => loadNews(content, newsFilter.read(query)),
  view: NewsFragment,
  address: ({ chosen, listing }) => ({
    url: shownNewsHref(chosen, asWhole(listing.pagination).limit),
    step: "replace",
  }),
});

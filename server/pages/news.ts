import { newsHref } from "../../views/filters/list-links.ts";
import { newsFilter } from "../../views/filters/news.filter.ts";
import { NewsPage, newsHeading } from "../../views/pages/NewsPage.tsx";
import { href } from "../../views/routes.ts";
import { itemList } from "../../views/structured/item-list.ts";
import { NBSP } from "../../views/text/format.ts";
import { definePage } from "./define-page.ts";
import { loadNews } from "./news-results.ts";

/** `/news`: what happens in the park, by type. */
export const newsPage = definePage({
  route: "news",
  canonicalQuery: newsFilter.canonicalQuery,
  load: ({ query, content }) => loadNews(content, newsFilter.read(query)),
  view: NewsPage,
  head({ chosen, listing }, { site }) {
    const heading = newsHeading(chosen, listing.types);
    const page = chosen.page ? `, страница${NBSP}${chosen.page}` : "";
    return {
      title: `${heading}${page} — бизнес-парк «Параллель${NBSP}55»`,
      description: `${heading} бизнес-парка «Параллель${NBSP}55» на юго-западе Москвы${page}: открытия и переезды, работы в корпусах, события для арендаторов и посетителей.`,
      canonical: newsHref({ type: chosen.type, page: chosen.page }),
      crumbs: [{ text: heading }],
      image: "news",
      noindex: listing.items.length === 0,
      structured: [itemList(listing.items.map(({ id }) => site.origin + href("newsItem", { id })))],
    };
  },
});

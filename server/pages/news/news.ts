import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { NewsPage, newsHeading } from "../../../views/news/NewsPage.tsx";
import { newsFilter } from "../../../views/news/news.filter.ts";
import type { NewsItem } from "../../../views/news/news.ts";
import { newsHref } from "../../../views/news/news-links.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { definePage } from "../define-page.ts";
import { loadNews } from "./news-results.ts";

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
  canonicalQuery: newsFilter.canonicalQuery,
  queryKeys: newsFilter.keys,
  load: ({ query, content }) => loadNews(content, newsFilter.read(query)),
  view: NewsPage,
  head({ chosen, listing }, { site }) {
    const heading = newsHeading(chosen, listing.types);
    const page = chosen.page ? `, страница ${chosen.page}` : "";
    return {
      title: `${heading}${page} — ${parkName.nominative}`,
      description: newsDescription(
        `${heading} ${parkName.genitive}${site.statements ? ` ${site.statements.region}` : ""}${page}`,
        listing.items,
      ),
      canonical: newsHref({ type: chosen.type, page: chosen.limit ? undefined : chosen.page }),
      crumbs: [{ text: heading }],
      sheets: ["places"],
      feed: "/feeds/news",
      image: "news",
      noindex: listing.items.length === 0,
      structured: () => [itemList(listing.items.map(({ id }) => site.origin + href("newsItem", { id })))],
    };
  },
});

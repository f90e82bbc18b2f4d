import { asWhole } from "../../../views/filters/show-more.ts";
import { itemList } from "../../../views/kit/item-list.jsonld.ts";
import { NewsFragment, NewsPage, type NewsPageProps, newsHeading } from "../../../views/news/NewsPage.tsx";
import { type ChosenNews, newsFilter, newsQuery } from "../../../views/news/news.filter.ts";
import type { NewsItem } from "../../../views/news/news.ts";
import { newsHref, shownNewsHref } from "../../../views/news/news-links.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { defineFragment, type FragmentAsk } from "../define-fragment.ts";
import { definePage } from "../define-page.ts";

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

/** The chosen news; a page number past the end gives the last page. */
async function loadNews(ask: FragmentAsk, chosen: ChosenNews = newsFilter.read(ask.query)): Promise<NewsPageProps> {
  const listing = await ask.content.news(newsQuery(chosen));
  const { pages, total } = listing.pagination;
  if (total > 0 && (chosen.page ?? 1) > pages) return loadNews(ask, { ...chosen, page: pages > 1 ? pages : undefined });
  return { chosen, listing, bodies: ask.park.bodies };
}

/** News by type. */
export const newsPage = definePage({
  route: "news",
  filter: newsFilter,
  load: (ask) => loadNews(ask),
  view: NewsPage,
  head({ chosen, listing, statements, origin }) {
    const heading = newsHeading(chosen, listing.types);
    const page = chosen.page ? `, страница ${chosen.page}` : "";
    return {
      title: `${heading}${page} — ${parkName.nominative}`,
      description: newsDescription(
        `${heading} ${parkName.genitive}${statements ? ` ${statements.region}` : ""}${page}`,
        listing.items,
      ),
      canonical: newsHref({ type: chosen.type, page: chosen.limit ? undefined : chosen.page }),
      crumbs: [{ text: heading }],
      sheets: ["places"],
      feed: "/feeds/news",
      image: "news",
      noindex: listing.items.length === 0,
      structured: () => [itemList(listing.items.map(({ id }) => origin + href("newsItem", { id })))],
    };
  },
});

/** Further news, for «Показать ещё». */
export const newsFragment = defineFragment({
  path: "/fragments/news",
  canonicalQuery: newsFilter.canonicalQuery,
  load: (ask) => loadNews(ask),
  view: NewsFragment,
  address: ({ chosen, listing }) => ({
    url: shownNewsHref(chosen, asWhole(listing.pagination).limit),
    step: "replace",
  }),
});

import { type Content, itemOf, known } from "../content/content.ts";
import { isPast, type NewsItem } from "../content/news-item.ts";
import { promotionFor, runningPromotions } from "../content/promotion.ts";
import { kindName, unitsInWords } from "../content/unit.ts";
import { oneOf } from "../filters/filter-fields.ts";
import { onOnePage, withFirst } from "../filters/MorePages.tsx";
import { defineFragment, type FragmentRequest } from "../layout/define-fragment.ts";
import { definePage } from "../layout/define-page.ts";
import { descriptionLettersMax, headDescription, headTitle } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import { fragments, href } from "../routes.ts";
import { longDate } from "../ui/format.ts";
import { plainText } from "../ui/html.ts";
import { pictureFile } from "../ui/image.ts";
import { itemList, type StructuredData } from "../ui/JsonLd.tsx";
import { inOrder } from "../units/list-order.ts";
import { rentHref } from "../units/unit-links.ts";
import { NewsItemPage } from "./NewsItemPage.tsx";
import { NewsFragment, NewsPage, type NewsPageProps, newsHeading } from "./NewsPage.tsx";
import { defaultNewsType, everyNews, type NewsPart, newsFilter, newsHref, newsLimit } from "./news.filter.ts";

/** The news of the usual type; of a park without it, all. */
export function usualNews(all: NewsItem[]): NewsItem[] {
  const usual = all.filter(({ type }) => type === defaultNewsType);
  return usual.length > 0 ? usual : all;
}

/** The chosen news; undefined past the last page. */
function loadNews({ content, query, now }: FragmentRequest): NewsPageProps | undefined {
  const chosen = newsFilter.read(query);
  const { type, page = 1, limit = newsLimit } = chosen;
  const all = known(content.news);
  const news = type === undefined ? usualNews(all) : all.filter((item) => type === everyNews || item.type === type);
  const pages = Math.ceil(news.length / limit);
  if (page > Math.max(1, pages)) return undefined;
  const [running] = page > 1 ? [] : runningPromotions(all, now);
  return {
    chosen,
    now,
    all: all.length,
    listing: {
      items: news.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: news.length, pages },
      types: content.newsTypes,
    },
    promoted: all.find(({ id }) => id === running?.newsId),
  };
}

/** The heading and as many titles as fit. */
function newsDescription(heading: string, items: readonly NewsItem[]): string {
  const [first, ...titles] = items.map(({ title }) => title);
  if (first === undefined)
    return `${heading}: что открылось, что меняется в корпусах, куда прийти арендаторам и посетителям.`;
  const fitting = titles.reduce((text, title) => {
    const longer = `${text}, «${title}»`;
    return longer.length < descriptionLettersMax ? longer : text;
  }, `${heading}: «${first}»`);
  return `${fitting}.`;
}

/** A piece of news; the park is its author and publisher. `origin` without a slash. */
function newsArticle(item: NewsItem, origin: string): StructuredData {
  const { id, title, short, date, content, image } = item;
  const organization = { "@id": `${origin}/#organization` };
  return {
    "@type": "NewsArticle",
    headline: title,
    description: short,
    articleBody: plainText(content),
    datePublished: date,
    inLanguage: "ru",
    mainEntityOfPage: origin + href("newsItem", { id }),
    image: image ? origin + pictureFile(image.src, 1200) : `${origin}/og/news.png`,
    author: organization,
    publisher: organization,
  };
}

export const newsPage = definePage({
  route: "news",
  filter: newsFilter,
  load: (request) => loadNews(request),
  view: NewsPage,
  head(props) {
    const { chosen, listing, claims, origin } = props;
    const heading = newsHeading(chosen, listing.types);
    const page = chosen.page ? `, страница ${chosen.page}` : "";
    return {
      title: newsTitle(props),
      description: newsDescription(
        `${heading} ${parkName.genitive}${claims ? ` ${claims.region}` : ""}${page}`,
        listing.items,
      ),
      canonical: newsHref({ type: chosen.type, page: chosen.limit ? undefined : chosen.page }),
      crumbs: [{ text: heading }],
      sheets: ["page", "content"],
      image: "news",
      noindex: listing.items.length === 0,
      structured: () => [itemList(listing.items.map(({ id }) => origin + href("newsItem", { id })))],
    };
  },
});

function newsTitle({ chosen, listing }: NewsPageProps): string {
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  return `${newsHeading(chosen, listing.types)}${page} — ${parkName.nominative}`;
}

/** Another type of news, or further ones for «Показать ещё». */
export const newsFragment = defineFragment({
  path: fragments.news,
  filter: newsFilter,
  params: { part: oneOf<NewsPart>(["tab"]) },
  load(request, { part }) {
    const news = loadNews(request);
    return news && { ...news, title: newsTitle(news), part };
  },
  view: NewsFragment,
  address: ({ chosen, listing, part }) =>
    part === "tab"
      ? { url: newsHref(chosen), step: "push" }
      : { url: newsHref(withFirst(chosen, onOnePage(listing.pagination).limit)), step: "replace" },
});

const othersShown = 4;
const offersShown = 4;

/** The newest other news; nothing that is over. */
const othersOf = ({ id }: NewsItem, all: readonly NewsItem[], now: Date): NewsItem[] =>
  all.filter((other) => other.id !== id && !isPast(other, now)).slice(0, othersShown);

/** The list of the premises that a running promotion holds for, and their kind; undefined without such. */
function offersOf(item: NewsItem, { park, units = [] }: Content, now: Date) {
  const running = runningPromotions([item], now);
  const held = units.filter((unit) => promotionFor(unit, running) !== undefined);
  const category = park.categories.find(({ id }) => id === held[0]?.category);
  const [promotion] = running;
  if (!promotion || !category || held.some((unit) => unit.category !== category.id)) return undefined;
  const bodies = promotion.bodies && [...new Set(held.map(({ building }) => building.id))].sort((a, b) => a - b);
  return {
    href: rentHref(category, { bodies, squareFrom: promotion.squareFrom }),
    words: kindName[category.id],
    all: unitsInWords(held.length, category.id),
    examples: inOrder(held, undefined).slice(0, offersShown),
    look: { buildings: park.buildings, promotions: running, question: {} },
  };
}

export const newsItemPage = definePage({
  route: "newsItem",
  guards: ["id"],
  load({ params, content, now }) {
    const { news, newsTypes } = content;
    const item = itemOf(news, Number(params.id));
    return (
      item && {
        item,
        offers: offersOf(item, content, now),
        typeName: newsTypes.find(({ id }) => id === item.type)?.name,
        others: othersOf(item, known(news), now),
      }
    );
  },
  view: NewsItemPage,
  head({ item, offers, origin }) {
    const { title, short, date } = item;
    return {
      title: headTitle(title, ` — новости ${parkName.quoted}`, ` — ${parkName.quoted}`, " — новости"),
      description: headDescription(short, `${longDate(date)}.`, `Новости ${parkName.genitive}.`),
      crumbs: [{ text: "Новости", href: href("news", {}) }, { text: title }],
      sheets: offers ? ["page", "content", "lists"] : ["page", "content"],
      image: "news",
      structured: () => [newsArticle(item, origin)],
    };
  },
});

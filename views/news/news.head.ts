import type { NewsItem } from "../content/news-item.ts";
import type { HeadOf } from "../layout/define-page.ts";
import { headDescription, headTitle } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import { feeds, href } from "../routes.ts";
import { titled } from "../sharing/titled.ts";
import { longDate } from "../ui/format.ts";
import { plainText } from "../ui/html.ts";
import { pictureFile } from "../ui/image.ts";
import { itemList, type StructuredData } from "../ui/JsonLd.tsx";
import type { NewsItemPage } from "./NewsItemPage.tsx";
import { type NewsPage, newsHeading } from "./NewsPage.tsx";
import { newsHref } from "./news-links.ts";

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

export const newsHead: HeadOf<typeof NewsPage> = ({ chosen, listing, claims, origin }) => {
  const heading = newsHeading(chosen, listing.types);
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  return {
    title: `${heading}${page} — ${parkName.nominative}`,
    description: newsDescription(
      `${heading} ${parkName.genitive}${claims ? ` ${claims.region}` : ""}${page}`,
      listing.items,
    ),
    canonical: newsHref({ type: chosen.type, page: chosen.limit ? undefined : chosen.page }),
    crumbs: [{ text: heading }],
    sheets: ["page", "content"],
    feed: feeds.news,
    image: "news",
    noindex: listing.items.length === 0,
    structured: () => [itemList(listing.items.map(({ id }) => origin + href("newsItem", { id })))],
  };
};

export const newsItemHead: HeadOf<typeof NewsItemPage> = ({ item, origin }) => {
  const { title, short, date } = item;
  return {
    title: headTitle(title, ` — новости ${parkName.quoted}`, ` — ${parkName.quoted}`, " — новости"),
    description: headDescription(short, `${longDate(date)}.`, `Новости ${parkName.genitive}.`),
    crumbs: [{ text: "Новости", href: href("news", {}) }, { text: title }],
    sheets: ["page", "content"],
    image: titled.news(item),
    structured: () => [newsArticle(item, origin)],
  };
};

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

import type { NewsItem } from "../content/news-item.ts";
import { pictureFile } from "../kit/picture-widths.ts";
import { plainText } from "../kit/plain-text.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import { href } from "../routes.ts";

/** A piece of news; the park is its author and publisher. `origin` without a slash. */
export function newsArticle(item: NewsItem, origin: string): StructuredData {
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

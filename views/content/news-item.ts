import { dayInPark, dayNear } from "../ui/format.ts";
import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { Group, Pagination } from "../ui/listing.ts";
import { onceFor } from "../ui/once.ts";
import { isOver, type Promotion } from "./promotion.ts";
import { publishedOf } from "./published.ts";

/** `date` is ISO 8601; `type` the id of a group: "news", "promo"; `buildings` the numbers of those it is about. */
export type NewsItem = {
  id: number;
  type: string;
  title: string;
  date: string;
  short: string;
  content: SafeHtml;
  image?: Image | undefined;
  buildings?: string[] | undefined;
  promotion?: Promotion | undefined;
};

/** One page of news, with the types there are (empty where upstream does not tell). */
export type NewsListing = { items: NewsItem[]; pagination: Pagination; types: Group[] };

/** Whether an item tells of a promotion that is over. */
export const isPast = ({ promotion }: Pick<NewsItem, "promotion">, now: Date): boolean =>
  promotion !== undefined && isOver(promotion, dayInPark(now));

/** The short text of an item; that of a past promotion says first when it ended: «Акция закончилась 30 сентября. …». */
export function shortAt({ promotion, short }: Pick<NewsItem, "promotion" | "short">, now: Date): string {
  return promotion && isPast({ promotion }, now)
    ? `Акция закончилась ${dayNear(promotion.until, now)}. ${short}`
    : short;
}

/** The news whose day has come; `today` is ISO 8601. */
export const publishedNews = onceFor((news: NewsItem[], today: string) => publishedOf(news, ({ date }) => date, today));

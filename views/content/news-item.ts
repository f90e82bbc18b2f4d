import { dayInPark, dayNear, isDayOver } from "../ui/format.ts";
import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { Group, Pagination } from "../ui/listing.ts";
import { onceFor } from "../ui/once.ts";
import type { Promotion } from "./promotion.ts";
import { publishedOf } from "./published.ts";

/**
 * `date` is ISO 8601; `type` the id of a group: "news", "promo"; `buildings` the numbers of those it is about.
 * `lastDay`, ISO 8601: the last day of the event or the works that it announces.
 */
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
  lastDay?: string | undefined;
};

/** One page of news, with the types there are (empty where upstream does not tell). */
export type NewsListing = { items: NewsItem[]; pagination: Pagination; types: Group[] };

type Ending = Pick<NewsItem, "promotion" | "lastDay">;

/** Whether an item tells of a promotion or announces a day that is over. */
export function isPast({ promotion, lastDay }: Ending, now: Date): boolean {
  const lastDays = [promotion?.until, lastDay].filter((day) => day !== undefined);
  return lastDays.some((day) => isDayOver(day, dayInPark(now)));
}

/**
 * The short text of an item; that of a past promotion, event or works says first when they ended: «Акция закончилась
 * 30 сентября. …», «Закончилось 24 октября. …».
 */
export function shortAt({ promotion, lastDay, short }: Ending & Pick<NewsItem, "short">, now: Date): string {
  if (promotion && isPast({ promotion }, now)) return `Акция закончилась ${dayNear(promotion.until, now)}. ${short}`;
  if (lastDay && isPast({ lastDay }, now)) return `Закончилось ${dayNear(lastDay, now)}. ${short}`;
  return short;
}

/** The news whose day has come; `today` is ISO 8601. */
export const publishedNews = onceFor((news: NewsItem[], today: string) => publishedOf(news, ({ date }) => date, today));

import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";
import type { Group, Listing } from "../ui/listing.ts";
import type { CategoryId } from "./park.ts";

/**
 * Cheaper rent for some units: up to and with the day `until` (ISO 8601). `firstMonth` is the part of the first month's
 * rent that is paid: 0.5. Without `categories`, `bodies` (labels of buildings) or `squareFrom` (m²) it holds for all.
 */
export type Promotion = {
  label: string;
  until: string;
  categories?: CategoryId[] | undefined;
  bodies?: string[] | undefined;
  squareFrom?: number | undefined;
  firstMonth?: number | undefined;
};

/** `date` is ISO 8601; `type` the id of a group: "news", "promo"; `bodies` the numbers of the buildings it is about. */
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

export type NewsQuery = { type?: string | undefined; limit?: number | undefined; page?: number | undefined };

/** One page of news, with the types there are (empty where upstream does not tell). */
export type NewsListing = Listing<NewsItem> & { types: Group[] };

import type { SafeHtml } from "../kit/html.ts";
import type { Image } from "../kit/image.ts";
import type { Group, Listing } from "../kit/listing.ts";

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
};

export type NewsQuery = { type?: string | undefined; limit?: number | undefined; page?: number | undefined };

/** One page of news, with the types there are (empty where upstream does not tell). */
export type NewsListing = Listing<NewsItem> & { types: Group[] };

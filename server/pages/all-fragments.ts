import type { Fragment } from "./define-fragment.ts";
import { foundFragment } from "./home/found-fragment.ts";
import { newsFragment } from "./news/news.ts";
import { newsFeed } from "./news/news-feed.ts";
import { searchFragment } from "./search/search-fragment.ts";
import { shopsFragment } from "./shops/shops.ts";
import { pavilionsFragment } from "./units/rent.ts";
import { unitsFeed } from "./units/units-feed.ts";

/** All fragments except those of the request forms. */
export const allFragments: readonly Fragment[] = [
  pavilionsFragment,
  foundFragment,
  shopsFragment,
  newsFragment,
  searchFragment,
];

export const allFeeds: readonly Fragment[] = [unitsFeed, newsFeed];

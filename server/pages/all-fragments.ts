import type { Fragment } from "./define-fragment.ts";
import { foundFragment } from "./home/found-fragment.ts";
import { newsFragment } from "./news/news-fragment.ts";
import { searchFragment } from "./search/search-fragment.ts";
import { shopsFragment } from "./shops/shops-fragment.ts";
import { pavilionsFragment } from "./units/pavilions-fragment.ts";

/** All fragments except those of the request forms. */
export const allFragments: readonly Fragment[] = [
  pavilionsFragment,
  foundFragment,
  shopsFragment,
  newsFragment,
  searchFragment,
];

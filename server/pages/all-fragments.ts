import type { Fragment } from "./define-fragment.ts";
import { newsFragment } from "./news/news-fragment.ts";
import { searchFragment } from "./search/search-fragment.ts";
import { shopsFragment } from "./shops/shops-fragment.ts";
import { pavilionsFragment } from "./units/pavilions-fragment.ts";

/** Every fragment of a page that htmx asks for; those of the request forms are their own. */
export const allFragments: readonly Fragment[] = [pavilionsFragment, shopsFragment, newsFragment, searchFragment];

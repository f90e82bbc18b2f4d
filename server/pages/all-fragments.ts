import type { Fragment } from "./define-fragment.ts";
import { newsFragment } from "./fragments/news.ts";
import { pavilionsFragment } from "./fragments/pavilions.ts";
import { searchFragment } from "./fragments/search.ts";
import { shopsFragment } from "./fragments/shops.ts";

/** Every fragment of a page that htmx asks for; those of the request forms are their own. */
export const allFragments: readonly Fragment[] = [pavilionsFragment, shopsFragment, newsFragment, searchFragment];

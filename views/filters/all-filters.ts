import type { AnyFilter } from "./define-filter.ts";
import { newsFilter } from "./news.filter.ts";
import { pavilionsFilter } from "./pavilions.filter.ts";
import { selectionFilter } from "./selection.filter.ts";
import { shopsFilter } from "./shops.filter.ts";

/** Every filter of the site. */
export const allFilters: readonly AnyFilter[] = [pavilionsFilter, shopsFilter, newsFilter, selectionFilter];

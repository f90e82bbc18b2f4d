import { newsFilter } from "../news/news.filter.ts";
import { shopsFilter } from "../shops/shops.filter.ts";
import { pavilionsFilter } from "../units/pavilions.filter.ts";
import { selectionFilter } from "../units/selection.filter.ts";
import type { AnyFilter } from "./define-filter.ts";

export const allFilters: readonly AnyFilter[] = [pavilionsFilter, shopsFilter, newsFilter, selectionFilter];

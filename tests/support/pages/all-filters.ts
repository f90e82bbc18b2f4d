import { newsFilter } from "../../../views/news/news.filter.ts";
import { shopsFilter } from "../../../views/shops/shops.filter.ts";
import { planFilter } from "../../../views/units/plan/plan.pages.ts";
import { shortlistFilter } from "../../../views/units/shortlist/shortlist.filter.ts";
import { questionFilter, selectionFilter, unitsFilter } from "../../../views/units/units.filter.ts";
import { wayFilter } from "../../../views/visit/visit.pages.ts";

/** Every filter of the views. */
export const allFilters = {
  units: unitsFilter,
  shops: shopsFilter,
  news: newsFilter,
  selection: selectionFilter,
  shortlist: shortlistFilter,
  plan: planFilter,
  question: questionFilter,
  way: wayFilter,
};

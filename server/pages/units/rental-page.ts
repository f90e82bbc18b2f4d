import { categoryIds } from "../../../views/content/park.ts";
import { oneOf } from "../../../views/filters/filter-fields.ts";
import { defineFragment } from "../../../views/layout/define-fragment.ts";
import { definePage } from "../../../views/layout/define-page.ts";
import { RentPage } from "../../../views/units/list/RentPage.tsx";
import { rentHead, rentTitle } from "../../../views/units/list/rental.head.ts";
import { UnitsFragment } from "../../../views/units/list/UnitsFragment.tsx";
import { rentHref } from "../../../views/units/unit-links.ts";
import { unitsFilter } from "../../../views/units/units.filter.ts";
import { loadUnitResults } from "./unit-results.ts";

/** The category in a fragment's or a feed's query. */
export const categoryKey = oneOf(categoryIds);

export const rentPage = definePage({
  route: "rent",
  guards: ["rentalCategory"],
  filter: unitsFilter,
  load(ask) {
    const category = ask.park.categories.find(({ alias }) => alias === ask.params.rent);
    return category && loadUnitResults(ask, category, unitsFilter.read(ask.query));
  },
  view: RentPage,
  head: rentHead,
});

export const unitsFragment = defineFragment({
  path: "/fragments/pavilions",
  canonicalQuery: unitsFilter.canonicalQuery,
  params: { category: categoryKey, part: oneOf<"rows">(["rows"]) },
  load(ask, { category, part }) {
    const rented = ask.park.categories.find(({ id }) => id === category);
    if (!rented) return undefined;
    const results = loadUnitResults(ask, rented, unitsFilter.read(ask.query));
    return { ...results, title: rentTitle(results), part };
  },
  view: UnitsFragment,
  address: ({ category, chosen, part }) => ({
    url: rentHref(category, chosen),
    step: part === "rows" ? "replace" : "push",
  }),
});

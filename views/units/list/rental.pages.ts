import { oneOf } from "../../filters/filter-fields.ts";
import { defineFragment } from "../../layout/define-fragment.ts";
import { definePage } from "../../layout/define-page.ts";
import { fragments } from "../../routes.ts";
import { kindKey } from "../criteria.ts";
import { rentHref } from "../unit-links.ts";
import { unitsFilter } from "../units.filter.ts";
import { RentPage } from "./RentPage.tsx";
import { rentHead, rentTitle } from "./rental.head.ts";
import { UnitsFragment } from "./UnitsFragment.tsx";
import { loadUnitResults } from "./unit-results.ts";

export const rentPage = definePage({
  route: "rent",
  guards: ["rentalCategory"],
  filter: unitsFilter,
  load(request) {
    const category = request.park.categories.find(({ alias }) => alias === request.params.rent);
    return category && loadUnitResults(request, category, unitsFilter.read(request.query));
  },
  view: RentPage,
  head: rentHead,
});

export const unitsFragment = defineFragment({
  path: fragments.units,
  canonicalQuery: unitsFilter.canonicalQuery,
  params: { category: kindKey, part: oneOf<"rows">(["rows"]) },
  load(request, { category, part }) {
    const rented = request.park.categories.find(({ id }) => id === category);
    if (!rented) return undefined;
    const results = loadUnitResults(request, rented, unitsFilter.read(request.query));
    return { ...results, title: rentTitle(results), part };
  },
  view: UnitsFragment,
  address: ({ category, chosen, part }) => ({
    url: rentHref(category, chosen),
    step: part === "rows" ? "replace" : "push",
  }),
});

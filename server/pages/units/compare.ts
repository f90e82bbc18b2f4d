import { ComparePage } from "../../../views/units/comparison/ComparePage.tsx";
import { compareFilter, compareHref } from "../../../views/units/comparison/compare.filter.ts";
import { compareHead } from "../../../views/units/comparison/compare.head.ts";
import { selectionFilter } from "../../../views/units/selection/selection.filter.ts";
import { likeUnits } from "../../../views/units/unit/similar-units.ts";
import { comparedMax, unitsFilter } from "../../../views/units/units.filter.ts";
import { existingUnits } from "../../content/existing-units.ts";
import { definePage } from "../define-page.ts";
import { newestDate } from "./unit-results.ts";

/** The most similar units that are shown beside a single one. */
const nearMax = 3;

/** `/compare?compare=1&compare=2`: units side by side. */
export const comparePage = definePage({
  route: "compare",
  // A form without script sends the whole filter of the list along: the address without it can be forwarded.
  filter: { keys: [...unitsFilter.keys, ...selectionFilter.keys], canonicalQuery: compareFilter.canonicalQuery },
  async load({ query, content, park, site }) {
    const { compare: ids = [], people } = compareFilter.read(query);
    const found = await existingUnits(content, ids);
    const units = found.slice(0, comparedMax);
    const [only, ...others] = units;
    const near = only && others.length === 0 ? likeUnits(only, await content.allUnits(), nearMax) : [];
    return {
      units,
      near,
      people,
      gone: ids.length - found.length,
      tooMany: found.length > units.length,
      category: park.categories.find(({ id }) => id === units[0]?.category) ?? park.categories[0],
      checkedAt: newestDate(units),
      url: site.origin + compareHref(units, people),
    };
  },
  view: ComparePage,
  head: compareHead,
});

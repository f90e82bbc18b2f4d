import { oneOf } from "../../../views/filters/fields.ts";
import { PavilionsFragment } from "../../../views/units/list/PavilionsFragment.tsx";
import { rentHref } from "../../../views/units/pavilion-links.ts";
import { pavilionsFilter } from "../../../views/units/pavilions.filter.ts";
import { defineFragment } from "../define-fragment.ts";
import { withOwnKeys } from "../own-keys.ts";
import { loadPavilionResults } from "./pavilion-results.ts";
import { rentTitle } from "./rent-head.ts";

const category = oneOf(["office", "warehouse", "trade_area"]);
const part = oneOf(["rows"]);

/** The results of a rental page. `category` is required; `part` requests only the rows of a further page. */
export const pavilionsFragment = defineFragment({
  path: "/fragments/pavilions",
  canonicalQuery: withOwnKeys(pavilionsFilter.canonicalQuery, { category, part }),
  async load({ query, content, site }) {
    const { categories } = await content.park();
    const rented = categories.find(({ id }) => id === query.get("category"));
    if (!rented) return undefined;
    const results = await loadPavilionResults(content, rented, pavilionsFilter.read(query), site.statements);
    return { ...results, title: rentTitle(results), part: part.read(query.getAll("part")) };
  },
  view: PavilionsFragment,
  address: ({ category: rented, chosen, part: wanted }) => ({
    url: rentHref(rented, chosen),
    step: wanted === "rows" ? "replace" : "push",
  }),
});

import { oneOf } from "../../../views/filters/fields.ts";
import { ShowFound } from "../../../views/home/ShowFound.tsx";
import { chosenOf, pavilionsFilter, pavilionsLimit } from "../../../views/units/pavilions.filter.ts";
import { defineFragment } from "../define-fragment.ts";
import { withOwnKeys } from "../own-keys.ts";
import { chosenUnits } from "../units/chosen-units.ts";

const category = oneOf(["office", "warehouse", "trade_area"]);

/** The words on the picker's button: how many units of a `category` fit. The list then has its answer already. */
export const foundFragment = defineFragment({
  path: "/fragments/found",
  canonicalQuery: withOwnKeys(pavilionsFilter.canonicalQuery, { category }),
  async load({ query, content, park: { categories } }) {
    const id = category.read(query.getAll("category"));
    if (!id || !categories.some((one) => one.id === id)) return undefined;
    const asked = pavilionsFilter.read(query);
    const stock = await content.unitsOf({ category: id, limit: pavilionsLimit });
    const found = await chosenUnits(content, id, stock, asked);
    return { total: chosenOf(found, asked).length };
  },
  view: ShowFound,
});

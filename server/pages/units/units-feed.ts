import { longDate, priceWords, squareMetres } from "../../../views/kit/format.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href, withQuery } from "../../../views/routes.ts";
import { followed, unitsFeedPath } from "../../../views/units/list/units-feed.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { rentHref } from "../../../views/units/pavilion-links.ts";
import { chosenOf, pavilionsFilter, pavilionsLimit } from "../../../views/units/pavilions.filter.ts";
import { moment } from "../atom.ts";
import { defineFeed } from "../define-fragment.ts";
import { categoryKey, chosenUnits } from "./chosen-units.ts";
import { narrowed } from "./narrowed.ts";

const entriesMax = 100;

/** The units of a choice as a feed, the newest first; undefined for an unknown category. */
export const unitsFeed = defineFeed({
  path: unitsFeedPath,
  canonicalQuery: (query) => pavilionsFilter.canonical(followed(pavilionsFilter.read(query))),
  own: { category: categoryKey },
  async load({ query, content, park: { categories, bodies }, site: { origin } }, own) {
    const category = categories.find(({ id }) => id === own.category);
    if (!category) return undefined;
    const chosen = pavilionsFilter.read(query);
    const all = { category: category.id, limit: pavilionsLimit };
    const [stock, { choices: meta }] = await Promise.all([content.unitsOf(all), content.pavilions(all)]);
    const found = await chosenUnits(content, category.id, stock, chosen);
    const { choices } = narrowed({ category: category.id, stock, meta, bodies }, chosen);
    // The choice in words tells several feeds of a category apart in a reader's list.
    const conditions = pavilionsFilter.conditions(chosen, choices).map(({ text }) => text);
    return {
      url: origin + withQuery(unitsFeedPath, query),
      page: origin + rentHref(category, chosen),
      title: `${[category.title, ...conditions].join(", ")} — ${parkName.nominative}`,
      author: parkName.title,
      entries: chosenOf(found, chosen)
        .map((unit) => entryOf(unit, origin))
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
        .slice(0, entriesMax),
    };
  },
});

/** A unit that becomes free, or changes its price, is another entry: readers show it as new. */
function entryOf(
  { id, number, name, square, body, price, status, availableFrom, updatedAt }: Pavilion,
  origin: string,
) {
  const url = origin + href("pavilion", { id });
  const free =
    status === "free" ? "свободно сейчас" : availableFrom ? `свободно с ${longDate(availableFrom)}` : "скоро";
  return {
    id: `${url}#${status}-${price}`,
    title: `${name}, ${number}`,
    url,
    updatedAt: moment(updatedAt),
    summary: `${squareMetres(square)}, корпус ${body.number}; ${priceWords(price)}${price > 0 ? " в месяц" : ""}; ${free}.`,
  };
}

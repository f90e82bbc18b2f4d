import { changedAt, known } from "../../content/content.ts";
import type { Unit } from "../../content/unit.ts";
import { defineFeed } from "../../layout/define-fragment.ts";
import { parkName } from "../../park/park-name.ts";
import { feeds, href, withQuery } from "../../routes.ts";
import { moment } from "../../ui/atom.ts";
import { longDate, priceWords, squareMetres } from "../../ui/format.ts";
import { kindKey } from "../criteria.ts";
import { followed, rentHref } from "../unit-links.ts";
import { chosenOf, unitConditions, unitsFilter } from "../units.filter.ts";
import { choicesOf } from "./choices-of.ts";

const entriesMax = 100;
/** Further entries: from the second page on. */
const pageKey = {
  read: ([page = ""]: readonly string[]) => (/^(?:[2-9]|[1-9]\d{1,2})$/.test(page) ? page : undefined),
};

/** The units of a choice as a feed, the newest first; undefined for an unknown category. */
export const unitsFeed = defineFeed({
  path: feeds.units,
  canonicalQuery: (query) => unitsFilter.canonical(followed(unitsFilter.read(query))),
  params: { category: kindKey, page: pageKey },
  load({ query, content, park: { categories, buildings }, site: { origin } }, params) {
    const category = categories.find(({ id }) => id === params.category);
    if (!category) return undefined;
    const chosen = unitsFilter.read(query);
    const [stock, meta] = [known(content.stock[category.id]), known(content.choices[category.id])];
    const choices = choicesOf(stock, meta, buildings);
    // The choice in words tells several feeds of a category apart in a reader's list.
    const conditions = unitConditions(chosen, choices).map(({ text }) => text);
    const found = chosenOf(stock, chosen);
    const page = Number(params.page ?? 1);
    const further = new URLSearchParams(query);
    further.set("page", String(page + 1));
    return {
      url: origin + withQuery(feeds.units, query),
      next: found.length > page * entriesMax ? origin + withQuery(feeds.units, further) : undefined,
      page: origin + rentHref(category, chosen),
      title: `${[category.title, ...conditions].join(", ")} — ${parkName.nominative}`,
      author: parkName.title,
      since: content.since,
      entries: found
        .map((unit) => entryOf(unit, changedAt(content, unit), origin))
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
        .slice((page - 1) * entriesMax, page * entriesMax),
    };
  },
});

/** A unit that becomes free, or changes its price, is another entry: readers show it as new. */
function entryOf(
  { id, number, name, square, building, price, status, availableFrom }: Unit,
  changedAt: string,
  origin: string,
) {
  const url = origin + href("unit", { id });
  const free =
    status === "free" ? "свободно сейчас" : availableFrom ? `свободно с ${longDate(availableFrom)}` : "скоро";
  return {
    id: `${url}#${status}-${price}`,
    title: `${name}, ${number}`,
    url,
    updatedAt: moment(changedAt),
    summary: `${squareMetres(square)}, корпус ${building.number}; ${priceWords(price)}${price > 0 ? " в месяц" : ""}; ${free}.`,
  };
}

import { longDate, priceWords, squareMetres } from "../../../views/kit/format.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { rentHref, withQuery } from "../../../views/units/pavilion-links.ts";
import { isChosen, pavilionQuery, pavilionsFilter } from "../../../views/units/pavilions.filter.ts";
import { unitsFeedPath } from "../../../views/units/units-feed.ts";
import { type Feed, moment } from "../atom.ts";
import type { FragmentAsk } from "../define-fragment.ts";

const entriesMax = 100;

/** The keys of a choice and its category; a place in the list and an order do not change a feed. */
export function unitsFeedQuery(query: URLSearchParams): URLSearchParams {
  const { page, limit, sort, compare, ...chosen } = pavilionsFilter.read(query);
  const canonical = pavilionsFilter.canonical(chosen);
  const category = query.get("category");
  if (category) canonical.set("category", category);
  return canonical;
}

/** The units of a choice as a feed, the newest first; undefined for an unknown category. */
export async function unitsFeed({ query, content, site }: FragmentAsk): Promise<Feed | undefined> {
  const { categories } = await content.park();
  const category = categories.find(({ id }) => id === query.get("category"));
  if (!category) return undefined;
  const chosen = pavilionsFilter.read(query);
  const units = (await content.unitsOf(pavilionQuery(category.id, chosen))).filter((unit) => isChosen(unit, chosen));
  const entries = units
    .map((unit) => entryOf(unit, site.origin))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, entriesMax);
  return {
    url: site.origin + withQuery(unitsFeedPath, query),
    page: site.origin + rentHref(category, chosen),
    title: `${category.title} — ${parkName.nominative}`,
    author: parkName.title,
    entries,
  };
}

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

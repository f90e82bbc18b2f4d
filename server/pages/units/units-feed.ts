import { longDate, priceWords, squareMetres } from "../../../views/kit/format.ts";
import type { CategoryId } from "../../../views/park/park.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href, withQuery } from "../../../views/routes.ts";
import { followed, unitsFeedPath } from "../../../views/units/list/units-feed.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { rentHref } from "../../../views/units/pavilion-links.ts";
import {
  type ChosenPavilions,
  chosenOf,
  pavilionQuery,
  pavilionsFilter,
  pavilionsLimit,
} from "../../../views/units/pavilions.filter.ts";
import type { Content } from "../../content/content.ts";
import { type Feed, moment } from "../atom.ts";
import type { FragmentAsk } from "../define-fragment.ts";
import { narrowed } from "./narrowed.ts";

const entriesMax = 100;

/** The keys of a choice that a feed follows, and its category. */
export function unitsFeedQuery(query: URLSearchParams): URLSearchParams {
  const canonical = pavilionsFilter.canonical(followed(pavilionsFilter.read(query)));
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
  const units = chosenOf(await content.unitsOf(pavilionQuery(category.id, chosen)), chosen);
  const conditions = await conditionsOf(content, category.id, chosen);
  const entries = units
    .map((unit) => entryOf(unit, site.origin))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, entriesMax);
  return {
    url: site.origin + withQuery(unitsFeedPath, query),
    page: site.origin + rentHref(category, chosen),
    title: `${[category.title, ...conditions].join(", ")} — ${parkName.nominative}`,
    author: parkName.title,
    entries,
  };
}

/** The choice in words, so that a reader's list tells several feeds of a category apart. */
async function conditionsOf(content: Content, category: CategoryId, chosen: ChosenPavilions): Promise<string[]> {
  const all = { category, limit: pavilionsLimit };
  const [{ bodies }, stock, { choices }] = await Promise.all([
    content.park(),
    content.unitsOf(all),
    content.pavilions(all),
  ]);
  const known = narrowed({ category, stock, meta: choices, bodies }, chosen);
  return pavilionsFilter.conditions(chosen, known.choices).map(({ text }) => text);
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

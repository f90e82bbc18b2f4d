import { joinedFor } from "../../../views/content/joins.ts";
import type { Building, CategoryId, RentalCategory } from "../../../views/content/park.ts";
import { promotionFor, runningPromotions } from "../../../views/content/promotion.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { onceFor } from "../../../views/kit/once-for.ts";
import { inParkTime } from "../../../views/kit/time-zone.ts";
import { choiceFor, questionOf } from "../../../views/units/ask/question.ts";
import { areaOf } from "../../../views/units/criteria/area.ts";
import { rowGroups } from "../../../views/units/ledger/row-groups.ts";
import { nearOffers } from "../../../views/units/list/near-units.ts";
import type { RentResults } from "../../../views/units/list/rent-results.ts";
import { inOrder } from "../../../views/units/list-orders.ts";
import { rentHref } from "../../../views/units/unit-links.ts";
import { type ChosenUnits, chosenOf, resetBuildings, unitsLimit } from "../../../views/units/units.filter.ts";
import type { Content } from "../../content/content.ts";
import type { Ask } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { joinedOffers } from "./joined-offers.ts";
import { choicesOf } from "./list-choices.ts";
import { relaxations } from "./relaxations.ts";

/** The number of nearest offers that are shown if nothing fits. */
const nearMax = 6;

const allJoined = onceFor((stock: readonly Unit[], buildings: readonly Building[]) => joinedFor(stock, buildings, {}));

/** The chosen units with everything around them: filtered, sorted and counted from the category's whole list. */
export async function loadUnitResults(
  { content, park, site: { claims, origin }, now }: Pick<Ask, "content" | "park" | "site" | "now">,
  category: RentalCategory,
  choice: ChosenUnits,
): Promise<RentResults> {
  const { buildings, categories, contacts, site } = park;
  const [{ choices: meta }, stock, news] = await Promise.all([
    // The filter's options: one call shared by all visitors.
    content.units({ category: category.id, limit: unitsLimit }),
    content.unitsOf({ category: category.id, limit: unitsLimit }),
    orElse(content.allNews(), []),
  ]);
  const chosen = choiceFor(choice, category.id);
  const choices = choicesOf(stock, meta, buildings);
  const anywhere = chosenOf(inOrder(stock, chosen.sort), resetBuildings(chosen));
  const found = chosenOf(anywhere, { bodies: chosen.bodies });
  const promotions = runningPromotions(news, now).filter((running) =>
    found.some((unit) => promotionFor(unit, [running]) !== undefined),
  );
  const counts = new Map(stock.map(({ building }) => [building.id, 0]));
  for (const { building } of anywhere) counts.set(building.id, (counts.get(building.id) ?? 0) + 1);
  const counted = categories.map(async (rental) => ({ category: rental, count: await unitCount(content, rental.id) }));
  return {
    category,
    stock,
    chosen,
    choices,
    groups: rowGroups(found, { order: chosen.sort, more: chosen.more, limit: chosen.limit }),
    total: found.length,
    now: found.filter(({ status }) => status === "free").length,
    look: { buildings, promotions, question: questionOf(chosen, category.id) },
    promotions,
    buildings,
    site,
    counts,
    joined: joinedOffers(stock, buildings, chosen),
    near:
      found.length > 0 ? [] : nearOffers(stock, hasArea(chosen) ? allJoined(stock, buildings) : [], chosen, nearMax),
    relaxations: found.length > 0 ? [] : relaxations(stock, chosen, choices),
    kinds: await Promise.all(counted),
    contacts,
    claims,
    checkedAt: newestDate(stock),
    today: inParkTime(now.getTime()).slice(0, 10),
    address: origin + rentHref(category, chosen),
  };
}

function hasArea(chosen: ChosenUnits): boolean {
  const { squareFrom, squareTo } = areaOf(chosen);
  return squareFrom !== undefined || squareTo !== undefined;
}

/** The number of a category's units on the pages, not the total of the API. Undefined without an answer of the API. */
export const unitCount = async (content: Content, category: CategoryId): Promise<number | undefined> =>
  (await orElse(content.unitsOf({ category, limit: unitsLimit }), undefined))?.length;

/** When the newest of some units changed. */
export const newestDate = onceFor((units: readonly Unit[]): string | undefined => {
  let newest = "";
  for (const { updatedAt = "" } of units) if (updatedAt > newest) newest = updatedAt;
  return newest || undefined;
});

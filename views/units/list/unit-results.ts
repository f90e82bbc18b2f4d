import { known, newestDate } from "../../content/content.ts";
import { joinedFor, type Together } from "../../content/joins.ts";
import type { Building, RentalCategory } from "../../content/park.ts";
import { promotionFor, runningPromotions } from "../../content/promotion.ts";
import type { Unit } from "../../content/unit.ts";
import type { PageRequest } from "../../layout/define-page.ts";
import { inParkTime } from "../../ui/format.ts";
import { onceFor } from "../../ui/once-for.ts";
import { askedKinds, choiceFor, questionOf } from "../ask/question.ts";
import { areaOf } from "../criteria.ts";
import { rowGroups } from "../ledger/row-groups.ts";
import { inOrder } from "../list-orders.ts";
import { rentHref } from "../unit-links.ts";
import { type ChosenUnits, chosenOf, resetBuildings } from "../units.filter.ts";
import { choicesOf } from "./choices-of.ts";
import { nearOffers } from "./near-units.ts";
import { relaxations } from "./relaxations.ts";
import type { RentResults } from "./rent-results.ts";

/** The number of nearest offers that are shown if nothing fits. */
const nearMax = 6;

const allJoined = onceFor((stock: readonly Unit[], buildings: readonly Building[]) => joinedFor(stock, buildings, {}));

/** The chosen units with everything around them: filtered, sorted and counted from the category's whole list. */
export function loadUnitResults(
  { content, park, site: { claims, origin }, now }: Pick<PageRequest, "content" | "park" | "site" | "now">,
  category: RentalCategory,
  choice: ChosenUnits,
): RentResults {
  const { buildings, categories, contacts, site } = park;
  const [stock, meta] = [known(content.stock[category.id]), known(content.choices[category.id])];
  const chosen = choiceFor(choice, category.id);
  const choices = choicesOf(stock, meta, buildings);
  const anywhere = chosenOf(inOrder(stock, chosen.sort), resetBuildings(chosen));
  const found = chosenOf(anywhere, { bodies: chosen.bodies });
  const promotions = runningPromotions(content.news ?? [], now).filter((running) =>
    found.some((unit) => promotionFor(unit, [running]) !== undefined),
  );
  const counts = new Map(stock.map(({ building }) => [building.id, 0]));
  for (const { building } of anywhere) counts.set(building.id, (counts.get(building.id) ?? 0) + 1);
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
    // The numbers of units on the pages, not the totals of the API.
    kinds: askedKinds(categories, (id) => content.stock[id]),
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

const offersMax = 12;

/** All offers of a category's units beyond the largest one, the smallest first. */
const beyondLargest = onceFor((stock: readonly Unit[], buildings: readonly Building[]) => {
  const largest = Math.max(0, ...stock.map(({ square }) => square));
  const offers: Together[] = joinedFor(stock, buildings, { from: largest }).filter(({ square }) => square > largest);
  return { largest, offers: offers.sort((a, b) => a.square - b.square || a.price - b.price) };
});

/** Neighbouring units that fit a choice together and are larger than any single one. */
export function joinedOffers(stock: readonly Unit[], buildings: readonly Building[], chosen: ChosenUnits): Together[] {
  const { largest, offers } = beyondLargest(stock, buildings);
  const { squareFrom: from = 0, squareTo: to = Number.POSITIVE_INFINITY } = areaOf(chosen);
  if (stock.length < 2 || to <= largest || chosen.squareSize) return [];
  const { squareFrom, squareTo, people, priceFrom = 0, priceTo, ...others } = chosen;
  return offers
    .filter(({ square }) => square >= from && square <= to)
    .filter(({ price }) => isWithin(price, priceFrom, priceTo))
    .filter(({ units }) => chosenOf(units, others).length === units.length)
    .slice(0, offersMax);
}

/** An unknown rent, 0, matches no bound. */
const isWithin = (price: number, from: number, to: number | undefined) =>
  price > 0 ? price >= from && price <= (to ?? price) : from === 0 && to === undefined;

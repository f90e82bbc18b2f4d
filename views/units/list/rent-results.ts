import { type Content, known, newestDate } from "../../content/content.ts";
import { type Joined, joinedFor } from "../../content/joins.ts";
import type { Building, Park, RentalCategory } from "../../content/park.ts";
import { promotionFor, runningPromotions } from "../../content/promotion.ts";
import { nounKind, type Unit, unitsInWords } from "../../content/unit.ts";
import type { PageRequest } from "../../layout/define-page.ts";
import { dayInPark } from "../../ui/format.ts";
import { lowestFirst } from "../../ui/lowest-first.ts";
import { onceFor } from "../../ui/once.ts";
import { askedKinds, choiceFor } from "../ask/Ask.tsx";
import {
  areaOf,
  chosenOf,
  factChoices,
  fitsArea,
  fitsRent,
  gateChoices,
  hasArea,
  type ListChoices,
  soughtIn,
  unitConditions,
} from "../criteria.ts";
import { rowGroups } from "../ledger/row-groups.ts";
import { inOrder } from "../list-order.ts";
import { rentHref } from "../unit-links.ts";
import { type ChosenUnits, questionOf, resetBuildings } from "../units.filter.ts";
import { landingOf } from "./landing.ts";
import { nearOffers } from "./near-units.ts";

/** The filter choices of a category: those of its units on the site. */
const choicesOf = onceFor(
  (stock: readonly Unit[], buildings: readonly Building[]): ListChoices => ({
    square: rangeOf(stock.map(({ square }) => square)),
    price: rangeOf(stock.map(({ price }) => price)),
    floors: [...new Set(stock.map(({ floor }) => floor.number))].toSorted((a, b) => a - b),
    buildingNames: Object.fromEntries(buildings.map(({ id, number }) => [id, number])),
    gates: gateChoices(stock),
    facts: factChoices(stock),
  }),
);

/** Zeros are unknown values. */
function rangeOf(values: readonly number[]): { min: number; max: number } {
  const positive = values.filter((value) => value > 0);
  return positive.length > 0 ? { min: Math.min(...positive), max: Math.max(...positive) } : { min: 0, max: 0 };
}

/** «Найдено: 37 офисов» */
export function foundInWords({ total, category }: Pick<RentResults, "total" | "category">): string {
  return `Найдено: ${unitsInWords(total, nounKind(category))}`;
}

/** The number of nearest offers that are shown if at most one fits. */
const nearMax = 6;

const allJoined = onceFor((stock: readonly Unit[], buildings: readonly Building[]) => joinedFor(stock, buildings));

/** The chosen units with everything around them: filtered, sorted and counted from the category's whole list. */
export function loadUnitResults(
  { content, park, site: { claims, origin }, now }: Pick<PageRequest, "content" | "park" | "site" | "now">,
  category: RentalCategory,
  choice: ChosenUnits,
) {
  const { buildings, categories, contacts, site } = park;
  const stock = known(content.stock[category.id]);
  const chosen = choiceFor(choice, category.id);
  const choices = choicesOf(stock, buildings);
  const sought = soughtIn(stock, chosen);
  const anywhere = chosenOf(inOrder(stock, chosen.sort), resetBuildings(sought));
  const found = chosenOf(anywhere, { bodies: chosen.bodies });
  const promotions = runningPromotions(content.news ?? [], now).filter((running) =>
    found.some((unit) => promotionFor(unit, [running]) !== undefined),
  );
  const counts = new Map(buildingsOf(stock).map((id) => [id, 0]));
  for (const { building } of anywhere) counts.set(building.id, (counts.get(building.id) ?? 0) + 1);
  const joined = joinedOffers(stock, buildings, sought);
  const conditions = unitConditions(chosen, choices);
  const nearest = () => {
    const others = stock.filter((unit) => !found.includes(unit));
    return nearOffers(others, furtherJoined(stock, buildings, chosen, joined), chosen, nearMax);
  };
  const isScarce = found.length === 0 || (found.length === 1 && conditions.length > 0);
  return {
    category,
    stock,
    chosen,
    choices,
    /** Heading and sentences of a choice that search engines index; undefined for other choices. */
    landing: landingOf({ category, chosen, stock, buildings }),
    conditions,
    groups: rowGroups(found, {
      order: chosen.sort,
      more: chosen.more,
      limit: chosen.limit,
      largest: choices.square.max,
    }),
    total: found.length,
    freeNow: found.filter(({ status }) => status === "free").length,
    look: { buildings, promotions, question: questionOf(chosen, category.id) },
    buildings,
    site,
    /** Matching units by building, ignoring the chosen buildings. Holds the buildings with units of the category. */
    counts,
    /** Neighbours together that are larger than any single unit, the smallest first. */
    joined,
    /** The closest offers, if no unit matches, or a single one does. */
    near: isScarce ? nearest() : [],
    // The numbers of units on the pages, not the totals of the API.
    kinds: askedKinds(categories, (id) => content.stock[id]),
    /** What the chosen buildings let instead, where they are for another kind of premises. */
    elsewhere: otherUseOf(category, chosen, { buildings, categories, stock: content.stock }),
    contacts,
    claims,
    /** The newest date of the data, ISO 8601. */
    checkedAt: newestDate(stock),
    today: dayInPark(now),
    /** Of the choice's page, absolute. */
    address: origin + rentHref(category, chosen),
  };
}

type Sources = Pick<Park, "buildings" | "categories"> & { stock: Content["stock"] };

/** The kind that all chosen buildings are for, if that is not the page's own kind, and its units there. */
function otherUseOf(own: RentalCategory, { bodies = [] }: ChosenUnits, { buildings, categories, stock }: Sources) {
  const chosen = buildings.filter(({ id }) => bodies.includes(id));
  const uses = new Set(chosen.map((building) => building.use));
  const [use] = uses;
  if (uses.size !== 1 || use === undefined || use === own.id) return undefined;
  const category = categories.find(({ id }) => id === use);
  const there = (stock[use] ?? []).filter(({ building }) => bodies.includes(building.id));
  return {
    use,
    numbers: chosen.map(({ number }) => number),
    /** Its list in these buildings, where it has units. */
    list: category && there.length > 0 ? { category, bodies, count: there.length } : undefined,
  };
}

export type RentResults = ReturnType<typeof loadUnitResults>;

const buildingsOf = onceFor((stock: readonly Unit[]) => [...new Set(stock.map(({ building }) => building.id))]);

/** The neighbours that a question about an area may also mean, without those that its answer already shows. */
function furtherJoined(
  stock: readonly Unit[],
  buildings: readonly Building[],
  chosen: ChosenUnits,
  shown: readonly Joined[],
): readonly Joined[] {
  if (!hasArea(chosen)) return [];
  const shownKeys = new Set(shown.map(({ key }) => key));
  return allJoined(stock, buildings).filter(({ key }) => !shownKeys.has(key));
}

const offersMax = 12;

/** All offers of a category's units beyond the largest one, the smallest first. */
const beyondLargest = onceFor((stock: readonly Unit[], buildings: readonly Building[]) => {
  const largest = Math.max(0, ...stock.map(({ square }) => square));
  const offers: Joined[] = joinedFor(stock, buildings, largest).filter(({ square }) => square > largest);
  return { largest, offers: offers.sort((a, b) => a.square - b.square || lowestFirst(a.price, b.price)) };
});

/** Neighbouring units that fit a choice together and are larger than any single one. */
export function joinedOffers(stock: readonly Unit[], buildings: readonly Building[], chosen: ChosenUnits): Joined[] {
  const { largest, offers } = beyondLargest(stock, buildings);
  const { to, below } = areaOf(chosen);
  if (stock.length < 2 || Math.min(to, below) <= largest || chosen.squareSize) return [];
  const { squareFrom, squareTo, people, priceFrom, priceTo, ...others } = chosen;
  return offers
    .filter((offer) => fitsArea(offer, chosen) && fitsRent(offer, chosen))
    .filter(({ units }) => chosenOf(units, others).length === units.length)
    .slice(0, offersMax);
}

import { known, newestDate, unitOf } from "../../content/content.ts";
import { joins } from "../../content/joins.ts";
import { offerOf } from "../../content/offer.ts";
import { type OfferIds, offerIds, offerKey } from "../../content/offer-ids.ts";
import { buildingOf, type CategoryId, type Contacts, departmentFor, type Person } from "../../content/park.ts";
import { promotionForAll, runningPromotions } from "../../content/promotion.ts";
import { type Unit, unitFinish } from "../../content/unit.ts";
import { gateOf } from "../../content/unit-answers.ts";
import type { PageProps, PageRequest } from "../../layout/define-page.ts";
import { managerOf } from "../../people/PersonCard.tsx";
import { lowestFirst } from "../../ui/lowest-first.ts";
import { questionFilter, questionOf } from "../units.filter.ts";
import { waysTo } from "../ways.ts";

export type JoinedParams = { first: string; rest: string };

type Request = Omit<PageRequest, "params"> & { params: { id: string } | JoinedParams };

/** The ids that an address names: of one unit, or of neighbours together. */
export const idsIn = (params: Request["params"]): OfferIds =>
  "id" in params ? [Number(params.id)] : (offerIds(`${params.first}+${params.rest}`) ?? []);

/**
 * An offer and where it is, for its page and its sheet. `unit` is the first of its units, `joined` are further offers
 * of neighbours with the unit that the address names first. Neighbours that are none, or gone, do not exist.
 */
export function loadOffer({ params, query, content, park, site: { claims }, now }: Request) {
  const ids = idsIn(params);
  const first = unitOf(content, ids[0] ?? 0);
  if (!first) return undefined;
  const all = known(content.units);
  const joined = joins(first, all, park.buildings);
  const offer = ids.length > 1 ? joined.find(({ key }) => key === offerKey(ids)) : offerOf([first]);
  const [unit] = offer?.units ?? [];
  if (!offer || !unit) return undefined;
  const building = buildingOf(park.buildings, unit);
  const metro = park.metro ?? claims?.metro;
  const { parking, news = [] } = content;
  const person = managerOf(park.contacts, unit.category);
  return {
    unit,
    offer,
    joined: joined.filter((other) => other !== offer),
    building,
    site: park.site,
    metro,
    ways: waysTo(unit, building, { buildings: park.buildings, site: park.site, parking, metro, claims }),
    lease: park.lease ?? claims?.lease,
    promotion: promotionForAll(offer.units, runningPromotions(news, now)),
    sameFloor: sameFloorUnits(unit, all),
    /** The newest date of the data of this kind of premises, ISO 8601: the same as on their list. */
    checkedAt: newestDate(content.stock[unit.category] ?? []),
    /** What the visitor looks for. The desks of his team are drawn into the plan. */
    question: questionOf(questionFilter.read(query), unit.category),
    /** Who lets premises of the unit's kind. */
    caller: callerOf(park.contacts, person),
  };
}

/** Whom to call about an offer, and when: the person, else the department, else the park. */
function callerOf(contacts: Contacts, person: Person | undefined) {
  const department = departmentFor(contacts, "rent");
  return {
    person,
    phone: person?.phone ?? department?.phone ?? contacts.phone,
    hours: department?.hours ?? contacts.workingHours,
  };
}

const similarMax = 4;
const alikeMax = 6;

/** The same with what the page says besides. Neighbours together have no like. */
export function loadOfferPage(request: Request) {
  const { content, park } = request;
  const loaded = loadOffer(request);
  if (!loaded) return undefined;
  const { unit, offer } = loaded;
  const others = offer.units.length > 1 ? [] : known(content.units);
  return {
    ...loaded,
    category: park.categories.find(({ id }) => id === unit.category),
    alike: alikeUnits(unit, others, alikeMax),
    similar: similarUnits(unit, others, similarMax),
  };
}

export type OfferProps = PageProps<NonNullable<ReturnType<typeof loadOffer>>>;
export type OfferPageProps = PageProps<NonNullable<ReturnType<typeof loadOfferPage>>>;

const isOfSize = (a: Unit, b: Unit) =>
  a.category === b.category && a.building.id === b.building.id && a.square === b.square;

/** What visitors compare besides building and area. Offices of other floors are alike, shops are not. */
const traits: Record<CategoryId, (unit: Unit) => unknown[]> = {
  office: (unit) => [unitFinish(unit), unit.layout],
  trade_area: (unit) => [unitFinish(unit), unit.floor.number, unit.water, unit.frontage],
  warehouse: (unit) => [unitFinish(unit), unit.floor.number, gateOf(unit), unit.clearHeight, unit.heatedTo],
};

const isAlike = (a: Unit, b: Unit) =>
  isOfSize(a, b) && JSON.stringify(traits[a.category](a)) === JSON.stringify(traits[b.category](b));

/** The same unit elsewhere in its building. */
const alikeUnits = (unit: Unit, all: readonly Unit[], max: number): Unit[] =>
  all
    .filter((other) => other.id !== unit.id && isAlike(other, unit))
    .sort((a, b) => a.floor.number - b.floor.number || a.id - b.id)
    .slice(0, max);

/** How far another area may lie from one's own to be close to it, as a part of it. */
export const similarAreaShare = 0.25;

/**
 * At most `max` of the category that are not alike, one of each building and area. Those of a close area come first, of
 * other buildings before the own one, then the nearest areas.
 */
function similarUnits(unit: Unit, all: readonly Unit[], max: number): Unit[] {
  const apart = (other: Unit) => Math.abs(other.square - unit.square);
  const rank = (other: Unit) => {
    const close = apart(other) <= unit.square * similarAreaShare;
    if (!close) return 2;
    return other.building.id === unit.building.id ? 1 : 0;
  };
  const found: Unit[] = [];
  const ranked = all
    .filter((other) => other.id !== unit.id && other.category === unit.category && !isAlike(other, unit))
    .sort((a, b) => rank(a) - rank(b) || apart(a) - apart(b) || lowestFirst(a.price, b.price));
  for (const other of ranked) {
    if (found.length === max) break;
    if (!found.some((same) => isOfSize(same, other))) found.push(other);
  }
  return found;
}

/** The other free units of a unit's floor, smallest first. */
const sameFloorUnits = (unit: Unit, all: readonly Unit[]): Unit[] =>
  all
    .filter(
      ({ id, building, floor }) =>
        id !== unit.id && building.id === unit.building.id && floor.number === unit.floor.number,
    )
    .sort((a, b) => a.square - b.square);

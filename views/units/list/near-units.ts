import type { Joined } from "../../content/joins.ts";
import { type Offer, offerOf } from "../../content/offer.ts";
import type { Unit } from "../../content/unit.ts";
import { type Gate, gateOf, gateWords, roomFor } from "../../content/unit-answers.ts";
import { phrase, rubles, squareMetres } from "../../ui/format.ts";
import { areaOf, criteriaOf, factValue, soughtIn } from "../criteria.ts";
import { groupAlike, roomEach } from "../ledger/row-groups.ts";
import type { ChosenUnits } from "../units.filter.ts";

/** A unit, or neighbours together, that almost fit, and what they cost to give in: «дороже на 30 480 ₽». */
export type NearOffer = { offer: Offer; note: string };

/** How far an area may lie beside the one asked for, as a part of it. */
const farthest = 0.6;
/** How far the area of neighbours together may lie beside it. */
const farthestJoined = 0.25;
/** So many are shown if all lie farther: the largest or the least still helps a visitor with an absurd question. */
const fartherMax = 3;

/** What comes closest, by area before all else: single units, one of equal ones, and neighbours together. */
export function nearOffers(
  stock: readonly Unit[],
  joined: readonly Joined[],
  chosen: ChosenUnits,
  max: number,
): NearOffer[] {
  const sought = soughtIn(stock, chosen);
  const alone = groupAlike(stock).map((alike) =>
    alike.map((unit) => costOf(offerOf([unit]), sought)).reduce((best, cost) => (byCost(cost, best) < 0 ? cost : best)),
  );
  const together = joined.map((offer) => costOf(offer, sought)).filter(({ gaps }) => gaps.length <= 2);
  const closest = (joinedBy: number, aloneBy: number, most: number) => {
    const pairs = together.filter(({ area }) => area <= joinedBy).sort(byCost);
    const singles = alone.filter(({ area }) => area <= aloneBy).sort(byCost);
    // Neighbours take half of the places at most: one floor may have dozens of pairs.
    return [...pairs.slice(0, Math.floor(most / 2)), ...singles].sort(byCost).slice(0, most);
  };
  const near = closest(farthestJoined, farthest, max);
  const shown = near.length > 0 ? near : closest(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, fartherMax);
  return shown.map((cost) => ({ offer: cost.offer, note: noteOf(cost, chosen) }));
}

/** `lacksGate`: the gates that were asked for are missing, and no lower price makes up for them. */
type Cost = { offer: Offer; lacksGate: boolean; area: number; others: number; areaWords: string; gaps: string[] };

/** Of two that cost the same to give in, the cheaper comes first. */
const byCost = (a: Cost, b: Cost) =>
  Number(a.lacksGate) - Number(b.lacksGate) || a.area - b.area || a.others - b.others || a.offer.price - b.offer.price;

/** What a missed condition without a measure counts. */
const unmeasured = 0.4;

/** How far an offer misses the area, and the other conditions together; a bound missed by 10 % counts 0.1. */
function costOf(offer: Offer, chosen: ChosenUnits): Cost {
  const [area, areaWords] = areaGap(offer.square, chosen);
  const [rent, rentWords] = rentGap(offer.price, chosen);
  const missedIn = criteriaOf(chosen).filter(({ fits }) => !offer.units.every((unit) => fits(unit, chosen)));
  // The row names the gates themselves.
  const others = missedIn.flatMap(({ missed, keys }) => (missed === undefined || keys.includes("gates") ? [] : missed));
  const lacksGate = missedIn.some(({ keys }) => keys.includes("gates"));
  return {
    offer,
    lacksGate,
    area,
    others: rent + others.length * unmeasured,
    areaWords,
    gaps: [rentWords, ...others].filter((words) => words !== ""),
  };
}

function areaGap(square: number, chosen: ChosenUnits): [by: number, words: string] {
  const { from, to, below } = areaOf(chosen);
  if (square < from) return [(from - square) / from, apart("меньше", from - square)];
  const most = Math.min(to, below);
  if (square > to || square >= below) return [(square - most) / most, apart("больше", square - most)];
  return [0, ""];
}

const apart = (how: string, by: number) =>
  by < 0.05 ? `чуть ${how}` : `${how} на ${squareMetres(Math.round(by * 10) / 10)}`;

function rentGap(price: number, { priceFrom = 0, priceTo }: ChosenUnits): [by: number, words: string] {
  if (priceTo === undefined && priceFrom === 0) return [0, ""];
  if (price <= 0) return [unmeasured, "цена по запросу"];
  if (price < priceFrom) return [(priceFrom - price) / priceFrom, `дешевле на ${rubles(priceFrom - price)}`];
  if (priceTo === undefined || price <= priceTo) return [0, ""];
  return [priceTo > 0 ? (price - priceTo) / priceTo : unmeasured, `дороже на ${rubles(price - priceTo)}`];
}

/** What was asked for by name, as the offer has it: «док», «с улицы вместо дока», «с отделкой». */
function askedWords({ units }: Offer, { gates, facts = [] }: ChosenUnits): string {
  const own = new Set(units.map(gateOf));
  const [gate] = own;
  const isOther = gate !== gates || own.size > 1;
  const gateText = gates && gate && (isOther ? `${shortGate[gate]} вместо ${gatesInstead[gates]}` : gateWords[gate]);
  const held = criteriaOf({ facts }).some(({ fits }) => units.every((unit) => fits(unit, { facts })));
  return phrase(gateText, ...(held ? facts.map(factValue) : []));
}

const shortGate: Record<Gate, string> = { ...gateWords, street: "с улицы" };
const gatesInstead: Record<Gate, string> = { dock: "дока", ramp: "пандуса", street: "ворот с улицы" };

/**
 * What was asked for, then what it costs to give in; for people the room of each says more than the area, and a budget
 * that holds is said too.
 */
function noteOf({ offer, area, areaWords, gaps }: Cost, chosen: ChosenUnits): string {
  const { people, priceTo } = chosen;
  const { square, price } = offer;
  const size = people && area <= farthest ? `${roomEach(square, people)}, ${roomFor(square / people)}` : areaWords;
  const isWithin = priceTo !== undefined && price > 0 && price <= priceTo;
  const cost = phrase(size, ...gaps, isWithin && "в бюджете") || "подходит по площади";
  return phrase(askedWords(offer, chosen), cost);
}

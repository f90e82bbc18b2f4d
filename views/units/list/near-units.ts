import { roomFor } from "../../content/capacity.ts";
import type { Joined } from "../../content/joins.ts";
import { type Offer, offerOf } from "../../content/offer.ts";
import type { Unit } from "../../content/unit.ts";
import { type Gate, gateOf, gateWords } from "../../content/unit-answers.ts";
import { phrase, rubles, squareMetres } from "../../ui/format.ts";
import { lowestFirst } from "../../ui/lowest-first.ts";
import { areaOf, criteriaOf, factValue, soughtIn } from "../criteria.ts";
import { groupAlike, roomEach } from "../ledger/row-groups.ts";
import type { ChosenUnits } from "../units.filter.ts";

/**
 * A unit, or neighbours together, that almost fit. `note` says how they differ, unless their row shows it:
 * «дороже на 30 480 ₽».
 */
export type NearOffer = { offer: Offer; note: string | undefined };

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
    alike.map((unit) => missOf(offerOf([unit]), sought)).reduce((best, miss) => (byMiss(miss, best) < 0 ? miss : best)),
  );
  const together = joined.map((offer) => missOf(offer, sought)).filter(({ gaps }) => gaps.length <= 2);
  const closest = (joinedBy: number, aloneBy: number, most: number) => {
    const pairs = together.filter(({ area }) => area <= joinedBy).sort(byMiss);
    const singles = alone.filter(({ area }) => area <= aloneBy).sort(byMiss);
    // Neighbours take half of the places at most: one floor may have dozens of pairs.
    return [...pairs.slice(0, Math.floor(most / 2)), ...singles].sort(byMiss).slice(0, most);
  };
  const near = closest(farthestJoined, farthest, max);
  const shown = near.length > 0 ? near : closest(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, fartherMax);
  return shown.map((miss) => ({ offer: miss.offer, note: noteOf(miss, chosen) }));
}

/**
 * How far an offer misses the question: its area, and all other conditions together. `gaps` are these in words.
 * `lacksGate`: it lacks the gates that were asked for, and no lower price makes up for them.
 */
type Miss = { offer: Offer; lacksGate: boolean; area: number; others: number; areaWords: string; gaps: string[] };

/** The nearest first; of two that are equally near, the cheaper one. */
const byMiss = (a: Miss, b: Miss) =>
  Number(a.lacksGate) - Number(b.lacksGate) ||
  a.area - b.area ||
  a.others - b.others ||
  lowestFirst(a.offer.price, b.offer.price);

/** What a missed condition without a measure counts. */
const unmeasured = 0.4;

/** How far an offer misses the area, and the other conditions together; a bound missed by 10 % counts 0.1. */
function missOf(offer: Offer, chosen: ChosenUnits): Miss {
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
  const offeredGates = new Set(units.map(gateOf));
  const [gate] = offeredGates;
  const isOther = gate !== gates || offeredGates.size > 1;
  const gateText = gates && gate && (isOther ? `${shortGate[gate]} вместо ${gatesInstead[gates]}` : gateWords[gate]);
  const held = criteriaOf({ facts }).some(({ fits }) => units.every((unit) => fits(unit, { facts })));
  return phrase(gateText, ...(held ? facts.map(factValue) : []));
}

const shortGate: Record<Gate, string> = { ...gateWords, street: "с улицы" };
const gatesInstead: Record<Gate, string> = { dock: "дока", ramp: "пандуса", street: "ворот с улицы" };

/** A row names its building and its floor. */
const shownByRow = new Set(["другой корпус", "другой этаж"]);

/**
 * What the visitor asked for, then how the offer misses it. For people the room of each says more than the area. A
 * budget that the offer keeps is named, too. Undefined if the row itself says all of it.
 */
function noteOf({ offer, area, areaWords, gaps }: Miss, chosen: ChosenUnits): string | undefined {
  const { people, priceTo } = chosen;
  const { square, price } = offer;
  const size = people && area <= farthest ? `${roomEach(square, people)}, ${roomFor(square / people)}` : areaWords;
  const isWithin = priceTo !== undefined && price > 0 && price <= priceTo;
  const missWords = phrase(askedWords(offer, chosen), size, ...gaps.filter((gap) => !shownByRow.has(gap)));
  if (isWithin) return phrase(missWords, "в бюджете");
  return missWords || (gaps.length > 0 ? undefined : "подходит по площади");
}

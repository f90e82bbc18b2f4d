import {
  buildingWords,
  dayInPark,
  dayNear,
  dayNearInShort,
  isDayOver,
  listed,
  plural,
  rubles,
  squareMetres,
  upperFirst,
} from "../ui/format.ts";
import { onceFor } from "../ui/once.ts";
import type { CategoryId } from "./park.ts";
import { kindName, type Unit } from "./unit.ts";

/**
 * Cheaper rent for some units: up to and with the day `until` (ISO 8601). `firstMonth` is the part of the first month's
 * rent that is paid: 0.5. Without `categories`, `bodies` (labels of buildings) or `squareFrom` (m²) it holds for all.
 * The lease begins by the day `startBy` (ISO 8601) and runs for at least `termMin` months.
 */
export type Promotion = {
  label: string;
  until: string;
  categories?: CategoryId[] | undefined;
  bodies?: string[] | undefined;
  squareFrom?: number | undefined;
  firstMonth?: number | undefined;
  startBy?: string | undefined;
  termMin?: number | undefined;
};

/** A promotion that runs on the day `runsOn` (ISO 8601), with the news item that tells its terms. */
export type RunningPromotion = Promotion & { newsId: number; runsOn: string };

/** The promotions that run at `now`, those that end first before the others; `until` is their last day in the park. */
export const runningPromotions = (news: readonly Announced[], now: Date): RunningPromotion[] =>
  runningOn(news, dayInPark(now));

/** A news item, as far as its promotion goes. */
type Announced = { id: number; promotion?: Promotion | undefined };

const runningOn = onceFor((news: readonly Announced[], today: string): RunningPromotion[] =>
  news
    .flatMap(({ id, promotion }) => (promotion ? [{ ...promotion, newsId: id, runsOn: today }] : []))
    .filter(({ until, startBy = until }) => !isDayOver(until, today) && !isDayOver(startBy, today))
    .sort((a, b) => a.until.localeCompare(b.until)),
);

type Offered = Pick<Unit, "category" | "building" | "square" | "status" | "availableFrom">;

/** Whether a lease of the unit can begin by `startBy`; a unit that becomes free on an unknown day cannot promise it. */
function canStartBy({ status, availableFrom }: Offered, startBy: string | undefined): boolean {
  if (startBy === undefined || status === "free") return true;
  return availableFrom !== undefined && availableFrom.slice(0, 10) <= startBy.slice(0, 10);
}

/** The first of the running promotions that holds for a unit. */
export const promotionFor = <Running extends Promotion>(
  unit: Offered,
  running: readonly Running[],
): Running | undefined =>
  running.find(
    ({ categories, bodies, squareFrom = 0, startBy }) =>
      (!categories || categories.includes(unit.category)) &&
      (!bodies || bodies.includes(unit.building.number)) &&
      unit.square >= squareFrom &&
      canStartBy(unit, startBy),
  );

/** The promotion of neighbours together: what holds for one of them only is no promise for all. */
export function promotionForAll<Running extends RunningPromotion>(
  units: readonly Offered[],
  running: readonly Running[],
): Running | undefined {
  const [promotion, ...others] = units.map((unit) => promotionFor(unit, running));
  return others.every((other) => other?.newsId === promotion?.newsId) ? promotion : undefined;
}

/** The rent of the first month, ₽; undefined where the promotion or the rent does not tell it. */
export const firstMonthOf = (price: number, promotion: Promotion | undefined): number | undefined =>
  price > 0 && promotion?.firstMonth !== undefined ? Math.round(price * promotion.firstMonth) : undefined;

/** «первый месяц 93 600 ₽, если подписать договор от года до 31 декабря»; undefined without such a promotion. */
export function firstMonthWords(price: number, promotion: RunningPromotion | undefined): string | undefined {
  const rent = firstMonthOf(price, promotion);
  return promotion && rent !== undefined ? `первый месяц ${rubles(rent)}, ${promotionCondition(promotion)}` : undefined;
}

/** «первый месяц 93 600 ₽ до 31.12.2026»: for a picture, which has little room and is looked at any day. */
export function firstMonthInShort(price: number, promotion: RunningPromotion | undefined): string | undefined {
  const rent = firstMonthOf(price, promotion);
  if (!promotion || rent === undefined) return undefined;
  return `первый месяц ${rubles(rent)} до ${dayNearInShort(promotion.until, undefined)}`;
}

/** «Первый месяц за полцены»; the API's own label where it is another discount. */
export const promotionTitle = ({ firstMonth, label }: Promotion): string =>
  firstMonth === 0.5 ? "Первый месяц за полцены" : label;

/** «Офисы от 50 м² в корпусах 1, 2 и 5. Нужен договор от года, подписанный до 31 декабря.» */
export function promotionTerms(promotion: RunningPromotion): string {
  const { categories, squareFrom, bodies, until, runsOn } = promotion;
  const kinds = categories ? listed(categories.map((category) => kindName[category])) : "помещения";
  const square = squareFrom ? ` от ${squareMetres(squareFrom)}` : "";
  const where = bodies ? ` в ${buildingWords(bodies, "prepositional")}` : "";
  return `${upperFirst(kinds)}${square}${where}. Нужен ${leaseInWords(promotion)}, подписанный до ${dayNear(until, runsOn)}.`;
}

/** «если подписать договор от года до 31 декабря»: what it takes to get the promotion for one unit. */
export const promotionCondition = (promotion: RunningPromotion): string =>
  `если подписать ${leaseInWords(promotion)} до ${dayNear(promotion.until, promotion.runsOn)}`;

/** «договор от года», «договор». */
const leaseInWords = (promotion: Promotion): string => ["договор", termInWords(promotion)].filter(Boolean).join(" ");

/** «от года», «от 11 месяцев»: for how long the lease must run; undefined where it may run for any time. */
export function termInWords({ termMin }: Promotion): string | undefined {
  if (!termMin) return undefined;
  if (termMin === 12) return "от года";
  const years = termMin / 12;
  if (Number.isInteger(years)) return `от ${plural(years, "года", "лет", "лет")}`;
  return `от ${plural(termMin, "месяца", "месяцев", "месяцев")}`;
}

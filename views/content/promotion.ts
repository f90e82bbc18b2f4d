import { inParkTime } from "../ui/format.ts";
import { onceFor } from "../ui/once-for.ts";
import type { NewsItem, Promotion } from "./news-item.ts";
import type { Unit } from "./unit.ts";

/** A promotion that runs, with the news item that tells its terms. */
export type RunningPromotion = Promotion & { newsId: number };

/** The promotions that run at `now`, those that end first before the others; `until` is their last day in the park. */
export const runningPromotions = (news: readonly Told[], now: Date): RunningPromotion[] =>
  runningOn(news, inParkTime(now.getTime()).slice(0, 10));

type Told = Pick<NewsItem, "id" | "promotion">;

const runningOn = onceFor((news: readonly Told[], today: string): RunningPromotion[] =>
  news
    .flatMap(({ id, promotion }) => (promotion ? [{ ...promotion, newsId: id }] : []))
    .filter(({ until }) => until.slice(0, 10) >= today)
    .sort((a, b) => a.until.localeCompare(b.until)),
);

type Offered = Pick<Unit, "category" | "building" | "square">;

/** The first of the running promotions that holds for a unit. */
export const promotionFor = <Running extends Promotion>(
  { category, building, square }: Offered,
  running: readonly Running[],
): Running | undefined =>
  running.find(
    ({ categories, bodies, squareFrom = 0 }) =>
      (!categories || categories.includes(category)) &&
      (!bodies || bodies.includes(building.number)) &&
      square >= squareFrom,
  );

/** The rent of the first month, ₽; undefined where the promotion or the rent does not tell it. */
export const firstMonthOf = (price: number, promotion: Promotion | undefined): number | undefined =>
  price > 0 && promotion?.firstMonth !== undefined ? Math.round(price * promotion.firstMonth) : undefined;

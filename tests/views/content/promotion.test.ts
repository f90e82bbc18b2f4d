import { describe, expect, test } from "vitest";
import { reading } from "../../../server/content/lenient.ts";
import { picturedSchemas } from "../../../server/content/pictured-schemas.ts";
import { isPast, shortAt } from "../../../views/content/news-item.ts";
import {
  firstMonthOf,
  promotionCondition,
  promotionFor,
  promotionTerms,
  runningPromotions,
} from "../../../views/content/promotion.ts";

const half = {
  label: "−50 % на первый месяц",
  until: "2026-12-31",
  bodies: ["1", "2"],
  squareFrom: 50,
  firstMonth: 0.5,
};
const news = [{ id: 22, promotion: { ...half, categories: ["office" as const] } }, { id: 21 }];
const office = { category: "office" as const, building: { id: 1, number: "2" }, square: 50, status: "free" as const };
const at = (time: string) => runningPromotions(news, new Date(time));

describe("A promotion", () => {
  test("runs up to the end of its last day in the park", () => {
    expect(at("2026-12-31T20:59:00Z")).toHaveLength(1);
    expect(at("2026-12-31T21:00:00Z")).toEqual([]);
  });
  test("holds for the kinds, buildings and areas that it names, and for no others", () => {
    const running = at("2026-11-23T09:00:00Z");
    expect(promotionFor(office, running)).toMatchObject({ newsId: 22 });
    expect(promotionFor({ ...office, square: 49.9 }, running)).toBeUndefined();
    expect(promotionFor({ ...office, building: { id: 3, number: "3" } }, running)).toBeUndefined();
    expect(promotionFor({ ...office, category: "warehouse" }, running)).toBeUndefined();
  });
  test("says the year of its last day, if that is another one, and, once it is over, when it ended", () => {
    const [running] = runningPromotions([{ id: 1, promotion: { label: "", until: "2027-01-10" } }], new Date(0));
    expect(running && promotionTerms(running)).toContain("до 10 января 2027");
    const [item] = news;
    const shortOn = (day: string) => item && shortAt({ ...item, short: "Дешевле." }, new Date(day));
    expect(shortOn("2026-12-31T20:59:00Z")).toBe("Дешевле.");
    expect(shortOn("2026-12-31T21:00:00Z")).toBe("Акция закончилась 31 декабря 2026. Дешевле.");
  });
  test("is not needed for an event or works to be over: they say so, with their day", () => {
    const fair = { short: "Приходите.", lastDay: "2026-10-24" };
    const now = (day: string) => new Date(`${day}T12:00:00+03:00`);
    expect([isPast(fair, now("2026-10-24")), shortAt(fair, now("2026-10-24"))]).toEqual([false, "Приходите."]);
    expect([isPast(fair, now("2026-10-25")), shortAt(fair, now("2026-10-25"))]).toEqual([
      true,
      "Закончилось 24 октября. Приходите.",
    ]);
  });
  test("holds for units that become free in time for its first day of lease alone", () => {
    const running = at("2026-11-23T09:00:00Z").map((promotion) => ({ ...promotion, startBy: "2027-02-01" }));
    const later = (availableFrom?: string) => ({ ...office, status: "soon" as const, availableFrom });
    expect(promotionFor(office, running)).toMatchObject({ newsId: 22 });
    expect(promotionFor(later("2027-02-01"), running)).toMatchObject({ newsId: 22 });
    expect(promotionFor(later("2027-02-02"), running)).toBeUndefined();
    expect(promotionFor(later(), running)).toBeUndefined();
  });
  test("says in one sentence what it takes", () => {
    const running = { ...half, newsId: 22, runsOn: "2026-11-23" };
    expect(promotionTerms({ ...running, termMin: 12 })).toBe(
      "Помещения от 50 м² в корпусах 1 и 2. Нужен договор от года, подписанный до 31 декабря.",
    );
    expect(promotionCondition({ ...running, termMin: 36 })).toBe("если подписать договор от 3 лет до 31 декабря");
    expect(promotionCondition(running)).toBe("если подписать договор до 31 декабря");
  });
  test("makes the first month cheaper, but tells nothing of a rent that is not known", () => {
    expect(firstMonthOf(187_201, half)).toBe(93_601);
    expect(firstMonthOf(0, half)).toBeUndefined();
    expect(firstMonthOf(187_200, { ...half, firstMonth: undefined })).toBeUndefined();
  });
  test("is left out whole where one of its conditions cannot be read: it would hold for more units", () => {
    const { newsItem } = picturedSchemas(() => undefined);
    const item = { id: 1, type: "promo", title: "Т", date: "2026-11-12", short: "", content: "" };
    const read = (promotion: unknown) => reading(newsItem, { ...item, promotion }).value?.promotion;
    expect(read(half)).toMatchObject({ bodies: ["1", "2"] });
    expect(read({ ...half, bodies: "1" })).toBeUndefined();
    expect(read({ ...half, squareFrom: "от 50" })).toBeUndefined();
    expect(read({ ...half, categories: ["flat"] })).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { movedByWeeks, weeksOfAge } from "../../../server/stand-in/moving-days.ts";
import { park, parkOn } from "../../../server/stand-in/stand-in-park.ts";
import { dayInPark } from "../../../views/ui/format.ts";
import { DAY_MS } from "../../support/spans.ts";

/** The days on which `npm run test:days` runs, and one of each weekday after the content was written. */
const moments = [
  ...["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-26", "2026-11-27", "2026-11-28"],
  ...["2026-12-31", "2027-01-01", "2028-02-29", "2031-06-18"],
].map((day) => new Date(`${day}T23:59:00+03:00`));

const daysFrom = (now: Date, day: string) =>
  Math.round((Date.parse(day.slice(0, 10)) - Date.parse(dayInPark(now))) / DAY_MS);

describe.each(moments)("A stand-in that starts on %s", (now) => {
  const moved = parkOn(now);
  const promotions = moved.news.flatMap(({ promotion }) => promotion ?? []);

  test("has a running promotion, and news of the last days but none of the future", () => {
    expect(Math.max(...promotions.map(({ until }) => daysFrom(now, until)))).toBeGreaterThan(20);
    const ages = moved.news.map(({ date }) => -daysFrom(now, date));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...ages)).toBeLessThan(10);
  });

  test("has units that become free soon, and one whose day has just passed", () => {
    const waits = moved.pavilions.flatMap(({ availableFrom }) => availableFrom ?? []).map((day) => daysFrom(now, day));
    expect(waits.filter((wait) => wait > 0).length).toBeGreaterThan(20);
    expect(waits.filter((wait) => wait < 0 && wait > -8)).toHaveLength(1);
    expect(moved.pavilions.filter(({ updatedAt }) => daysFrom(now, updatedAt) >= 0)).toEqual([]);
  });

  test("has a vacancy of the last days", () => {
    const ages = moved.vacancies.map(({ publishedAt }) => -daysFrom(now, publishedAt));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(8);
  });

  test("keeps every weekday that its texts name", () => {
    const named = /(понедельник|вторник|сред[ау]|четверг|пятниц[ауы]|суббот[ау]|воскресенье),? (\d{1,2}) ([а-я]+)/g;
    const weekdays = moved.news.flatMap((item) =>
      [...JSON.stringify(item).matchAll(named)].map(([words, weekday = "", date, month = ""]) => {
        const near = [-1, 0, 1].map((by) => new Date(`${Number(item.date.slice(0, 4)) + by}-07-01`).getUTCFullYear());
        const days = near.flatMap((year) =>
          Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, day + 1))),
        );
        const long = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });
        const nearest = days
          .filter((day) => long.format(day) === `${date} ${month}`)
          .sort((a, b) => Math.abs(a.getTime() - Date.parse(item.date)) - Math.abs(b.getTime() - Date.parse(item.date)))
          .at(0);
        const actual = new Intl.DateTimeFormat("ru", { weekday: "long", timeZone: "UTC" }).format(nearest);
        return { words, fits: actual.slice(0, 4) === weekday.slice(0, 4) };
      }),
    );
    expect(weekdays.length).toBeGreaterThan(10);
    expect(weekdays.filter(({ fits }) => !fits)).toEqual([]);
  });
});

test("As it is written, the stand-in is that of one week", () => {
  expect(weeksOfAge(new Date("2026-11-27T20:59:00Z"))).toBe(0);
  expect(weeksOfAge(new Date("2026-11-27T21:01:00Z"))).toBe(1);
  expect(parkOn(new Date("2026-11-25T09:00:00Z")).news).toEqual(park.news);
});

test("Days move in fields and texts, also over the end of a year and a leap day; history stays", () => {
  const item = {
    until: "2026-12-31",
    at: "2026-12-31T10:00:00+03:00",
    text: "с 12 ноября по 31 декабря 2026 года, начать до 1 февраля; с 2007 года 38 тонн, план на 2026-й",
  };
  expect(movedByWeeks(item, 1, "2026-11-12")).toEqual({
    until: "2027-01-07",
    at: "2027-01-07T10:00:00+03:00",
    text: "с 19 ноября по 7 января 2027 года, начать до 8 февраля; с 2007 года 38 тонн, план на 2026-й",
  });
  expect(movedByWeeks({ text: "до 31 декабря" }, 1, "2026-11-12")).toEqual({ text: "до 7 января 2027" });
  expect(movedByWeeks({ text: "до 25 февраля, в 2026 году" }, 53, "2027-02-20")).toEqual({
    text: "до 2 марта, в 2027 году",
  });
});

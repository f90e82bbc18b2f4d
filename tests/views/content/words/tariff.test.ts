import { describe, expect, test } from "vitest";
import { commonTariff, hourlyTariff, monthlyTariff } from "../../../../views/content/words/tariff.ts";

const hourly = "Первые 30 минут бесплатно, затем 100 ₽ за час, не более 800 ₽ за сутки";

describe("A tariff", () => {
  test("by the hour is read as free minutes, an hour's and a day's price", () => {
    expect(hourlyTariff(hourly)).toEqual({ freeMinutes: 30, perHour: 100, perDay: 800 });
    expect(hourlyTariff(hourly.replace("800", "1\u00a0200"))?.perDay).toBe(1200);
  });
  test.each(["", "100 ₽ за час", `${hourly} с НДС`, hourly.replace("800", "80")])(
    "in other words stays words: %s",
    (words) => {
      expect(hourlyTariff(words)).toBeUndefined();
    },
  );
  test("by the month is its price and what it is for", () => {
    expect(monthlyTariff("6 500 ₽ в месяц с НДС 22 %")).toEqual({ price: 6500, rest: "за место в месяц с НДС 22 %" });
    expect(monthlyTariff("Бесплатно")).toBeUndefined();
  });
  test("of several zones is told once as far as it is the same", () => {
    expect(commonTariff([hourly, `${hourly}; грузовики — по пропуску`])).toEqual({
      common: hourly,
      rest: ["", "грузовики — по пропуску"],
    });
    expect(commonTariff([hourly, "Бесплатно"])).toEqual({ common: "", rest: [hourly, "Бесплатно"] });
    expect(commonTariff([])).toEqual({ common: "", rest: [] });
  });
});

import { describe, expect, test } from "vitest";
import type { ParkingZone } from "../../../../views/content/parking.ts";
import { commonTariff, monthlyOf } from "../../../../views/content/words/tariff.ts";

const hourly = "Первые 30 минут бесплатно, затем 100 ₽ за час, не более 800 ₽ за сутки";

describe("A tariff", () => {
  test("by the month tells its price in words only where no field does", () => {
    const monthlyOfWords = (tariff: string, monthly?: number) => monthlyOf({ tariff, monthly } as ParkingZone);
    expect(monthlyOfWords("6 500 ₽ в месяц с НДС 22 %")).toBe(6500);
    expect(monthlyOfWords("6 500 ₽ в месяц", 7000)).toBe(7000);
    expect(monthlyOfWords("Бесплатно")).toBeUndefined();
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

import { describe, expect, it } from "vitest";
import { openingHours } from "../../../views/content/opening-hours.jsonld.ts";

describe("structured data of a schedule", () => {
  it.each([
    ["Пн–Пт 9:00–18:00", ["Mo-Fr 09:00-18:00"]],
    ["Пн–Пт 7:30–20:00, Сб 10:00–16:00", ["Mo-Fr 07:30-20:00", "Sa 10:00-16:00"]],
    ["Ежедневно 8:00–22:00", ["Mo-Su 08:00-22:00"]],
    ["Круглосуточно", ["Mo-Su 00:00-23:59"]],
  ])("%s", (schedule, expected) => {
    expect(openingHours({ schedule })).toEqual(expected);
  });

  it("is omitted if any part has another wording", () => {
    expect(openingHours({ schedule: "Пн–Пт 8:00–20:00, в выходные по заказу" })).toBeUndefined();
  });

  it("comes from the data where the words say more", () => {
    const hours = [{ days: [1, 2, 5], from: "08:00", to: "20:00" }];
    expect(openingHours({ schedule: "По будням, кроме среды", hours })).toEqual(["Mo,Tu,Fr 08:00-20:00"]);
  });
});

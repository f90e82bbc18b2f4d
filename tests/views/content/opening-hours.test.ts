import { describe, expect, it, test } from "vitest";
import {
  openingHours,
  openingInWords,
  openingsInPark,
  timeInWords,
  weekOf,
} from "../../../views/content/opening-hours.ts";
import { DAY_MS } from "../../support/spans.ts";

describe("structured data of a schedule", () => {
  it.each([
    ["Пн–Пт 9:00–18:00", ["Mo,Tu,We,Th,Fr 09:00-18:00"]],
    ["Пн–Пт 7:30–20:00, Сб 10:00–16:00", ["Mo,Tu,We,Th,Fr 07:30-20:00", "Sa 10:00-16:00"]],
    ["Ежедневно 8:00–22:00", ["Mo,Tu,We,Th,Fr,Sa,Su 08:00-22:00"]],
    ["Круглосуточно", ["Mo,Tu,We,Th,Fr,Sa,Su 00:00-23:59"]],
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

const office = "Пн–Пт 9:00–18:00, Сб 10:00–16:00";
const friday = (time: string) => new Date(`2026-11-20T${time}:00+03:00`);
const saturday = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);
const monday = (time: string) => new Date(`2026-11-23T${time}:00+03:00`);

describe("Opening hours in the park's time zone", () => {
  test.each([
    [office, friday("09:00"), "Открыто до 18:00"],
    [office, friday("17:59"), "Открыто до 18:00"],
    [office, friday("18:00"), "Откроется завтра в 10:00"],
    [office, friday("08:30"), "Откроется сегодня в 9:00"],
    [office, saturday("16:30"), "Откроется в понедельник в 9:00"],
    ["Ежедневно 8:00–22:00", friday("23:30"), "Откроется завтра в 8:00"],
    ["Пн–Пт 6:30–23:00, Сб–Вс 9:00–21:00", saturday("09:00"), "Открыто до 21:00"],
    ["Круглосуточно", friday("03:00"), "Открыто круглосуточно"],
    ["Ежедневно 0:00–24:00", friday("03:00"), "Открыто круглосуточно"],
    ["Ежедневно 10:00–24:00", friday("23:59"), "Открыто до 24:00"],
    ["Пт–Сб 20:00–2:00", saturday("01:30"), "Открыто до 2:00"],
    ["Вс 20:00–2:00", monday("01:00"), "Открыто до 2:00"],
    ["Вс 20:00–2:00, Пн 2:00–9:00", monday("01:00"), "Открыто до 9:00"],
    ["Пн 6:00–24:00, Вт–Вс 0:00–24:00, Пн 0:00–6:00", monday("01:00"), "Открыто круглосуточно"],
    ["Пн–Сб 6:00–6:00, Вс 6:00–7:00", monday("06:30"), "Открыто"],
    ["Пн 9:00–18:00", monday("19:00"), "Откроется 30 ноября в 9:00"],
  ])("%s at %s: %s", (schedule, now, words) => {
    expect(openingInWords({ schedule }, now)?.text).toBe(words);
  });
  test.each([
    "по записи",
    "",
    "Пн–Пт с утра",
    "Пн-Пт 9–18",
    "Сб–Пн 9:00–18:00",
    "Пн 25:00–26:00",
    "Пн–Пт 9:00–18:00, обед",
    "Охрана — круглосуточно, бюро пропусков — Пн–Пт 8:00–20:00",
  ])("stay words for %j", (schedule) => {
    expect(openingInWords({ schedule }, friday("12:00"))).toBeUndefined();
    expect(weekOf({ schedule })).toBeUndefined();
  });
  test("are unknown where nothing is told", () => {
    expect(openingInWords({}, friday("12:00"))).toBeUndefined();
    expect(weekOf({ hours: [] })).toBeUndefined();
  });
  test("do not follow the server's own time zone: midnight in the park is nine in the evening in UTC", () => {
    expect(timeInWords(new Date("2026-11-22T21:00:00Z"))).toBe("0:00, понедельник");
  });
});

describe("On closed days", () => {
  const closedDays = ["2026-11-20", "2026-11-22"];
  test.each([
    [office, friday("12:00"), "Откроется завтра в 10:00"],
    [office, saturday("12:00"), "Открыто до 16:00"],
    ["Ежедневно 8:00–22:00", saturday("23:00"), "Откроется в понедельник в 8:00"],
    ["Ежедневно 20:00–2:00", saturday("01:00"), "Откроется сегодня в 20:00"],
    ["Ежедневно 20:00–2:00", new Date("2026-11-22T01:00:00+03:00"), "Открыто до 2:00"],
    ["Пт 9:00–18:00", friday("10:00"), "Откроется 27 ноября в 9:00"],
    ["Круглосуточно", friday("12:00"), "Откроется завтра в 0:00"],
    ["Круглосуточно", saturday("12:00"), "Открыто до 24:00"],
  ])("what works %s is at %s: %s", (schedule, now, words) => {
    expect(openingInWords({ schedule, closedDays }, now)?.text).toBe(words);
  });
  test("of the park a place is closed, unless it has its own list or never closes", () => {
    const places = [{ schedule: office }, { schedule: office, closedDays: [] }, { schedule: "Круглосуточно" }];
    const open = openingsInPark(places, closedDays).map((place) => openingInWords(place, friday("12:00"))?.open);
    expect(open).toEqual([false, true, true]);
  });
  test("that leave no day of a year open, nothing is told", () => {
    const everyFriday = Array.from({ length: 60 }, (_, week) =>
      new Date(Date.parse("2026-11-20") + week * 7 * DAY_MS).toISOString().slice(0, 10),
    );
    expect(openingInWords({ schedule: "Пт 9:00–18:00", closedDays: everyFriday }, friday("12:00"))).toBeUndefined();
  });
});

describe("Opening hours as data", () => {
  const hours = [
    { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" },
    { days: [6], from: "10:00", to: "16:00" },
  ];

  test("say the same as words", () => {
    expect(weekOf({ hours })).toEqual(weekOf({ schedule: office }));
    expect(openingInWords({ hours }, friday("12:00"))).toEqual({ open: true, text: "Открыто до 18:00" });
  });
  test("are used where the words say more than hours", () => {
    const opening = { schedule: "Пн–Пт 9:00–18:00, Сб 10:00–16:00, в праздники по записи", hours };
    expect(openingInWords(opening, saturday("12:00"))).toEqual({ open: true, text: "Открыто до 16:00" });
  });
  test("and words that contradict each other tell nothing: the words are shown", () => {
    expect(weekOf({ schedule: "Ежедневно 9:00–18:00", hours })).toBeUndefined();
    expect(openingInWords({ schedule: "Ежедневно 9:00–18:00", hours }, friday("12:00"))).toBeUndefined();
  });
  test("around the clock are one week", () => {
    const always = [{ days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "24:00" }];
    expect(weekOf({ hours: always, schedule: "Круглосуточно" })).toEqual(weekOf({ schedule: "Круглосуточно" }));
  });
});

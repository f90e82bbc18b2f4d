import { describe, expect, test } from "vitest";
import { openingInWords, openingState } from "../../../views/visit/opening-hours.ts";

const office = "Пн–Пт 9:00–18:00, Сб 10:00–16:00";
const friday = (time: string) => new Date(`2026-11-20T${time}:00+03:00`);
const saturday = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);
const words = (schedule: string, now: Date) => openingInWords(schedule, now)?.text;

describe("opening hours in Moscow", () => {
  test.each([
    [office, friday("09:00"), "Сейчас открыто до 18:00"],
    [office, friday("17:59"), "Сейчас открыто до 18:00"],
    [office, friday("18:00"), "Закрыто, откроется завтра в 10:00"],
    [office, friday("08:30"), "Закрыто, откроется сегодня в 9:00"],
    [office, saturday("16:30"), "Закрыто, откроется в понедельник в 9:00"],
    ["Ежедневно 8:00–22:00", friday("23:30"), "Закрыто, откроется завтра в 8:00"],
    ["Пн–Пт 6:30–23:00, Сб–Вс 9:00–21:00", saturday("09:00"), "Сейчас открыто до 21:00"],
    ["Круглосуточно", friday("03:00"), "Открыто круглосуточно"],
    ["Пт–Сб 20:00–2:00", saturday("01:30"), "Сейчас открыто до 2:00"],
    ["Вс 20:00–2:00", new Date("2026-11-23T01:00:00+03:00"), "Сейчас открыто до 2:00"],
    ["Пн 9:00–18:00", new Date("2026-11-23T19:00:00+03:00"), "Закрыто, откроется в понедельник в 9:00"],
  ])("%s at %s: %s", (schedule, now, expected) => {
    expect(words(schedule, now)).toBe(expected);
  });

  test.each([
    "по записи",
    "",
    "Пн–Пт с утра",
    "Пн-Пт 9–18",
    "Сб–Пн 9:00–18:00",
    "Пн 25:00–26:00",
    "Пн–Пт 9:00–18:00, обед",
  ])("are omitted for %j", (schedule) => {
    expect(openingState(schedule, friday("12:00"))).toBeUndefined();
  });

  test("are omitted without a schedule", () => {
    expect(openingInWords(undefined, friday("12:00"))).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { whenWeCall } from "../../../views/enquiries/Thanks.tsx";
import { type CallPromise, parkStatements } from "../../../views/park/claims/claims.ts";
import { plain } from "../../support/pages/page-text.ts";

const { calls: promises } = parkStatements;
const office = "Пн–Пт 9:00–18:00";
const on = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+03:00`);
const words = (schedule: string | undefined, now: Date, calls: CallPromise = promises.rent, closedDays?: string[]) => {
  const call = whenWeCall(calls, { schedule, closedDays }, now);
  return call && plain([`Перезвоним ${call.when}`, call.reason].filter(Boolean).join(". "));
};

describe("the callback promise", () => {
  test.each([
    // Saturday 21, Sunday 22, Monday 23, Friday 20 November 2026.
    [on(21, "23:15"), "Перезвоним в понедельник с 9:00. Сейчас 23:15, суббота. Отвечаем по будням с 9:00 до 18:00."],
    [on(22, "12:00"), "Перезвоним завтра с 9:00. Сейчас 12:00, воскресенье. Отвечаем по будням с 9:00 до 18:00."],
    [on(23, "08:59"), "Перезвоним сегодня с 9:00. Сейчас 8:59, понедельник. Отвечаем по будням с 9:00 до 18:00."],
    [on(23, "09:00"), "Перезвоним в течение 15 минут"],
    [on(23, "17:45"), "Перезвоним в течение 15 минут"],
    [on(23, "17:46"), "Перезвоним завтра с 9:00. Сейчас 17:46, понедельник. Отвечаем по будням с 9:00 до 18:00."],
    [on(20, "18:00"), "Перезвоним в понедельник с 9:00. Сейчас 18:00, пятница. Отвечаем по будням с 9:00 до 18:00."],
  ])("at %s: %s", (now, expected) => {
    expect(words(office, now)).toBe(expected);
  });
  test.each([
    ["2027-01-01T11:00", "Перезвоним 11 января с 9:00. Сейчас 11:00, пятница. Отвечаем по будням с 9:00 до 18:00."],
    [
      "2026-12-31T17:50",
      "Перезвоним 11 января 2027 с 9:00. Сейчас 17:50, четверг. Отвечаем по будням с 9:00 до 18:00.",
    ],
    ["2027-01-08T11:00", "Перезвоним в понедельник с 9:00. Сейчас 11:00, пятница. Отвечаем по будням с 9:00 до 18:00."],
    ["2026-12-31T17:40", "Перезвоним в течение 15 минут"],
  ])("on the closed days of a park, at %s, waits for its next working day", (now, expected) => {
    const holidays = ["01", "02", "03", "04", "05", "06", "07", "08"].map((day) => `2027-01-${day}`);
    expect(words(office, new Date(`${now}:00+03:00`), promises.rent, holidays)).toBe(expected);
  });
  test("ignores the clock for round-the-clock hours", () => {
    expect(words("Круглосуточно", on(21, "23:15"))).toBe("Перезвоним в течение 15 минут");
  });
  test.each([undefined, "", "по договорённости"])("is absent for the hours %j", (hours) => {
    expect(words(hours, on(23, "12:00"))).toBeUndefined();
  });
  test("is absent if the park promises nothing", () => {
    expect(whenWeCall(undefined, { schedule: office }, on(23, "12:00"))).toBeUndefined();
  });
  test("is a working day for a vacancy", () => {
    expect(words(office, on(23, "17:59"), promises.vacancy)).toBe("Перезвоним в течение рабочего дня");
  });
});

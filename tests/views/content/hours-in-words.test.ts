import { describe, expect, test } from "vitest";
import { hoursInSentence } from "../../../views/content/hours-in-words.ts";

describe("a schedule inside a sentence", () => {
  test.each([
    ["Пн–Пт 9:00–18:00", "по будням с 9:00 до 18:00"],
    ["Ежедневно 7:00–22:00", "ежедневно с 7:00 до 22:00"],
    ["Круглосуточно", "круглосуточно"],
    ["Пн–Пт 9:00–18:00, Сб 10:00–16:00", "пн–пт 9:00–18:00, сб 10:00–16:00"],
    ["По договорённости", "по договорённости"],
  ])("%s: %s", (schedule, words) => {
    expect(hoursInSentence(schedule)).toBe(words);
  });
});

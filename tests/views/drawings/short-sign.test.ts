import { describe, expect, test } from "vitest";
import { shortSign } from "../../../views/drawings/short-sign.ts";

describe("The short sign of a building", () => {
  test.each([
    ["1", "1"],
    ["2А", "2А"],
    ["Ж-12", "Ж-12"],
    ["1 Долгоезван", "1"],
    ["Административный корпус", "Адми…"],
  ])("of %s is %s", (number, sign) => {
    expect(shortSign(number)).toBe(sign);
  });
});

import { describe, expect, test } from "vitest";
import { shortSign } from "../../../views/drawings/short-sign.ts";

describe("A number as a drawing has room for it", () => {
  test.each([
    ["1", "1"],
    ["2А", "2А"],
    ["Ж-12", "Ж-12"],
    ["1 Долгоезван", "1"],
    ["Административный корпус", "Адми…"],
  ])("%s is shown as %s", (number, sign) => {
    expect(shortSign(number)).toBe(sign);
  });
});

import { describe, expect, test } from "vitest";
import { shortSign, signTurn } from "../../../views/drawings/short-sign.ts";

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

test("A long number runs along a building that is drawn upright, and lies on all others", () => {
  const [upright, lying] = [
    { x: 0, y: 0, length: 18, width: 120, height: 30 },
    { x: 0, y: 0, length: 120, width: 18, height: 30 },
  ];
  expect(signTurn("10Б", upright, 5, 6)).toBe("rotate(-90 5 6)");
  expect(signTurn("10Б", lying, 5, 6)).toBeUndefined();
  expect(signTurn("4", upright, 5, 6)).toBeUndefined();
});

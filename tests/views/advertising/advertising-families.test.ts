import { describe, expect, it } from "vitest";
import { familyOf, inFamilies, otherSolutions } from "../../../views/advertising/advertising-families.ts";
import { aSolution } from "../samples.ts";

const pixels = [{ name: "Шаг пикселя", value: "6,25 мм" }];
const outdoor = aSolution(1, { name: "Медиафасад корпуса 3", placement: "Корпус 3, западный фасад", facts: pixels });
const lifts = aSolution(2, { name: "Экраны в лифтах", placement: "Лифты корпусов 1–5", facts: pixels });
const hall = aSolution(3, { name: "Видеостена", placement: "Корпус 4, этаж 1, холл", facts: pixels });
const board = aSolution(4, { name: "Суперсайт у въезда" });
const boxes = aSolution(5, { name: "Лайтбоксы в галерее", placement: "Корпус 6, этажи 1–3" });

describe("kinds of advertising", () => {
  it("know a screen on a wall, a screen indoors and print by what upstream tells", () => {
    expect([outdoor, lifts, hall, board, boxes].map(familyOf)).toEqual([
      "outdoor",
      "indoor",
      "indoor",
      "print",
      "print",
    ]);
  });

  it("hold every place once, and leave out a kind that has none", () => {
    const families = inFamilies([boxes, outdoor, board]);
    expect(families.map(({ id, solutions }) => [id, solutions.map((one) => one.id)])).toEqual([
      ["outdoor", [1]],
      ["print", [5, 4]],
    ]);
  });

  it("offer places of the same kind first, never the place itself", () => {
    const others = otherSolutions(lifts, [outdoor, lifts, hall, board], 2);
    expect(others.map(({ id }) => id)).toEqual([3, 1]);
  });
});

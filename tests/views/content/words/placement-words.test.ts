import { describe, expect, it } from "vitest";
import { buildingNamedIn } from "../../../../views/content/words/placement-words.ts";
import { aBuilding } from "../../samples.ts";

const buildings = [aBuilding(1, 9), aBuilding(10, 2), aBuilding(2, 3, { number: "2А" })];

describe("the building of a place's text", () => {
  it.each([
    ["Корпус 1, этаж 1", 1],
    ["Остановка у корпуса 1", 1],
    ["корпус 10, рампа", 10],
    ["Корпус 2А, холл", 2],
  ])("%s", (place, id) => {
    expect(buildingNamedIn(place, buildings)?.id).toBe(id);
  });

  it.each(["Лифты корпусов 1–5", "Въезд с Параллельного проезда", "Корпус 77", undefined])(
    "%s: no building",
    (place) => {
      expect(buildingNamedIn(place, buildings)).toBeUndefined();
    },
  );
});

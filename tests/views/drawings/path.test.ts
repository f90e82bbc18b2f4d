import { expect, test } from "vitest";
import { strokes } from "../../../views/drawings/path.ts";

test("equal strokes follow each other by the same step, lying or upright", () => {
  expect(strokes([0, 5], [10, 0], [0, 4], 3)).toBe("M0 5h10m-10 4h10m-10 4h10");
  expect(strokes([0, 5], [0, 8], [2.5, 0], 2)).toBe("M0 5v8m2.5 -8v8");
  expect(strokes([0, 5], [0, 8], [2.5, 0], 0)).toBe("");
});

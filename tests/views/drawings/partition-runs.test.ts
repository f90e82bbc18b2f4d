import { expect, test } from "vitest";
import { partitionRuns } from "../../../views/drawings/unit-plan/unit-marks.ts";

/** A door of 0.9 m in the wall y = 2, hinged at x = 3. */
const door = { hinge: [3, 2], shut: [0.9, 0], open: [0, 0.9] } as const;

test.each([
  ["level, from the left", [1, 2, 5, 2], [1, 2, 5, 2]],
  ["level, from the right", [5, 2, 1, 2], [1, 2, 5, 2]],
  ["upright, from above", [2, 1, 2, 5], [2, 1, 2, 5]],
  ["upright, from below", [2, 5, 2, 1], [2, 1, 2, 5]],
  ["slanting, from the right", [5, 1, 1, 4], [1, 4, 5, 1]],
] as const)("A partition is drawn whole: %s", (_, partition, drawn) => {
  expect(partitionRuns(partition, [])).toEqual([drawn]);
});

test.each([[[1, 2, 5, 2]], [[5, 2, 1, 2]]] as const)("A door leaves a gap in the partition %j", (partition) => {
  expect(partitionRuns(partition, [door])).toEqual([
    [1, 2, 3, 2],
    [3.9, 2, 5, 2],
  ]);
});

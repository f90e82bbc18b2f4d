import { expect, test } from "vitest";
import { dayNear } from "../../../views/ui/format.ts";

test.each([
  ["2027-01-15", "2026-11-20", "15 января"],
  ["2027-12-01", "2026-11-20", "1 декабря 2027"],
  ["2025-12-01", "2026-11-20", "1 декабря 2025"],
  ["2027-01-15", undefined, "15 января 2027"],
])("A unit that is free from %s, told on %s: %s", (availableFrom, updatedAt, words) => {
  expect(dayNear(availableFrom, updatedAt).replaceAll("\u00a0", " ")).toBe(words);
});

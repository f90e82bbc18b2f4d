import { expect, test } from "vitest";
import { fromDate } from "../../../views/drawings/floor-plan/read-floor.ts";
import { dayNear } from "../../../views/ui/format.ts";

test.each([
  ["2027-01-15", "2026-11-20", "15 января", "с 15.01"],
  ["2027-12-01", "2026-11-20", "1 декабря 2027", "с 01.12.27"],
  ["2025-12-01", "2026-11-20", "1 декабря 2025", "с 01.12.25"],
  ["2027-01-15", undefined, "15 января 2027", "с 15.01.27"],
])("A unit that is free from %s, told on %s: %s, on a plan %s", (availableFrom, updatedAt, words, short) => {
  expect(fromDate({ availableFrom, updatedAt })).toBe(short);
  expect(dayNear(availableFrom, updatedAt).replaceAll("\u00a0", " ")).toBe(words);
});

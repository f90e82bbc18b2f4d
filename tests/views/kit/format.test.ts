import { expect, test } from "vitest";
import { whenInWords } from "../../../views/units/ledger/ledger-words.ts";

test.each([
  ["2027-01-15", "2026-11-20", "с 15 января"],
  ["2027-12-01", "2026-11-20", "с 1 декабря 2027"],
  ["2025-12-01", "2026-11-20", "с 1 декабря 2025"],
  ["2027-01-15", undefined, "с 15 января 2027"],
])("A unit that is free from %s, told on %s: %s", (availableFrom, updatedAt, words) => {
  expect(whenInWords({ status: "soon", availableFrom, updatedAt }).replaceAll("\u00a0", " ")).toBe(words);
});

import { expect, test } from "vitest";
import { rowGroups } from "../../../views/units/ledger/row-groups.ts";
import { aUnit } from "../samples.ts";

/** As many rows of one size: each office has another area. */
const rowsOf = (count: number) =>
  rowGroups(
    Array.from({ length: count }, (_, at) => aUnit(at, { square: 50 + at })),
    {},
  ).map(({ rows, hidden }) => [rows.length, hidden]);

test("A choice of twenty rows is shown whole; of twenty-one, six of a size stand before «Ещё»", () => {
  expect(rowsOf(20)).toEqual([[20, 0]]);
  expect(rowsOf(21)).toEqual([[6, 15]]);
});

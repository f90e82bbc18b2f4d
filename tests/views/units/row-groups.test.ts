import { expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { othersOf, rowGroups } from "../../../views/units/ledger/row-groups.ts";
import { aUnit } from "../samples.ts";

/** As many rows of one size: each office has another area. */
const rowsOf = (count: number) =>
  rowGroups(
    Array.from({ length: count }, (_, at) => aUnit(at, { square: 50 + at })),
    { largest: 400 },
  ).map(({ rows, hidden }) => [rows.length, hidden]);

test("The largest size of which something is let has no upper bound in its heading", () => {
  const headingsOf = (squares: number[], largest: number) =>
    rowGroups(
      squares.map((square, id) => aUnit(id, { square })),
      { largest },
    ).map(({ title }) => title);
  expect(headingsOf([30, 90, 221.8], 221.8)).toEqual(["До 50 м²", "50–150 м²", "От 150 м²"]);
  expect(headingsOf([30, 90], 900), "what does not fit counts").toEqual(["До 50 м²", "50–150 м²"]);
  expect(headingsOf([900], 900)).toEqual(["От 500 м²"]);
  expect(headingsOf([30], 30)).toEqual(["До 50 м²"]);
});

test("A row whose unit comes later marks the equal ones that are free now", () => {
  const floorOf = (number: number) => ({ id: 100 + number, number });
  const later = aUnit(1, { status: "soon", floor: floorOf(1) });
  const free = aUnit(2, { floor: floorOf(2) });
  const marked = ([first, ...others]: [Unit, ...Unit[]]) => {
    const { now, isNowShown, chips } = othersOf([first, ...others]);
    return { now, isNowShown, free: chips.filter(({ isFreeNow }) => isFreeNow).map(({ label }) => label) };
  };
  expect(marked([later, free])).toEqual({ now: "на 2-м этаже есть сейчас", isNowShown: true, free: ["2"] });
  expect(marked([free, later]).free, "the row says that itself").toEqual([]);
  const manyLater = [3, 4, 5, 6].map((number) => aUnit(number, { status: "soon", floor: floorOf(number) }));
  expect(marked([later, ...manyLater, free]), "behind «и ещё»").toMatchObject({ isNowShown: false, free: [] });
});

test("A row shows four chips rather than three and «и ещё 1»", () => {
  const floorsOf = (count: number) => {
    const offices = Array.from({ length: count }, (_, at) => aUnit(at, { floor: { id: 100 + at, number: at + 1 } }));
    const { chips, further } = othersOf(offices as [Unit, ...Unit[]]);
    return [chips.length, further];
  };
  expect([4, 5, 6].map(floorsOf)).toEqual([
    [3, 0],
    [4, 0],
    [3, 2],
  ]);
});

test("A choice of twenty rows is shown whole; of twenty-one, six of a size stand before «Ещё»", () => {
  expect(rowsOf(20)).toEqual([[20, 0]]);
  expect(rowsOf(21)).toEqual([[6, 15]]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { offerOf } from "../../../views/content/offer.ts";
import type { RunningPromotion } from "../../../views/content/promotion.ts";
import { JoinedRow, UnitRow } from "../../../views/units/ledger/UnitRow.tsx";
import { aUnit } from "../samples.ts";

const halfFrom = (newsId: number, bodies: string[]): RunningPromotion => ({
  newsId,
  runsOn: "2026-11-25",
  label: "−50 %",
  until: "2026-12-31",
  firstMonth: 0.5,
  bodies,
});

const rowOf = (units: ReturnType<typeof aUnit>[], promotions: RunningPromotion[]) =>
  renderToStaticMarkup(<JoinedRow offer={offerOf(units)} look={{ buildings: [], promotions, question: {} }} />);

test("A row of neighbours has the first month of their page: of one promotion, half of the sum, rounded once", () => {
  const units = [1, 2].map((id) => aUnit(id, { price: 100_001 }));
  expect(rowOf(units, [halfFrom(22, ["1"])]).replace(/\s/g, " ")).toContain("первый месяц</i> 100 001 ₽");
});

test("A row of neighbours promises no first month where each of them has a promotion of its own", () => {
  const units = [aUnit(1), aUnit(2, { building: { id: 2, number: "2" } })];
  expect(rowOf(units, [halfFrom(22, ["1"]), halfFrom(23, ["2"])])).not.toContain("первый месяц");
});

test("A row of a large office has the whole number of its people", () => {
  const look = { buildings: [], promotions: [], question: {} };
  const html = renderToStaticMarkup(<UnitRow units={[aUnit(1, { square: 8000 })]} look={look} />);
  expect(html.replace(/\s/g, " ")).toContain("1 000–1 333 <i>человека</i>");
});

test("A row says of offices of one area only that, since they may differ in finish and rent", () => {
  const look = { buildings: [], promotions: [], question: {} };
  const floors = [3, 4, 7].map((floor, at) => aUnit(at + 1, { floor: { id: floor, number: floor } }));
  const [first, ...others] = floors;
  if (!first) throw new Error("No unit");
  const html = renderToStaticMarkup(<UnitRow units={[first, ...others]} look={look} />);
  expect(html.replace(/\s/g, " ")).toContain("есть и на этажах");
});

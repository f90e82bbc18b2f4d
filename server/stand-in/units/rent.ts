import type { Unit } from "../floor-plan.ts";
import type { UnitState } from "./state.ts";

/** ₽ per m² a month by class, with VAT and operation; the gallery has no class. */
const officeRates = { A: 2450, "B+": 1900, B: 1700 };
const warehouseRates = { A: 1400, "B+": 1300, B: 1300 };
const galleryRate = 3600;
const galleryFloorFactors = [1.35, 0.95, 0.75];

const rateStepRoubles = 50;
const priceStepRoubles = 10;

/** What a unit costs: ₽ per m² a month and ₽ a month for the whole unit, both with VAT and operation. */
export function rentOf(unit: Unit, state: UnitState): { rate: number; price: number } {
  const exact = baseRate(unit) * sizeFactor(unit.square) * state.rateFactor;
  const rate = Math.round(exact / rateStepRoubles) * rateStepRoubles;
  return { rate, price: Math.round((rate * unit.square) / priceStepRoubles) * priceStepRoubles };
}

function baseRate({ building, floor }: Unit): number {
  const grade = building.class ?? "B";
  switch (building.use) {
    case "office":
      return officeRates[grade] * (1 + Math.max(0, floor - 2) * 0.008);
    case "warehouse":
      return warehouseRates[grade];
    case "trade_area":
      return galleryRate * (galleryFloorFactors[floor - 1] ?? 1);
  }
}

/** A square metre of a small unit is dearer, of a large one cheaper. */
function sizeFactor(square: number): number {
  if (square < 30) return 1.12;
  if (square < 100) return 1;
  return square < 300 ? 0.96 : 0.92;
}

import type { RentalCategory } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import type { Sheet } from "../layout/sheets.ts";

/** The styles of photographs, if any of these units has some. */
export function photoSheets(units: readonly Pick<Unit, "images">[]): Sheet[] {
  return units.some(({ images }) => images.length > 0) ? ["pictures"] : [];
}

/** The styles of a category's rows: those of facts, which tell warehouses and shops apart, and of photographs. */
export function rowSheets({ category, stock }: { category: RentalCategory; stock: readonly Unit[] }): Sheet[] {
  return [...(category.id === "office" ? [] : ["warehouses" as const]), ...photoSheets(stock)];
}

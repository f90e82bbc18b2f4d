import type { Unit } from "../content/unit.ts";
import type { Sheet } from "../layout/sheets.ts";

/** The styles of photographs, if any of these units has some. */
export function photoSheets(units: readonly Pick<Unit, "images">[]): Sheet[] {
  return units.some(({ images }) => images.length > 0) ? ["pictures"] : [];
}

import type { Sheet } from "../layout/sheets.ts";
import type { Pavilion } from "./pavilion.ts";

/** The styles of photographs, if any of these units has some. */
export function photoSheets(units: readonly Pick<Pavilion, "images">[]): Sheet[] {
  return units.some(({ images }) => images.length > 0) ? ["pictures"] : [];
}

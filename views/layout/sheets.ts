import type { Unit } from "../content/unit.ts";

/** Stylesheets of some pages: lists of units; one unit; places; advertising; directories and documents; and so on. */
export const sheets = [
  "page",
  "lists",
  "unit",
  "plan",
  "sheet",
  "places",
  "advertising",
  "content",
  "shops",
  "home",
  "compare",
  "pictures",
  "dialogs",
] as const;
export type Sheet = (typeof sheets)[number];

/** Each sheet's address. `Object.fromEntries` loses the names. */
export const sheetUrls = (urlOf: (file: string) => string) =>
  Object.fromEntries(sheets.map((name) => [name, urlOf(`${name}.css`)])) as Record<Sheet, string>;

/** The styles of photographs, if any of these units has some. */
export function photoSheets(units: readonly Pick<Unit, "images">[]): Sheet[] {
  return units.some(({ images }) => images.length > 0) ? ["pictures"] : [];
}

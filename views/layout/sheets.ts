/** Stylesheets of some pages: lists of units; one unit; places; advertising; home; a comparison; photographs. */
export const sheets = ["finding", "unit", "places", "advertising", "home", "compare", "pictures"] as const;
export type Sheet = (typeof sheets)[number];

/** Each sheet's address. `Object.fromEntries` loses the names. */
export const sheetUrls = (urlOf: (file: string) => string) =>
  Object.fromEntries(sheets.map((name) => [name, urlOf(`${name}.css`)])) as Record<Sheet, string>;

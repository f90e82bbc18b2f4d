/** Metres of letters and arrows. */
export type PlanSizes = { word: number; gate: number };

/** For a park as wide as the usual one. A narrow window shows it half as large, and its words twice. */
export const planSizes: Record<"wide" | "narrow", PlanSizes> = {
  wide: { word: 11.5, gate: 8.5 },
  narrow: { word: 23, gate: 13 },
};

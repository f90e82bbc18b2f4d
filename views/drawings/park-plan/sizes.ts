/** Metres of letters, plates, roads and arrows. */
export type PlanSizes = {
  number: number;
  word: number;
  plate: readonly [number, number];
  sign: number;
  road: number;
  gate: number;
  stop: number;
};

/** For a park as wide as the usual one. A narrow sheet is half as large, and its words nearly twice. */
export const planSizes: Record<"wide" | "narrow", PlanSizes> = {
  wide: { number: 15, word: 11.5, plate: [30, 20], sign: 13, road: 9, gate: 8.5, stop: 8 },
  narrow: { number: 22, word: 23, plate: [39, 27], sign: 21, road: 11, gate: 13, stop: 7.5 },
};

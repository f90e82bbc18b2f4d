/** Keeps the power of two finite. */
const doublingsMax = 30;

/** The wait after `failures` in a row, one at least: `firstMs`, doubled after each further one, up to `maxMs`. */
export const backoffMs = (failures: number, firstMs: number, maxMs: number): number =>
  Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, doublingsMax));

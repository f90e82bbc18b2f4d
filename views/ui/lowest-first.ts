/** Two prices or rates, the lower first. An unknown one is 0 and comes last. */
export const lowestFirst = (one: number, other: number): number =>
  (one || Number.MAX_VALUE) - (other || Number.MAX_VALUE);

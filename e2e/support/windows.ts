/** A phone upright, the same phone on its side, and a desktop. */
export const usualWindows = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

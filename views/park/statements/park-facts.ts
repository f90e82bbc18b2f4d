/**
 * What the content API does not tell of the park and more than one page says: people and cars a day, megawatts, minutes
 * until the engineer is there. The park's own statements.
 */
export const parkFacts = {
  employees: 10_000,
  visitorsADay: 4500,
  carsADay: 6200,
  powerMegawatts: 12,
  engineerMinutes: 15,
} as const;

/** Facts that the API does not have: people and cars a day, megawatts, minutes until the engineer comes. */
export const parkFacts = {
  employees: 10_000,
  visitorsADay: 4500,
  carsADay: 6200,
  powerMegawatts: 12,
  engineerMinutes: 15,
} as const;

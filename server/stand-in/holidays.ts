/** Russia's public holidays, "month-day". */
const holidays = [
  ...["01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "01-08"],
  ...["02-23", "03-08", "05-01", "05-09", "06-12", "11-04"],
];

/** The public holidays of the year in which the stand-in starts, and of the next one. ISO 8601. */
export function holidaysFrom(now: Date): string[] {
  const year = now.getUTCFullYear();
  return [year, year + 1].flatMap((each) => holidays.map((day) => `${each}-${day}`));
}

/** Where dates and hours are shown, and its offset from UTC all year: Moscow has no summer time. */
export const timeZone = "Europe/Moscow";
export const utcOffset = "+03:00";
const offsetMs = 3 * 3_600_000;

/** A moment in the park's time, ISO 8601: it begins with the day that visitors read. */
export const inParkTime = (ms: number): string => new Date(ms + offsetMs).toISOString().slice(0, 19) + utcOffset;

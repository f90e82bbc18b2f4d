/** Where dates and hours are shown, and its offset from UTC all year: Moscow has no summer time. */
export const timeZone = "Europe/Moscow";
export const utcOffset = "+03:00";

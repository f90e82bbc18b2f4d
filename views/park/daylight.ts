import { inParkTime } from "../ui/format.ts";

/** The light in which the pictures of the whole park are rendered. */
export type Daylight = "noon" | "dusk" | "night";

/** The whole hours of sunrise and sunset in Moscow in the middle of each month, from January on. */
const sunHours: readonly { rises: number; sets: number }[] = [
  { rises: 9, sets: 16 },
  { rises: 8, sets: 17 },
  { rises: 7, sets: 18 },
  { rises: 5, sets: 19 },
  { rises: 4, sets: 20 },
  { rises: 4, sets: 21 },
  { rises: 4, sets: 21 },
  { rises: 5, sets: 20 },
  { rises: 6, sets: 18 },
  { rises: 7, sets: 17 },
  { rises: 8, sets: 16 },
  { rises: 9, sets: 16 },
];

/** The light over the park. Dusk begins an hour before sunset and ends two hours after it, both at full hours. */
export function daylightAt(now: Date): Daylight {
  const parkTime = inParkTime(now.getTime());
  const month = Number(parkTime.slice(5, 7));
  const hour = Number(parkTime.slice(11, 13));
  const sun = sunHours[month - 1];
  if (!sun || hour < sun.rises || hour >= sun.sets + 2) return "night";
  return hour < sun.sets - 1 ? "noon" : "dusk";
}

import { type Hours, hoursOf } from "../content-words/schedule.ts";

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** A schedule for schema.org: ["Mo-Fr 09:00-18:00", "Sa 10:00-16:00"]; undefined if its words are not understood. */
export function openingHours(schedule: string): string[] | undefined {
  const hours = hoursOf(schedule);
  return hours?.length === 0 ? ["Mo-Su 00:00-23:59"] : hours?.map(inEnglish);
}

function inEnglish({ first, last, from, to }: Hours): string {
  const range = first === last ? days[first] : `${days[first]}-${days[last]}`;
  return `${range} ${clock(from)}-${clock(to)}`;
}

const twoDigits = (n: number) => String(n).padStart(2, "0");
const clock = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

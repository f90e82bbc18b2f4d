import { type Opening, weekOf } from "./opening-hours.ts";
import { type Hours, hoursOf } from "./schedule.ts";

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Opening hours for schema.org: ["Mo-Fr 09:00-18:00", "Sa 10:00-16:00"]; undefined where they are not understood. */
export function openingHours(opening: Opening): string[] | undefined {
  if (weekOf(opening) === undefined) return undefined;
  const hours = hoursOf(opening.schedule ?? "");
  if (hours) return hours.length === 0 ? ["Mo-Su 00:00-23:59"] : hours.map(inEnglish);
  return opening.hours?.map(({ days: on, from, to }) => `${on.map((day) => days[day - 1]).join(",")} ${from}-${to}`);
}

function inEnglish({ first, last, from, to }: Hours): string {
  const range = first === last ? days[first] : `${days[first]}-${days[last]}`;
  return `${range} ${clock(from)}-${clock(to)}`;
}

const twoDigits = (n: number) => String(n).padStart(2, "0");
const clock = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

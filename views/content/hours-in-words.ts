import { lowerFirst } from "../ui/format.ts";
import { clock, hoursOnDay, type Stretch, weekOf } from "./opening-hours.ts";

const weekdays = 5;
const daysOfWeek = 7;
const minutesOfDay = 24 * 60;

/**
 * A schedule inside a sentence: «Пн–Пт 9:00–18:00» as «по будням с 9:00 до 18:00». Other schedules only lose
 * their capitals.
 */
export function hoursInSentence(schedule: string): string {
  const week = weekOf({ schedule });
  if (!week) return lowerFirst(schedule);
  const days = Array.from({ length: daysOfWeek }, (_, day) => hoursOnDay(week, day));
  const monday = days[0] ?? [];
  const open = days.findLastIndex((stretches) => stretches.length > 0) + 1;
  const isSame = days.slice(0, open).every((stretches) => sameHours(stretches, monday));
  if (!isSame || (open !== weekdays && open !== daysOfWeek)) return schedule.toLowerCase();
  const isWholeDay = monday[0]?.from === 0 && monday[0].to === minutesOfDay;
  const hours = isWholeDay ? "круглосуточно" : monday.map(stretchInWords).join(" и ");
  if (open === weekdays) return `по будням ${hours}`;
  return isWholeDay ? hours : `ежедневно ${hours}`;
}

const stretchInWords = ({ from, to }: Stretch) => `с ${clock(from)} до ${to === minutesOfDay ? "24:00" : clock(to)}`;

function sameHours(left: readonly Stretch[], right: readonly Stretch[]): boolean {
  return (
    left.length === right.length && left.every(({ from, to }, at) => from === right[at]?.from && to === right[at].to)
  );
}

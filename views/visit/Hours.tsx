import {
  clock,
  hoursOnDay,
  isClosedToday,
  momentOf,
  type Opening,
  openingInWords,
  shortDay,
  weekOf,
} from "../content/opening-hours.ts";
import { upperFirst } from "../ui/format.ts";

type Props = { opening: Opening; now: Date };

/** «Открыто до 21:00», «Откроется завтра в 9:00»; hours that are not understood stay words. */
export function OpenNow({ opening, now }: Props) {
  const state = openingInWords(opening, now);
  if (!state) return opening.schedule ? <span>{opening.schedule}</span> : null;
  return state.open ? <b className="open-now">{state.text}</b> : <span>{state.text}</span>;
}

const days = [0, 1, 2, 3, 4, 5, 6];
const dayMinutes = 24 * 60;

/** The hours of a week, days with the same hours as one row, today in bold; not understood, they stay words. */
export function HoursWeek({ opening, now }: Props) {
  const week = weekOf(opening);
  if (!week) return <p>{opening.schedule}</p>;
  const today = isClosedToday(opening, now) ? undefined : momentOf(now).day;
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const day of days) {
    const hours = hoursOnDay(week, day)
      .map(({ from, to }) =>
        to - from >= dayMinutes ? "круглосуточно" : `${clock(from)}–${to % dayMinutes ? clock(to) : "24:00"}`,
      )
      .join(", ");
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return (
    <dl className="hours-week">
      {runs.map(({ first, last, hours }) => (
        <div key={first} className={today !== undefined && today >= first && today <= last ? "today" : undefined}>
          <dt>{daysInWords(first, last)}</dt>
          <dd>{hours || "закрыто"}</dd>
        </div>
      ))}
    </dl>
  );
}

function daysInWords(first: number, last: number): string {
  if (first === last) return capitalDay(first);
  return last - first === 6 ? "Ежедневно" : `${capitalDay(first)}–${capitalDay(last)}`;
}

/** 0 → «Пн». */
const capitalDay = (day: number): string => upperFirst(shortDay(day));

import { hoursOnDay, type Opening, weekOf } from "../content/opening-hours.ts";
import { clock, momentOf, shortDay } from "../content/week-clock.ts";
import { HoursBar, HoursRuler } from "./HoursBar.tsx";

const days = [0, 1, 2, 3, 4, 5, 6];

/** The hours of a week to one ruler, today in bold; hours that are not understood stay words. */
export function HoursWeek({ opening, now }: { opening: Opening; now: Date }) {
  const week = weekOf(opening);
  if (!week) return <p>{opening.schedule}</p>;
  const today = momentOf(now).day;
  const wordsOf = (day: number) =>
    hoursOnDay(week, day)
      .map(({ from, to }) =>
        to - from >= 24 * 60 ? "круглосуточно" : `${clock(from)}–${to % (24 * 60) ? clock(to) : "24:00"}`,
      )
      .join(", ");
  return (
    <div className="hours-week">
      <HoursRuler />
      <ul>
        {days.map((day) => (
          <li key={day} className={day === today ? "today" : undefined}>
            <span>{`${shortDay(day)} `}</span>
            <HoursBar opening={opening} now={now} weekday={day} />
            <span>{wordsOf(day) || "закрыто"}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

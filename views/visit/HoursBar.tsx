import { hoursOnDay, type Opening, openingInShort, weekOf } from "../content/opening-hours.ts";
import { clock, momentOf, shortDay } from "../content/week-clock.ts";
import { Ruler, RulerBar } from "../kit/Ruler.tsx";

const day = { from: 6 * 60, to: 24 * 60 };
const marks = [6, 12, 18, 24].map((hour) => ({ at: hour * 60, text: String(hour) }));

/** The ruler of a day's hours, 6 to 24, above rows of `HoursBar`. */
export function HoursRuler() {
  return <Ruler scale={day} marks={marks} />;
}

type Props = { opening: Opening; now: Date; weekday?: number | undefined };

/** The hours of a weekday (Monday is 0), today with the line of now. Nothing where they are only words. */
export function HoursBar({ opening, now, weekday }: Props) {
  const week = weekOf(opening);
  if (!week) return null;
  const { day: today, minute } = momentOf(now);
  const isToday = weekday === undefined || weekday === today;
  const spans = hoursOnDay(week, weekday ?? today).map(({ from, to }) => {
    const closedNow = isToday && !(minute >= from && minute < to);
    return { from: Math.max(from, day.from), to, quiet: closedNow };
  });
  return <RulerBar scale={day} spans={spans.filter(({ from, to }) => to > from)} now={isToday ? minute : undefined} />;
}

/** «открыто до 21:00», «закрыто, завтра с 9:00»; hours that are not understood stay words. */
export function OpenNow({ opening, now, short = false }: { opening: Opening; now: Date; short?: boolean }) {
  const state = openingInShort(opening, now);
  if (!state) return opening.schedule ? <span className="open-words">{opening.schedule}</span> : null;
  const always = state.open && !/\d/.test(state.text);
  const word = short || always ? "" : state.open ? "открыто " : "закрыто, ";
  return <span className={state.open ? "open-now" : "open-later"}>{word + state.text}</span>;
}

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

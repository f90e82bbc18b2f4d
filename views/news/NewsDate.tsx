import { dayAndMonth } from "../kit/format.ts";

/** The day of a news item, large; month and year below. */
export function NewsDate({ date }: { date: string }) {
  const [day, ...month] = dayAndMonth(date).split(/\s/);
  return (
    <time className="news-date" dateTime={date}>
      <b>{day}</b> <span>{month.join(" ")}</span> <span>{date.slice(0, 4)}</span>
    </time>
  );
}

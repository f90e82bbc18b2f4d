/** How many pieces of news a month has; `month` is "2026-11". */
export type NewsMonth = { month: string; name: string; count: number };

const monthNames = ["янв", "фев", "мар", "апр", "май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"];

/** The months of the newest year, with their numbers of news; undefined for fewer than two months. */
export function newsMonths(dates: readonly string[]): NewsMonth[] | undefined {
  const newest = dates.reduce((last, date) => (date > last ? date : last), "");
  const year = newest.slice(0, 4);
  const months = monthNames.map((name, at) => {
    const month = `${year}-${String(at + 1).padStart(2, "0")}`;
    return { month, name, count: dates.filter((date) => date.startsWith(month)).length };
  });
  return months.filter(({ count }) => count > 0).length > 1 ? months : undefined;
}

export const yearOf = (months: readonly NewsMonth[] | undefined) => months?.[0]?.month.slice(0, 4);

/** The ruler of a year: how much happened in each month. */
export function NewsMonths({ months }: { months: NewsMonth[] }) {
  return (
    <figure className="news-months">
      <figcaption>{`${yearOf(months)} год: сколько новостей в месяце`}</figcaption>
      <ol>
        {months.map(({ month, name, count }) => (
          <li key={month}>
            <b>{count > 0 ? count : "—"}</b> <span>{name}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

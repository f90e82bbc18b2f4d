import type { NewsItem } from "../content/news-item.ts";
import { dayAndMonth } from "../kit/format.ts";
import { href } from "../routes.ts";

/** The latest news by date and title. */
export function HomeNews({ news }: { news: readonly NewsItem[] }) {
  return (
    <ul className="home-rows">
      {news.map(({ id, date, title }) => (
        <li key={id}>
          <time dateTime={date}>{dayAndMonth(date)}</time> <a href={href("newsItem", { id })}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

import { longDate } from "../kit/format.ts";
import { Section } from "../kit/Section.tsx";
import type { NewsItem } from "../news/news.ts";
import { href } from "../routes.ts";

/** The latest news by date and title. */
export function HomeNews({ news }: { news: readonly NewsItem[] }) {
  if (news.length === 0) return null;
  return (
    <Section title="Новости" tone="white" link={{ href: href("news", {}), text: "Все новости" }}>
      <ul className="home-columns home-news">
        {news.map(({ id, date, title, short }) => (
          <li key={id}>
            <small>
              <time dateTime={date}>{longDate(date)}</time>
            </small>
            <h3>
              <a href={href("newsItem", { id })}>{title}</a>
            </h3>
            {short && <p>{short}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

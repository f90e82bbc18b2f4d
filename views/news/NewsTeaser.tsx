import type { NewsItem } from "../content/news-item.ts";
import type { Building } from "../content/park.ts";
import { ParkMap } from "../drawings/ParkMap.tsx";
import { longDate } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Picture } from "../kit/Picture.tsx";
import { href } from "../routes.ts";
import { NewsDate } from "./NewsDate.tsx";

type Props = {
  item: NewsItem;
  buildings?: readonly Building[];
  type?: string | undefined;
  level?: HeadingLevel | undefined;
  /** Where its picture stands: over one of so many cards in a row. */
  place?: "half" | "third" | undefined;
  /** For the first picture of a page. */
  eager?: boolean | undefined;
};

/** A piece of news in a list; `type` is the name of its kind, where the list is mixed. */
export function NewsTeaser({ item, buildings = [], type, level, place = "third", eager }: Props) {
  return (
    <article className="card news">
      {item.image ? (
        <>
          <div className="card-cover">
            <Picture image={item.image} place={place} eager={eager} />
          </div>
          <p className="small muted">
            <time dateTime={item.date}>{longDate(item.date)}</time>
          </p>
        </>
      ) : (
        <div className="news-signs">
          <NewsDate date={item.date} />
          <ParkMap buildings={buildings} marked={item.buildings ?? []} />
        </div>
      )}
      {type && <p className="small muted">{type}</p>}
      <Heading level={level}>
        <a className="cover-link" href={href("newsItem", { id: item.id })}>
          {item.title}
        </a>
      </Heading>
      <p>{item.short}</p>
    </article>
  );
}

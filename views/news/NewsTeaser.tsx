import { ParkMap } from "../drawings/ParkMap.tsx";
import { longDate } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Picture } from "../kit/Picture.tsx";
import type { Body } from "../park/park.ts";
import { href } from "../routes.ts";
import { NewsDate } from "./NewsDate.tsx";
import type { NewsItem } from "./news.ts";

type Props = {
  item: NewsItem;
  bodies?: readonly Body[];
  type?: string | undefined;
  level?: HeadingLevel | undefined;
  /** Where its picture stands: over one of so many cards in a row. */
  place?: "half" | "third" | undefined;
  /** For the first picture of a page. */
  eager?: boolean | undefined;
};

/** A piece of news in a list; `type` is the name of its kind, where the list is mixed. */
export function NewsTeaser({ item, bodies = [], type, level, place = "third", eager }: Props) {
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
          <ParkMap bodies={bodies} marked={item.bodies ?? []} />
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

import { Cover } from "../drawings/Cover.tsx";
import { longDate } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Picture } from "../kit/Picture.tsx";
import { href } from "../routes.ts";
import type { NewsItem } from "./news.ts";

type Props = { item: NewsItem; type?: string | undefined; level?: HeadingLevel | undefined };

/** A piece of news in a list; `type` is the name of its kind, where the list is mixed. */
export function NewsTeaser({ item, type, level }: Props) {
  return (
    <article className="card news">
      <div className="card-cover">
        {item.image ? <Picture image={item.image} /> : <Cover seed={item.id} kind="news" />}
      </div>
      <p className="small muted">
        <time dateTime={item.date}>{longDate(item.date)}</time>
        {type && ` · ${type}`}
      </p>
      <Heading level={level}>
        <a className="cover-link" href={href("newsItem", { id: item.id })}>
          {item.title}
        </a>
      </Heading>
      <p>{item.short}</p>
    </article>
  );
}

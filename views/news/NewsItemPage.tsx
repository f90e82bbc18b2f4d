import type { NewsItem } from "../content/news-item.ts";
import { ParkMap } from "../drawings/ParkMap.tsx";
import { longDate } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { Picture } from "../kit/Picture.tsx";
import { RichText } from "../kit/RichText.tsx";
import { ShareLinks } from "../kit/ShareLinks.tsx";
import type { CommonProps } from "../layout/common-props.ts";
import { href } from "../routes.ts";
import { NewsRow } from "./NewsRow.tsx";
import type { NewsAround } from "./news-around.ts";
import { newsTypeHref } from "./news-links.ts";

/** `typeName` is undefined if the API names no types. */
type Props = Pick<CommonProps, "buildings" | "url"> & {
  item: NewsItem;
  typeName: string | undefined;
  around: NewsAround;
};

/** A piece of news, where it happened, and the ones around it. */
export function NewsItemPage({ item, typeName, around, buildings, url }: Props) {
  const { title, date, short, content, image, type } = item;
  const { older, newer, others } = around;
  return (
    <>
      <PageHead title={title} lead={short}>
        <p className="news-when">
          <time dateTime={date}>{longDate(date)}</time>
          {typeName && (
            <>
              {" · "}
              <a href={newsTypeHref(type)}>{typeName}</a>
            </>
          )}
        </p>
      </PageHead>
      <div className="wrap document">
        <article className="stack">
          {image && <Picture image={image} place="article" className="cover" eager />}
          <RichText html={content} />
        </article>
        <aside className="stack no-print" aria-label="Поделиться и читать дальше">
          <ParkMap buildings={buildings} marked={item.buildings ?? []} large />
          <ShareLinks url={url} title={title} />
          {(older || newer) && (
            <nav className="stack" aria-label="Соседние новости">
              <NeighbourLink item={newer} rel="next" word="Позже" />
              <NeighbourLink item={older} rel="prev" word="Раньше" />
            </nav>
          )}
          {others.length > 0 && (
            <section>
              <div className="part-head">
                <h2>Другие новости</h2>
                <small>
                  <a href={href("news", {})}>Все новости</a>
                </small>
              </div>
              <ul className="news-rows">
                {others.map((item) => (
                  <NewsRow key={item.id} item={item} buildings={buildings} />
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

function NeighbourLink({ item, rel, word }: { item: NewsItem | undefined; rel: "prev" | "next"; word: string }) {
  if (!item) return null;
  return (
    <p>
      <span className="small muted">
        {word}, {longDate(item.date)}
      </span>
      <br />
      <a href={href("newsItem", { id: item.id })} rel={rel}>
        {item.title}
      </a>
    </p>
  );
}

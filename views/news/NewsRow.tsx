import type { NewsItem } from "../content/news-item.ts";
import type { Building } from "../content/park.ts";
import { ParkMap } from "../drawings/ParkMap.tsx";
import { dayAndMonth } from "../kit/format.ts";
import { Picture } from "../kit/Picture.tsx";
import { href } from "../routes.ts";

type Props = {
  item: NewsItem;
  buildings: readonly Building[];
  /** The name of its kind, where the list is mixed. */
  type?: string | undefined;
  /** It takes the focus after a swap. */
  focused?: boolean | undefined;
};

/** A piece of news in a list: when, what, in which buildings. */
export function NewsRow({ item, buildings, type, focused = false }: Props) {
  const { id, title, date, short, image } = item;
  const itemYear = date.slice(0, 4);
  const more = [itemYear, type?.toLowerCase()].filter(Boolean).join(", ");
  return (
    <li className="news-row" {...(focused && { tabIndex: -1, autoFocus: true })}>
      <time dateTime={date}>
        {dayAndMonth(date)}
        {more && <small>{` ${more}`}</small>}
      </time>
      <div>
        <h2>
          <a className="row-link" href={href("newsItem", { id })}>
            {title}
          </a>
        </h2>
        <p>{short}</p>
      </div>
      {image ? <Picture image={image} place="logo" /> : <ParkMap buildings={buildings} marked={item.buildings ?? []} />}
    </li>
  );
}

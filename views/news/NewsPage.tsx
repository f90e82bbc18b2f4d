import type { NewsItem, NewsListing } from "../content/news-item.ts";
import { MorePages, onOnePage, withFirst } from "../filters/MorePages.tsx";
import { SwapInto } from "../layout/define-fragment.ts";
import { href } from "../routes.ts";
import { dayNear, phrase } from "../ui/format.ts";
import type { Group } from "../ui/listing.ts";
import { EmptyResult, PageHead, Tabs } from "../ui/PageParts.tsx";
import { Line, Lines } from "../ui/Tables.tsx";
import { type ChosenNews, defaultNewsType, everyNews, newsHref, newsList, newsTypeHref } from "./news.filter.ts";

export type NewsPageProps = {
  chosen: ChosenNews;
  listing: NewsListing;
  now: Date;
  /** The news item of the promotion that runs and ends first, above the first page. */
  promoted?: NewsItem | undefined;
};

/** Heading of the list: the name of the type, if it is one that exists. */
export function newsHeading({ type = defaultNewsType }: ChosenNews, types: readonly Group[]): string {
  return types.find(({ id }) => id === type)?.name ?? "Новости";
}

/** News of the park by type, newest first; a running promotion stands above them. */
export function NewsPage(props: NewsPageProps) {
  const { chosen, listing, promoted } = props;
  const { type = defaultNewsType } = chosen;
  const all = listing.types.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead title={newsHeading(chosen, listing.types)}>
        {listing.types.length > 0 && (
          <Tabs
            label="Виды новостей"
            items={[{ id: everyNews, name: "Все", count: all }, ...listing.types].map(({ id, name, count }) => ({
              href: newsTypeHref(id),
              text: name,
              count,
              current: id === type,
            }))}
          />
        )}
      </PageHead>
      <div className="wrap">
        {promoted && (
          <a className="promotion" href={href("newsItem", { id: promoted.id })}>
            <b>{promoted.title}</b> <span>{promoted.short}</span>
          </a>
        )}
        <div id="results">
          {listing.items.length === 0 ? (
            <EmptyResult title="Здесь пока ничего нет">
              <p>
                <a href={newsTypeHref(everyNews)}>Все новости</a>
              </p>
              <a className="button button-outline" href={newsHref({})}>
                Сбросить фильтры
              </a>
            </EmptyResult>
          ) : (
            <>
              <Lines kind="dated">
                <Rows {...props} />
              </Lines>
              <MorePages list={newsList} chosen={chosen} pagination={listing.pagination} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** `focused`: the first row receives the focus. */
function Rows({ chosen, listing, now, focused = false }: NewsPageProps & { focused?: boolean }) {
  const nameOf = (type: string) => listing.types.find(({ id }) => id === type)?.name;
  return listing.items.map((item, index) => (
    <NewsLine
      key={item.id}
      item={item}
      now={now}
      type={chosen.type === everyNews ? nameOf(item.type) : undefined}
      focused={focused && index === 0}
    />
  ));
}

type LineProps = { item: NewsItem; now: Date; type?: string | undefined; focused?: boolean };

/** An item in a list: when (with its year, if that is another one), of which `type`, what. */
export const NewsLine = ({ item: { id, date, title, short }, now, type, focused = false }: LineProps) => (
  <Line
    href={href("newsItem", { id })}
    when={<time dateTime={date}>{phrase(dayNear(date, now), type?.toLowerCase())}</time>}
    title={title}
    text={short}
    focused={focused}
  />
);

/** The fragment of the list of news: further items. The focus moves to the first one. */
export function NewsFragment(props: NewsPageProps) {
  const { chosen, listing } = props;
  const all = onOnePage(listing.pagination);
  return (
    <>
      <MorePages list={newsList} chosen={withFirst(chosen, all.limit)} pagination={all} />
      <SwapInto target="#results > .lines" how="beforeend">
        <Rows {...props} focused />
      </SwapInto>
    </>
  );
}

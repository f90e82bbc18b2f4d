import { type NewsItem, type NewsListing, shortAt } from "../content/news-item.ts";
import { MorePages, onOnePage, withFirst } from "../filters/MorePages.tsx";
import { SwapInto } from "../layout/define-fragment.ts";
import { href } from "../routes.ts";
import { dayNear, phrase, plural } from "../ui/format.ts";
import type { Group } from "../ui/listing.ts";
import { EmptyResult, PageHead, Tabs } from "../ui/PageParts.tsx";
import { Line, Lines } from "../ui/Tables.tsx";
import {
  type ChosenNews,
  defaultNewsType,
  everyNews,
  type NewsPart,
  newsHref,
  newsList,
  newsTypeHref,
  newsTypeLink,
} from "./news.filter.ts";

export type NewsPageProps = {
  chosen: ChosenNews;
  listing: NewsListing;
  /** Number of news of all types. */
  all: number;
  now: Date;
  /** The news item of the promotion that runs and ends first, above the first page. */
  promoted?: NewsItem | undefined;
};

/** Heading of the list: the name of the type, if it is one that exists. */
export function newsHeading({ type = defaultNewsType }: ChosenNews, types: readonly Group[]): string {
  const named = types.find(({ id }) => id === type)?.name;
  return named ?? (type === everyNews ? "Все новости" : "Новости");
}

const tabsId = "news-tabs";

/** News of the park by type, newest first; a running promotion stands above them. */
export function NewsPage(props: NewsPageProps) {
  const { chosen, listing, promoted } = props;
  return (
    <div {...{ "hx-target:inherited": "#results" }}>
      <PageHead title={newsHeading(chosen, listing.types)}>
        <div id={tabsId}>
          <NewsTabs {...props} />
        </div>
      </PageHead>
      <div className="wrap">
        {promoted && (
          <a className="promotion" href={href("newsItem", { id: promoted.id })}>
            <b>{promoted.title}</b> <span>{promoted.short}</span>
          </a>
        )}
        <p className="visually-hidden" id="count" role="status" />
        <div id="results" tabIndex={-1}>
          <NewsResults {...props} />
        </div>
      </div>
    </div>
  );
}

function NewsTabs({ chosen: { type = defaultNewsType }, listing: { types }, all }: NewsPageProps) {
  if (types.length === 0) return null;
  return (
    <Tabs
      label="Виды новостей"
      items={[{ id: everyNews, name: "Все", count: all }, ...types].map(({ id, name, count }) => ({
        ...newsTypeLink(id),
        text: name,
        count,
        current: id === type,
      }))}
    />
  );
}

function NewsResults(props: NewsPageProps) {
  const { chosen, listing } = props;
  if (listing.items.length === 0)
    return (
      <EmptyResult title="Здесь пока ничего нет">
        <p>
          <a href={newsTypeHref(everyNews)}>Все новости</a>
        </p>
        <a className="button button-outline" href={newsHref({})}>
          Сбросить фильтры
        </a>
      </EmptyResult>
    );
  return (
    <>
      <Lines kind="dated">
        <Rows {...props} />
      </Lines>
      <MorePages list={newsList} chosen={chosen} pagination={listing.pagination} />
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

/** An item in a list: when (with its year, if that is another one), of which `type`, what; what is over says so. */
export const NewsLine = ({ item, now, type, focused = false }: LineProps) => (
  <Line
    href={href("newsItem", { id: item.id })}
    when={<time dateTime={item.date}>{phrase(dayNear(item.date, now), type?.toLowerCase())}</time>}
    title={item.title}
    text={shortAt(item, now)}
    focused={focused}
  />
);

type FragmentProps = NewsPageProps & { title: string; part: NewsPart | undefined };

/** The fragment of the list of news: another type, or further items, of which the first one receives the focus. */
export function NewsFragment({ title, part, ...props }: FragmentProps) {
  const { chosen, listing } = props;
  if (part === "tab")
    return (
      <>
        <title>{title}</title>
        <NewsResults {...props} />
        <SwapInto target={`#${tabsId}`} how="innerMorph">
          <NewsTabs {...props} />
        </SwapInto>
        <SwapInto target="main h1">{newsHeading(chosen, listing.types)}</SwapInto>
        <SwapInto target="#count">
          {`Найдено: ${plural(listing.pagination.total, "новость", "новости", "новостей")}`}
        </SwapInto>
      </>
    );
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

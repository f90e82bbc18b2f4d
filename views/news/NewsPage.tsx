import type { NewsListing } from "../content/news-item.ts";
import type { Building } from "../content/park.ts";
import { FilterLink } from "../filters/FilterLink.tsx";
import { asWhole, nextPart } from "../filters/show-more.ts";
import { CardGrid } from "../kit/Card.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import type { Group, Pagination as PageOf } from "../kit/listing.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Pagination } from "../kit/Pagination.tsx";
import { SwapInto } from "../kit/SwapInto.tsx";
import { Tabs } from "../kit/Tabs.tsx";
import { NewsTeaser } from "./NewsTeaser.tsx";
import { type ChosenNews, defaultNewsType, newsLimit, newsLimitMax } from "./news.filter.ts";
import { moreNewsLink, newsHref, newsTypeHref } from "./news-links.ts";

/** What the list of news shows. */
export type NewsPageProps = { chosen: ChosenNews; listing: NewsListing; buildings: Building[] };

/** Heading of the list: the name of the type, if it is one that exists. */
export function newsHeading({ type = defaultNewsType }: ChosenNews, types: readonly Group[]): string {
  return types.find(({ id }) => id === type)?.name ?? "Новости";
}

/** News of the park by type. */
export function NewsPage({ chosen, listing, buildings }: NewsPageProps) {
  const { type = defaultNewsType } = chosen;
  return (
    <>
      <PageHeading
        title={newsHeading(chosen, listing.types)}
        lead="Что происходит в парке: открытия, работы, события и правила."
      >
        {listing.types.length > 0 && (
          <Tabs
            label="Виды новостей"
            items={listing.types.map(({ id, name, count }) => ({
              href: newsTypeHref(id),
              text: name,
              count,
              current: id === type,
            }))}
          />
        )}
      </PageHeading>
      <div className="wrap stack-l" id="results">
        {listing.items.length === 0 ? (
          <EmptyNews listing={listing} />
        ) : (
          <>
            <CardGrid columns={2}>
              {listing.items.map((item, at) => (
                <NewsTeaser key={item.id} item={item} buildings={buildings} level={2} place="half" eager={at === 0} />
              ))}
            </CardGrid>
            <MoreNews chosen={chosen} pagination={listing.pagination} />
          </>
        )}
      </div>
    </>
  );
}

function EmptyNews({ listing }: Pick<NewsPageProps, "listing">) {
  const full = listing.types.filter(({ count }) => count > 0);
  return (
    <EmptyResult title="Здесь пока ничего нет">
      <p>Посмотрите, что есть в других разделах:</p>
      <ul>
        <li>
          <a href={newsHref({})}>Все новости</a>
        </li>
        {full
          .filter(({ id }) => id !== defaultNewsType)
          .map(({ id, name, count }) => (
            <li key={id}>
              <a href={newsTypeHref(id)}>{name}</a> — {count}
            </li>
          ))}
      </ul>
    </EmptyResult>
  );
}

function MoreNews({ chosen, pagination }: Pick<NewsPageProps, "chosen"> & { pagination: PageOf }) {
  const next = nextPart(pagination, newsLimit, newsLimitMax);
  return (
    <div id="more">
      <Pagination
        pagination={pagination}
        hrefOf={(n) => newsHref({ ...chosen, page: n > 1 ? n : undefined })}
        label="Страницы списка новостей"
      >
        {next && (
          <FilterLink className="button button-outline" to={moreNewsLink(chosen, next)} into="#more">
            Показать ещё {next.adds}
          </FilterLink>
        )}
      </Pagination>
    </div>
  );
}

/** The fragment of the list of news: further items. The focus moves to the first one. */
export function NewsFragment({ chosen, listing, buildings }: NewsPageProps) {
  const whole = asWhole(listing.pagination);
  return (
    <>
      <MoreNews chosen={{ ...chosen, limit: whole.limit, page: undefined }} pagination={whole} />
      <SwapInto target="#results > .cards" how="beforeend">
        {listing.items.map((item, index) => (
          <li key={item.id} {...(index === 0 ? { tabIndex: -1, autoFocus: true } : {})}>
            <NewsTeaser item={item} buildings={buildings} level={2} place="half" />
          </li>
        ))}
      </SwapInto>
    </>
  );
}

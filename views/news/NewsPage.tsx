import { FilterLink } from "../filters/FilterLink.tsx";
import { newsHref, newsLink, newsTypeHref } from "../filters/list-links.ts";
import { CardGrid } from "../kit/Card.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import type { Group } from "../kit/listing.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Pagination } from "../kit/Pagination.tsx";
import { SwapInto } from "../kit/SwapInto.tsx";
import { Tabs } from "../kit/Tabs.tsx";
import { NewsTeaser } from "./NewsTeaser.tsx";
import { type ChosenNews, defaultNewsType } from "./news.filter.ts";
import type { NewsListing } from "./news.ts";

/** What the list of news shows. */
export type NewsPageProps = { chosen: ChosenNews; listing: NewsListing };

/** Heading of the list: the name of the type, if it is one that exists. */
export function newsHeading({ type = defaultNewsType }: ChosenNews, types: readonly Group[]): string {
  return types.find(({ id }) => id === type)?.name ?? "Новости";
}

/** News of the park by type. */
export function NewsPage({ chosen, listing }: NewsPageProps) {
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
              {listing.items.map((item) => (
                <NewsTeaser key={item.id} item={item} level={2} />
              ))}
            </CardGrid>
            <MoreNews chosen={chosen} listing={listing} />
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

function MoreNews({ chosen, listing: { pagination } }: NewsPageProps) {
  const { page, pages, limit, total } = pagination;
  return (
    <div id="more">
      <Pagination
        pagination={pagination}
        hrefOf={(n) => newsHref({ ...chosen, page: n > 1 ? n : undefined })}
        label="Страницы списка новостей"
      >
        {page < pages && (
          <FilterLink className="button button-outline" to={newsLink({ ...chosen, page: page + 1 })} into="#more">
            Показать ещё {Math.min(limit, total - page * limit)}
          </FilterLink>
        )}
      </Pagination>
    </div>
  );
}

/** What htmx gets of the list of news: its further pieces; the focus goes to the first of them. */
export function NewsFragment({ chosen, listing }: NewsPageProps) {
  return (
    <>
      <MoreNews chosen={chosen} listing={listing} />
      <SwapInto target="#results > .cards" how="beforeend">
        {listing.items.map((item, index) => (
          <li key={item.id} {...(index === 0 ? { tabIndex: -1, autoFocus: true } : {})}>
            <NewsTeaser item={item} level={2} />
          </li>
        ))}
      </SwapInto>
    </>
  );
}

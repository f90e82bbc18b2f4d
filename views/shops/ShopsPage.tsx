import { CallToAction } from "../enquiries/CallToAction.tsx";
import { listLinks } from "../filters/FilterLink.tsx";
import { LineFilter } from "../filters/LineFilter.tsx";
import { Button } from "../kit/Button.tsx";
import type { Group } from "../kit/listing.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Tabs } from "../kit/Tabs.tsx";
import { ShopResults, type ShopResultsProps, shopsFoundInWords } from "./ShopResults.tsx";
import { type ChosenShops, defaultShopCategory, shopsFilter } from "./shops.filter.ts";
import { groupsHref, shopsFragment, shopsHref } from "./shops-links.ts";

/** Heading of the list: the name of the category, if it is one that exists. */
export function shopsHeading({ categories = [defaultShopCategory] }: ChosenShops, known: readonly Group[]): string {
  const [only, ...others] = categories;
  // The shops' services, not the park's.
  const name = only === defaultShopCategory ? "Услуги для посетителей" : known.find(({ id }) => id === only)?.name;
  return name && others.length === 0 ? name : "Компании бизнес-парка";
}

/** Companies that visitors can go to: by category, by words. */
export function ShopsPage(props: ShopResultsProps) {
  const { chosen, listing } = props;
  const { categories = [defaultShopCategory] } = chosen;
  return (
    <>
      <PageHeading
        title={shopsHeading(chosen, listing.categories)}
        lead="Кто работает в парке: где найти, когда открыто, как позвонить."
      >
        <Tabs
          label="Разделы"
          items={listing.categories.map(({ id, name, count }) => ({
            href: groupsHref([id]),
            text: name,
            count,
            current: categories.length === 1 && categories[0] === id,
          }))}
        />
      </PageHeading>
      <div className="wrap stack-l" {...listLinks}>
        <a className="skip-link" href="#results">
          Перейти к компаниям
        </a>
        <LineFilter
          action={shopsHref({})}
          fragment={shopsFragment}
          label="Поиск компаний"
          controls={shopsFilter.controls(chosen, listing)}
        >
          <Button id="filter-submit">Найти</Button>
        </LineFilter>
        <p className="result-count" id="count" role="status">
          {shopsFoundInWords(listing.pagination.total)}
        </p>
        <div id="results" className="stack" tabIndex={-1}>
          <ShopResults {...props} />
        </div>
      </div>
      <CallToAction title="Хотите открыться рядом?" text="Покажем свободные помещения и расскажем, кто ходит мимо." />
    </>
  );
}

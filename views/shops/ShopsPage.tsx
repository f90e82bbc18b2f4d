import { timeInWords, weekOf } from "../content/opening-hours.ts";
import type { GalleryFloor } from "../drawings/gallery/read-gallery.ts";
import { FilterControls } from "../filters/FilterControls.tsx";
import { FilterForm } from "../filters/FilterForm.tsx";
import { listLinks } from "../filters/FilterLink.tsx";
import { Button } from "../kit/Button.tsx";
import type { Group } from "../kit/listing.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { Tabs } from "../kit/Tabs.tsx";
import { GalleryFloors } from "./GalleryFloors.tsx";
import { ShopResults, type ShopResultsProps, shopsFoundInWords } from "./ShopResults.tsx";
import { type ChosenShops, everyShop, shopControls, shopsFilter, wantedCategories } from "./shops.filter.ts";
import { shopsFragment, shopsHref } from "./shops-links.ts";

type Props = ShopResultsProps & { floors: GalleryFloor[]; openNow: number | undefined; alias: string | undefined };

/** Heading of the list: the whole directory, or the category's name, if it is one that exists. */
export function shopsHeading(chosen: ChosenShops, groups: readonly Group[]): string {
  const [only, ...others] = wantedCategories(chosen);
  const name = groups.find(({ id }) => id === only)?.name;
  return name && others.length === 0 ? `Кто в парке: ${name.toLowerCase()}` : "Кто в парке";
}

/** Companies that visitors can go to: by category, by words, by the hour. */
export function ShopsPage({ floors, alias, openNow, ...results }: Props) {
  const { chosen, groups, categories, now } = results;
  return (
    <div {...listLinks}>
      <PageHead
        title={shopsHeading(chosen, categories)}
        lead="Где, до скольких, как позвонить."
        search={
          <FilterForm
            action={shopsHref({})}
            fragment={shopsFragment}
            label="Поиск компаний"
            className="picker picker-line"
          >
            <div id="filter-fields" className="filter-fields">
              <FilterControls controls={shopControls(chosen)} />
            </div>
            <div className="filter-buttons">
              <Button id="filter-submit" variant="outline">
                Найти
              </Button>
            </div>
          </FilterForm>
        }
      >
        <Tabs label="Разделы" items={tabsOf(results, openNow)} />
      </PageHead>
      <GalleryFloors floors={floors} alias={alias} />
      <div className="wrap directory">
        <p className="visually-hidden" id="count" role="status">
          {shopsFoundInWords(groups)}
        </p>
        <div id="results" tabIndex={-1}>
          <ShopResults {...results} />
        </div>
        {groups.some(({ shops }) => shops.some((shop) => weekOf(shop) !== undefined)) && (
          <p className="row-foot">
            Часы на сегодня; в парке {timeInWords(now)}: полоса от 6 до 24 часов, медная черта — сейчас.
          </p>
        )}
      </div>
    </div>
  );
}

function tabsOf({ chosen, categories }: ShopResultsProps, openNow: number | undefined) {
  const [only, ...others] = wantedCategories(chosen);
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const isAll = only === everyShop && !chosen.open;
  return [
    { href: shopsHref({ categories: [everyShop] }), text: "Все", count: all, current: isAll },
    ...(openNow === undefined
      ? []
      : [
          {
            href: shopsHref({ categories: [everyShop], open: "now" }),
            text: "Открыто сейчас",
            count: openNow,
            current: only === everyShop && chosen.open === "now",
          },
        ]),
    ...categories.map(({ id, name, count }) => ({
      href: shopsHref(shopsFilter.read(new URLSearchParams({ categories: id }))),
      text: name,
      count,
      current: others.length === 0 && only === id,
    })),
  ];
}

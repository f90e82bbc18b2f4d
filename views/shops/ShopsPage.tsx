import { unitsInWords } from "../content/unit.ts";
import { FilterControls } from "../filters/FilterControls.tsx";
import { FilterForm, listLinks } from "../filters/FilterForm.tsx";
import { fragments, href } from "../routes.ts";
import { Button } from "../ui/Button.tsx";
import { plural } from "../ui/format.ts";
import { PageHead, Tabs } from "../ui/PageParts.tsx";
import { ShopResults, type ShopResultsProps, shopsFoundInWords } from "./ShopResults.tsx";
import { everyShop, shopControls, shopsFilter, wantedCategories } from "./shops.filter.ts";
import { shopsHref } from "./shops-links.ts";

type Props = ShopResultsProps & {
  openNow: number | undefined;
  /** Premises that one could open a shop in: how many, and the alias of their list. */
  free: { count: number; alias: string } | undefined;
};

const companies = (n: number) => plural(n, "компания", "компании", "компаний");

/** Companies that visitors can go to: by category, by words, by the hour. */
export function ShopsPage({ free, openNow, ...results }: Props) {
  const { chosen, groups, categories } = results;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div {...listLinks}>
      <PageHead
        title="Компании парка"
        lead={`${all > 0 ? `${companies(all)}: где` : "Где"} пообедать, что купить, кто рядом работает.`}
      >
        <FilterForm action={shopsHref({})} fragment={fragments.shops} label="Поиск компаний" className="picker">
          <div id="filter-fields" className="filter-fields">
            <FilterControls controls={shopControls(chosen)} />
          </div>
          <div className="filter-buttons">
            <Button id="filter-submit" variant="outline">
              Найти
            </Button>
          </div>
        </FilterForm>
        <Tabs label="Разделы" items={tabsOf(results, openNow)} />
      </PageHead>
      <div className="wrap">
        <p className="visually-hidden" id="count" role="status">
          {shopsFoundInWords(groups)}
        </p>
        <div id="results" tabIndex={-1}>
          <ShopResults {...results} />
        </div>
        {free && free.count > 0 && (
          <p className="foot-line">
            Хотите открыть здесь своё?{" "}
            <a href={href("rent", { rent: free.alias })}>{unitsInWords(free.count, "trade_area")}</a>
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
            text: "Открыто",
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

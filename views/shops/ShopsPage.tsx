import { unitsOfKind } from "../content/unit.ts";
import { FilterForm, FilterLink, HiddenFields, listLinks } from "../filters/FilterForm.tsx";
import { MorePages, onOnePage, withFirst } from "../filters/MorePages.tsx";
import { SwapInto } from "../layout/define-fragment.ts";
import { SearchField } from "../layout/SearchBox.tsx";
import { headPicture, type Model } from "../park/ModelFigure.tsx";
import { fragments, href } from "../routes.ts";
import { type Mended, MendedNote } from "../search/MendedNote.tsx";
import { Button } from "../ui/Button.tsx";
import { number, plural } from "../ui/format.ts";
import type { Group, Pagination as PageOf } from "../ui/listing.ts";
import { EmptyResult, PageHead, Tabs } from "../ui/PageParts.tsx";
import { type ShopGroup, ShopList, ShopRow } from "./ShopList.tsx";
import {
  type ChosenShops,
  everyShop,
  groupsChosen,
  type ListPart,
  shopList,
  shopsHref,
  shopsLimit,
  shopsLink,
  wantedCategories,
  wholeGroupLink,
} from "./shops.filter.ts";

type ShopsPageProps = ShopResultsProps & {
  openNow: number | undefined;
  model: Model | undefined;
  /** Premises that one could open a shop in: how many, and the alias of their list. */
  free: { count: number; alias: string } | undefined;
};

export const companies = (n: number) => plural(n, "компания", "компании", "компаний");

const tabsId = "shop-tabs";

/** Companies that visitors can go to: by category, by words, by the hour. */
export function ShopsPage({ free, openNow, model, ...results }: ShopsPageProps) {
  const { chosen, groups, categories } = results;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div {...listLinks}>
      <PageHead
        title="Компании парка"
        lead={`${all > 0 ? `${companies(all)}: где` : "Где"} пообедать, что купить, кто рядом работает.`}
        picture={headPicture(model?.gallery, "Вечер у торговой галереи")}
      >
        <FilterForm action={shopsHref({})} fragment={fragments.shops} label="Поиск компаний" className="picker">
          <div id="filter-fields" className="filter-fields">
            <SearchFields chosen={chosen} />
          </div>
          <div className="filter-buttons">
            <Button id="filter-submit" variant="outline">
              Найти
            </Button>
          </div>
        </FilterForm>
        <div id={tabsId}>
          <Tabs label="Разделы" items={tabsOf(results, openNow)} />
        </div>
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
            <a href={href("rent", { rent: free.alias })}>{unitsOfKind(free.count, "trade_area")}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** What one looks for; what else is chosen stays in the form unseen. */
function SearchFields({ chosen: { search, categories = [], open, limit } }: Pick<ShopResultsProps, "chosen">) {
  return (
    <>
      <SearchField
        id="search"
        name="search"
        label="Название или вид деятельности"
        value={search}
        placeholder="Кофе, химчистка…"
      />
      <HiddenFields
        values={[...categories.map((id) => ["categories", id] as const), ["open", open], ["limit", limit]]}
      />
    </>
  );
}

function tabsOf({ chosen, categories }: ShopResultsProps, openNow: number | undefined) {
  const [only, ...others] = wantedCategories(chosen);
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const isAll = only === everyShop && !chosen.open;
  return [
    { ...shopsLink({ categories: [everyShop] }, "tab"), text: "Все", count: all, current: isAll },
    ...(openNow === undefined
      ? []
      : [
          {
            ...shopsLink({ categories: [everyShop], open: "now" }, "tab"),
            text: "Открыто",
            count: openNow,
            current: only === everyShop && chosen.open === "now",
          },
        ]),
    ...categories.map(({ id, name, count }) => ({
      ...shopsLink(groupsChosen([id]), "tab"),
      text: name,
      count,
      current: others.length === 0 && only === id,
    })),
  ];
}

/**
 * `groups` with the chosen one first. `mended`: what was searched instead of a slip. `pagination` belongs to a list of
 * one group, which grows by parts.
 */
export type ShopResultsProps = {
  chosen: ChosenShops;
  mended: Mended;
  groups: ShopGroup[];
  categories: Group[];
  pagination: PageOf | undefined;
  now: Date;
};

export const totalOf = (groups: readonly ShopGroup[]): number => groups.reduce((sum, { total }) => sum + total, 0);

/** «Найдено 12 компаний». */
function shopsFoundInWords(groups: readonly ShopGroup[]): string {
  const total = totalOf(groups);
  if (total === 0) return "Никого не нашли";
  return total === 1 ? "Найдена 1 компания" : `Найдено ${companies(total)}`;
}

/** How a fragment was asked for: which part of the list; `group` was opened and takes the focus. */
type Asked = { part?: ListPart | undefined; group?: string | undefined };

/** The content of #results on the list of shops. */
function ShopResults({ part, group: opened, ...props }: ShopResultsProps & Asked) {
  const { chosen, mended, groups, pagination, now } = props;
  const { search, page, more, ...others } = chosen;
  const focused = part === "form" && opened === undefined;
  return (
    <>
      {/* After a swap the used link is gone: its place receives the focus. */}
      <div className="conditions no-print" id="conditions" {...(focused && { tabIndex: -1, autoFocus: true })}>
        {search !== undefined && (
          <ul aria-label="Выбрано">
            <li>
              <FilterLink className="condition" {...shopsLink(others, "form")} label={`Убрать условие «${search}»`}>
                {`«${search}»`} <span aria-hidden="true">×</span>
              </FilterLink>
            </li>
          </ul>
        )}
      </div>
      {search !== undefined && groups.length > 0 && (
        <MendedNote words={search} {...mended} addressOf={(other) => shopsHref({ ...others, search: other })} />
      )}
      {groups.length === 0 && <NoShops chosen={chosen} />}
      {groups.length > 0 && (
        <div>
          {groups.map((group) => (
            <ShopList
              key={group.id}
              group={group}
              now={now}
              focusedAt={group.id === opened ? shopsLimit : undefined}
              isNamed={groups.length === 1 && search === undefined}
            >
              {pagination ? (
                <MorePages list={shopList} chosen={chosen} pagination={pagination} />
              ) : (
                group.total > group.shops.length && (
                  <p>
                    <FilterLink className="more" {...wholeGroupLink(chosen, group.id)}>
                      Показать ещё {number(group.total - group.shops.length)}
                    </FilterLink>
                  </p>
                )
              )}
            </ShopList>
          ))}
        </div>
      )}
      {search !== undefined && groups.length > 0 && (
        <p className="foot-line">
          <FilterLink className="link" {...shopsLink({}, "form")}>
            Сбросить фильтры
          </FilterLink>
        </p>
      )}
    </>
  );
}

function emptyTitle({ search, open }: ChosenShops): string {
  if (search && open) return "По этому запросу сейчас никто не открыт";
  if (search) return "По этому запросу компаний нет";
  return open ? "Сейчас всё закрыто" : "Здесь пока никого нет";
}

function NoShops({ chosen }: { chosen: ChosenShops }) {
  const { search, open, categories } = chosen;
  return (
    <EmptyResult title={emptyTitle(chosen)}>
      {search && (
        <p>
          <a href={href("search", {}, { q: search })}>Искать по всему сайту</a>
        </p>
      )}
      <p>
        <FilterLink className="link" {...shopsLink({ categories: ["all"] }, "form")}>
          Все компании
        </FilterLink>
      </p>
      {(search || open || categories) && (
        <FilterLink className="button button-outline" {...shopsLink({}, "form")}>
          Сбросить фильтры
        </FilterLink>
      )}
    </EmptyResult>
  );
}

type FragmentProps = ShopResultsProps & Asked & { title: string; openNow: number | undefined };

export function ShopsFragment({ title, part, group, openNow, ...results }: FragmentProps) {
  const { chosen, groups, pagination, now } = results;
  if (part === "cards" && pagination) {
    const all = onOnePage(pagination);
    return (
      <>
        <MorePages list={shopList} chosen={withFirst(chosen, all.limit)} pagination={all} />
        <SwapInto target="#results .shop-rows" how="beforeend">
          {groups.flatMap(({ shops }) =>
            shops.map((shop, index) => <ShopRow key={shop.id} shop={shop} now={now} focused={index === 0} />),
          )}
        </SwapInto>
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <ShopResults {...results} {...{ part, group }} />
      <SwapInto target="#count">{shopsFoundInWords(groups)}</SwapInto>
      <SwapInto target={`#${tabsId}`} how="innerMorph">
        <Tabs label="Разделы" items={tabsOf(results, openNow)} />
      </SwapInto>
      {part && part !== "cards" && (
        <SwapInto target="#filter-fields">
          <SearchFields chosen={chosen} />
        </SwapInto>
      )}
    </>
  );
}

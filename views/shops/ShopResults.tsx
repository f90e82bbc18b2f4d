import type { ReactNode } from "react";
import { FilterControls } from "../filters/FilterControls.tsx";
import { FilterLink, type ListLink } from "../filters/FilterForm.tsx";
import { MorePages } from "../filters/MorePages.tsx";
import { onOnePage, withFirst } from "../filters/show-more.ts";
import { SwapInto } from "../layout/define-fragment.ts";
import { number, plural } from "../ui/format.ts";
import type { Group, Pagination as PageOf } from "../ui/listing.ts";
import { EmptyResult } from "../ui/PageParts.tsx";
import { type ShopGroup, ShopList, ShopRow } from "./ShopList.tsx";
import { type ChosenShops, shopControls, shopsLimit } from "./shops.filter.ts";
import { type ListPart, shopList, shopsLink, wholeGroupLink } from "./shops-links.ts";

/** `groups` with the chosen one first. `pagination` belongs to a list of one group, which grows by parts. */
export type ShopResultsProps = {
  chosen: ChosenShops;
  groups: ShopGroup[];
  categories: Group[];
  pagination: PageOf | undefined;
  now: Date;
};

const companies = (n: number) => plural(n, "компания", "компании", "компаний");

/** «Найдено 12 компаний». */
export function shopsFoundInWords(groups: readonly ShopGroup[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (total === 0) return "Никого не нашли";
  return total === 1 ? "Найдена 1 компания" : `Найдено ${companies(total)}`;
}

/** How a fragment was asked for: which part of the list; `group` was opened and takes the focus. */
type Asked = { part?: ListPart | undefined; group?: string | undefined };

/** The content of #results on the list of shops. */
export function ShopResults({ part, group: opened, ...props }: ShopResultsProps & Asked) {
  const { chosen, groups, pagination, now } = props;
  const { search, page, more, ...others } = chosen;
  const conditions = search === undefined ? [] : [{ text: `«${search}»`, ...shopsLink(others, "form") }];
  return (
    <>
      <ConditionChips focused={part === "form" && opened === undefined}>
        <ConditionList conditions={conditions} />
      </ConditionChips>
      {groups.length === 0 && <NoShops chosen={chosen} />}
      {groups.length > 0 && (
        <div>
          {groups.map((group) => (
            <ShopList key={group.id} group={group} now={now} focusedAt={group.id === opened ? shopsLimit : undefined}>
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
      {conditions.length > 0 && groups.length > 0 && (
        <p>
          <FilterLink className="link" {...shopsLink({}, "form")}>
            Сбросить фильтры
          </FilterLink>
        </p>
      )}
    </>
  );
}

function NoShops({ chosen: { search, open, categories } }: { chosen: ChosenShops }) {
  const title = search ? "Такого в парке пока нет" : open ? "Сейчас всё закрыто" : "Здесь пока никого нет";
  return (
    <EmptyResult title={title}>
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

export function ShopsFragment({ title, part, group, ...results }: ShopResultsProps & Asked & { title: string }) {
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
      {part && part !== "cards" && (
        <SwapInto target="#filter-fields">
          <FilterControls controls={shopControls(chosen)} />
        </SwapInto>
      )}
    </>
  );
}

type Props = { conditions: (ListLink & { text: string })[]; reset?: string; children?: ReactNode };

/** The swap target of the conditions. */
const conditionsId = "conditions";

/** The place of the conditions. `focused` receives focus after a swap: the used link is gone. */
function ConditionChips({ focused = false, children }: { focused?: boolean; children: ReactNode }) {
  return (
    <div className="conditions no-print" id={conditionsId} {...(focused && { tabIndex: -1, autoFocus: true })}>
      {children}
    </div>
  );
}

/** Each condition as a link that removes it: the part that changes with every choice. */
function ConditionList({ conditions, reset, children }: Props) {
  return (
    <>
      {conditions.length > 0 && (
        <ul aria-label="Выбрано">
          {conditions.map(({ text, ...to }) => (
            <li key={text}>
              <FilterLink className="condition" {...to} label={`Убрать условие «${text}»`}>
                {text} <span aria-hidden="true">×</span>
              </FilterLink>
            </li>
          ))}
          {reset && (
            <li>
              <FilterLink href={reset} className="reset">
                Сбросить фильтры
              </FilterLink>
            </li>
          )}
        </ul>
      )}
      {children}
    </>
  );
}

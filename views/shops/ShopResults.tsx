import { openingInWords } from "../content/opening-hours.ts";
import type { Building } from "../content/park.ts";
import type { ShopListing } from "../content/shop.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { ConditionChips } from "../filters/ConditionChips.tsx";
import { FilterControls } from "../filters/FilterControls.tsx";
import { FilterLink } from "../filters/FilterLink.tsx";
import { asWhole, nextPart } from "../filters/show-more.ts";
import { CardGrid } from "../kit/Card.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { plural } from "../kit/format.ts";
import type { Group, Pagination as PageOf } from "../kit/listing.ts";
import { Pagination } from "../kit/Pagination.tsx";
import { SwapInto } from "../kit/SwapInto.tsx";
import { ShopCard } from "./ShopCard.tsx";
import { type ChosenShops, shopsFilter, shopsLimit, shopsLimitMax } from "./shops.filter.ts";
import { groupsHref, type ListPart, moreShopsLink, shopsHref, shopsLink } from "./shops-links.ts";

/**
 * Props of the list of shops. `elsewhere`: other categories with hits for the same words, and their number.
 */
export type ShopResultsProps = {
  chosen: ChosenShops;
  listing: ShopListing;
  elsewhere: Group[];
  buildings: Building[];
  now: Date;
};

const companies = (n: number) => plural(n, "компания", "компании", "компаний");

/** «Найдено 12 компаний». */
export function shopsFoundInWords(total: number): string {
  if (total === 0) return "Никого не нашли";
  return total === 1 ? "Найдена 1 компания" : `Найдено ${companies(total)}`;
}

/** The content of #results on the list of shops. */
export function ShopResults({ focused = false, ...props }: ShopResultsProps & { focused?: boolean }) {
  const { chosen, listing, buildings, now } = props;
  const conditions = shopsFilter.conditions(chosen, listing);
  return (
    <>
      <ConditionChips
        focused={focused}
        conditions={conditions.map(({ text, without }) => ({ text, to: shopsLink(without, "form") }))}
      />
      {conditions.length > 0 && listing.items.length > 0 && (
        <FilterLink className="link" to={shopsLink({}, "form")}>
          Сбросить фильтры
        </FilterLink>
      )}
      {listing.items.length === 0 ? (
        <EmptyShops {...props} />
      ) : (
        <>
          <CardGrid>
            {listing.items.map((shop) => (
              <ShopCard key={shop.id} shop={shop} buildings={buildings} level={2} opening={openingInWords(shop, now)} />
            ))}
          </CardGrid>
          <MoreShops chosen={chosen} pagination={listing.pagination} />
          <Elsewhere {...props} />
        </>
      )}
    </>
  );
}

/** «кофе» in another category than the one that is shown: where, how many, and the way there. */
function Elsewhere({ chosen, elsewhere }: Pick<ShopResultsProps, "chosen" | "elsewhere">) {
  if (elsewhere.length === 0) return null;
  return (
    <div className="stack">
      <p>В других разделах по запросу «{chosen.search}»:</p>
      <ul>
        {elsewhere.map(({ id, name, count }) => (
          <li key={id}>
            <FilterLink className="link" to={shopsLink({ search: chosen.search, categories: [id] }, "form")}>
              {name}
            </FilterLink>
            {` — ${companies(count)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmptyShops({ chosen, listing, elsewhere }: ShopResultsProps) {
  const all = listing.categories.filter(({ count }) => count > 0);
  const groups = all.length > 0 && (
    <ul>
      {all.map(({ id, name, count }) => (
        <li key={id}>
          <a href={groupsHref([id])}>{name}</a> — {companies(count)}
        </li>
      ))}
    </ul>
  );
  if (chosen.search === undefined)
    return (
      <EmptyResult title="Здесь пока никого нет">
        <p>
          {groups
            ? "Посмотрите, кто работает в других разделах:"
            : "Напишите нам, что нужно: подскажем, кто в парке этим занят."}
        </p>
        {groups || <EnquiryLink form="callback">Написать нам</EnquiryLink>}
      </EmptyResult>
    );
  return (
    <EmptyResult title="Ничего не нашли">
      <Elsewhere {...{ chosen, elsewhere }} />
      {elsewhere.length === 0 && (
        <>
          <p>Проверьте, нет ли опечатки{groups ? ", или посмотрите раздел целиком:" : "."}</p>
          {groups}
        </>
      )}
      <FilterLink className="button button-outline" to={shopsLink({}, "form")}>
        Сбросить поиск
      </FilterLink>
    </EmptyResult>
  );
}

function MoreShops({ chosen, pagination }: Pick<ShopResultsProps, "chosen"> & { pagination: PageOf }) {
  const next = nextPart(pagination, shopsLimit, shopsLimitMax);
  return (
    <div id="more">
      <Pagination
        pagination={pagination}
        hrefOf={(n) => shopsHref({ ...chosen, page: n > 1 ? n : undefined })}
        label="Страницы списка компаний"
      >
        {next && (
          <FilterLink className="button button-outline" to={moreShopsLink(chosen, next)} into="#more">
            Показать ещё {next.adds}
          </FilterLink>
        )}
      </Pagination>
    </div>
  );
}

/** What htmx gets of the list of shops. */
export function ShopsFragment({
  title,
  part,
  ...results
}: ShopResultsProps & { title: string; part: ListPart | undefined }) {
  const { chosen, listing, buildings, now } = results;
  const whole = asWhole(listing.pagination);
  if (part === "cards")
    return (
      <>
        <MoreShops chosen={{ ...chosen, limit: whole.limit, page: undefined }} pagination={whole} />
        <SwapInto target="#results > .cards" how="beforeend">
          {listing.items.map((shop, index) => (
            <li key={shop.id} {...(index === 0 ? { tabIndex: -1, autoFocus: true } : {})}>
              <ShopCard shop={shop} buildings={buildings} level={2} opening={openingInWords(shop, now)} />
            </li>
          ))}
        </SwapInto>
      </>
    );
  return (
    <>
      <title>{title}</title>
      <ShopResults {...results} focused={part === "form"} />
      <SwapInto target="#count">{shopsFoundInWords(listing.pagination.total)}</SwapInto>
      {part === "form" && (
        <SwapInto target="#filter-fields">
          <FilterControls controls={shopsFilter.controls(chosen, listing)} />
        </SwapInto>
      )}
    </>
  );
}

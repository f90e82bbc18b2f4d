import { FilterLink } from "../../filters/FilterLink.tsx";
import { longDate } from "../../kit/format.ts";
import { Pagination } from "../../kit/Pagination.tsx";
import { withVat } from "../../park/vat-words.ts";
import { ComparedElsewhere } from "../comparison/CompareBar.tsx";
import { Ledger } from "../ledger/Ledger.tsx";
import { UnitCards } from "../UnitCard.tsx";
import { rentHref, rentRowsLink } from "../unit-links.ts";
import { EmptyUnits, OtherWays } from "./EmptyUnits.tsx";
import { NearResults } from "./NearResults.tsx";
import { cardsMax, type UnitResultsProps } from "./rent-results.ts";
import { unitsFeedHref } from "./units-feed.ts";

/** «Цены за помещение в месяц, с НДС…» */
export function PriceNote({ checkedAt, claims }: Pick<UnitResultsProps, "checkedAt" | "claims">) {
  const checked = checkedAt ? ` Последнее обновление — ${longDate(checkedAt)}.` : "";
  return `Цены за помещение в месяц, ${withVat(claims)} и эксплуатацией${claims ? claims.onTopOfPrice : ""}.${checked}`;
}

/** The content of #results on a rental page. */
export function UnitResults(props: UnitResultsProps) {
  const { listing } = props;
  return (
    <>
      <ComparedElsewhere {...props} />
      {listing.items.length === 0 ? <EmptyUnits {...props} /> : <FoundUnits {...props} />}
      <NearResults {...props} />
      {listing.items.length === 0 && <OtherWays {...props} />}
      <MoreUnits {...props} />
    </>
  );
}

/** The element that a fragment replaces with the new link. */
export const feedLinkId = "feed";

/** The link to the feed of a choice. */
export function FeedLink({ category, chosen }: Pick<UnitResultsProps, "category" | "chosen">) {
  return (
    <a id={feedLinkId} href={unitsFeedHref(category, chosen)}>
      Подписаться на новые помещения
    </a>
  );
}

/** The units themselves: rows, or cards where they are few. */
export function FoundUnits({
  listing,
  totals,
  look,
  buildings,
  chosen,
}: Pick<UnitResultsProps, "listing" | "totals" | "look" | "buildings" | "chosen">) {
  const { items, pagination } = listing;
  if (pagination.total > cardsMax)
    return <Ledger units={items} totals={totals} look={look} compared={chosen.compare ?? []} />;
  return <UnitCards units={items} buildings={buildings} scale={look.scale} compared={chosen.compare ?? []} level={2} />;
}

/** The way to further units: one more page in place, and links to all pages. */
export function MoreUnits({ category, chosen, listing: { pagination } }: UnitResultsProps) {
  const { page, pages, limit, total } = pagination;
  const next = { ...chosen, page: page + 1 };
  return (
    <div id="more">
      <Pagination
        pagination={pagination}
        hrefOf={(n) => rentHref(category, { ...chosen, page: n > 1 ? n : undefined })}
        label="Страницы списка помещений"
      >
        {page < pages && (
          <FilterLink className="button button-outline" to={rentRowsLink(category, next)} into="#more">
            {`Показать ещё ${Math.min(limit, total - page * limit)}`}
          </FilterLink>
        )}
      </Pagination>
    </div>
  );
}

import { filterBarId } from "../../filters/FilterBar.tsx";
import { SwapInto } from "../../kit/SwapInto.tsx";
import { groupListId, LedgerGroup, ledgerRows } from "../ledger/Ledger.tsx";
import { inGroup } from "../ledger/size-groups.ts";
import { unitCards } from "../UnitCard.tsx";
import { parkId } from "./ParkFilter.tsx";
import { RentFilterContent } from "./RentFilter.tsx";
import { RentParkContent, rentParkProps } from "./RentPark.tsx";
import { cardsMax, foundInWords, type UnitResultsProps } from "./rent-results.ts";
import { FeedLink, feedLinkId, MoreUnits, UnitResults } from "./UnitResults.tsx";

type Props = UnitResultsProps & { title: string; part: "rows" | undefined };

/** The fragment of a rental page: results, count for screen readers, filter, park. */
export function UnitsFragment({ title, part, ...results }: Props) {
  const { category, chosen, choices, listing } = results;
  const { total } = listing.pagination;
  if (part === "rows") return <FurtherUnits {...results} />;
  return (
    <>
      <title>{title}</title>
      <UnitResults {...results} />
      <SwapInto target={`#${feedLinkId}`} how="outerHTML">
        <FeedLink category={category} chosen={chosen} />
      </SwapInto>
      <SwapInto target={`#${filterBarId}`} how="innerMorph">
        <RentFilterContent category={category} chosen={chosen} choices={choices} total={total} />
      </SwapInto>
      <SwapInto target={`#${parkId}`} how="innerMorph">
        <RentParkContent {...rentParkProps(results)} />
      </SwapInto>
      <SwapInto target="#page-status">{foundInWords(total)}</SwapInto>
    </>
  );
}

/** The next page's rows below those already there: into the group that they belong to, or as a new one. */
function FurtherUnits(results: UnitResultsProps) {
  const { listing, buildings, chosen, totals, look } = results;
  const { items, pagination } = listing;
  const compared = chosen.compare ?? [];
  const before = (pagination.page - 1) * pagination.limit;
  if (pagination.total <= cardsMax)
    return (
      <>
        <MoreUnits {...results} />
        <SwapInto target="#results > .unit-cards" how="beforeend">
          {unitCards({ units: items, buildings, scale: look.scale, compared, level: 2 })}
        </SwapInto>
      </>
    );
  let counted = 0;
  const groups = totals.map((total) => {
    const begins = counted >= before;
    counted += total.count;
    return { total, begins, rows: ledgerRows(inGroup(items, total), look, compared) };
  });
  return (
    <>
      <MoreUnits {...results} />
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ total, begins, rows }) =>
          begins ? (
            <SwapInto key={total.id} target="#more" how="beforebegin">
              <LedgerGroup total={total} look={look} rows={rows} />
            </SwapInto>
          ) : (
            <SwapInto key={total.id} target={`#${groupListId(total)}`} how="beforeend">
              {rows}
            </SwapInto>
          ),
        )}
    </>
  );
}

import { conditionsId } from "../../filters/ConditionChips.tsx";
import { filterBarId } from "../../filters/FilterBar.tsx";
import { MorePages } from "../../filters/MorePages.tsx";
import { asWhole, withFirst } from "../../filters/show-more.ts";
import { SwapInto } from "../../kit/SwapInto.tsx";
import { byGroup, groupListId, LedgerGroup, ledgerRows } from "../ledger/Ledger.tsx";
import { rowList } from "../unit-links.ts";
import { RentConditionList, RentFilterContent } from "./RentFilter.tsx";
import { parkId, RentParkContent } from "./RentPark.tsx";
import { foundInWords, type RentResults } from "./rent-results.ts";
import { FeedLink, feedLinkId } from "./Subscription.tsx";
import { UnitResults } from "./UnitResults.tsx";

type Props = RentResults & { title: string; part: "rows" | undefined };

/** The fragment of a rental page: results, count for screen readers, filter, conditions, park. */
export function UnitsFragment({ title, part, ...results }: Props) {
  const { category, chosen, choices, total } = results;
  if (part === "rows") return <FurtherRows {...results} />;
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
      <SwapInto target={`#${conditionsId}`}>
        <RentConditionList category={category} chosen={chosen} choices={choices} />
      </SwapInto>
      <SwapInto target={`#${parkId}`} how="innerMorph">
        <RentParkContent {...results} />
      </SwapInto>
      <SwapInto target="#page-status">{foundInWords(results)}</SwapInto>
    </>
  );
}

/** The next rows below those already there: into the group that they belong to, or with a new one where `#more` was. */
function FurtherRows(results: RentResults) {
  const { listing, category, chosen, look } = results;
  const { items, pagination } = listing;
  const before = (pagination.page - 1) * pagination.limit;
  const whole = asWhole(pagination);
  const [first] = items;
  const parts = byGroup(items).map(([group, rows]) => ({ group, rows, focused: rows[0] === first }));
  const begun = parts.filter(({ group }) => group.first >= before);
  const continued = parts.filter(({ group }) => group.first < before);
  return (
    <>
      {begun.map(({ group, rows, focused }) => (
        <LedgerGroup key={group.id} group={group} look={look} rows={rows} focused={focused} />
      ))}
      <MorePages list={rowList(category)} chosen={withFirst(chosen, whole.limit)} pagination={whole} />
      {continued.map(({ group, rows, focused }) => (
        <SwapInto key={group.id} target={`#${groupListId(group)}`} how="beforeend">
          {ledgerRows(rows, group, look, focused)}
        </SwapInto>
      ))}
    </>
  );
}

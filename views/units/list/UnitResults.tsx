import { MorePages } from "../../filters/MorePages.tsx";
import { longDate } from "../../kit/format.ts";
import { withVat } from "../../park/vat-words.ts";
import { Ledger, SharedFacts } from "../ledger/Ledger.tsx";
import { rowList } from "../unit-links.ts";
import { EmptyUnits, OtherWays } from "./EmptyUnits.tsx";
import { JoinedResults } from "./JoinedResults.tsx";
import { NearResults } from "./NearResults.tsx";
import type { RentResults } from "./rent-results.ts";
import { WiderChoices } from "./WiderChoices.tsx";

/** «Цены за помещение в месяц, с НДС…» */
export function PriceNote({ checkedAt, claims }: Pick<RentResults, "checkedAt" | "claims">) {
  const checked = checkedAt ? ` Обновлено ${longDate(checkedAt)}.` : "";
  return `Цены за помещение в месяц, ${withVat(claims)} и эксплуатацией${claims ? claims.onTopOfPrice : ""}.${checked}`;
}

/** The content of #results on a rental page. */
export function UnitResults(props: RentResults) {
  const { category, chosen, listing, total, joined } = props;
  const isJoined = joined.fitting.length + joined.close.length > 0;
  if (total === 0)
    return (
      <>
        {isJoined ? <JoinedResults {...props} /> : <EmptyUnits {...props} />}
        {isJoined ? <WiderChoices {...props} /> : <NearResults {...props} />}
        <OtherWays {...props} />
      </>
    );
  return (
    <>
      <FoundUnits {...props} />
      <MorePages list={rowList(category)} chosen={chosen} pagination={listing.pagination} />
      <JoinedResults {...props} />
      <WiderChoices {...props} />
    </>
  );
}

export function FoundUnits({ listing, common, look }: Pick<RentResults, "listing" | "common" | "look">) {
  return (
    <>
      <SharedFacts facts={common} />
      <Ledger rows={listing.items} look={look} />
    </>
  );
}

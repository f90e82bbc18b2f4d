import { SwapInto } from "../../layout/define-fragment.ts";
import { furtherRows, sizeListId } from "../ledger/Ledger.tsx";
import { AskBarContent, AskWords, filterBarId } from "./AskBar.tsx";
import { FoundWords, foundId, ListTools, listToolsId } from "./ListHead.tsx";
import { ListMap, parkId } from "./ListMap.tsx";
import { foundInWords, type RentResults } from "./rent-results.ts";
import { UnitResults } from "./UnitResults.tsx";

type Props = RentResults & { title: string; part: "rows" | undefined };

/** The fragment of a rental page: results, count for screen readers, question, map. */
export function UnitsFragment({ title, part, ...results }: Props) {
  const { chosen, groups, look } = results;
  if (part === "rows") {
    const opened = groups.find(({ id }) => id === chosen.more);
    // The link that asked is replaced by nothing that is seen.
    return (
      <>
        <span hidden />
        <SwapInto target={`#${sizeListId(chosen.more ?? "m")}`} how="beforeend">
          {opened && furtherRows(opened, look)}
        </SwapInto>
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <UnitResults {...results} />
      <SwapInto target={`#${filterBarId}`} how="innerMorph">
        <AskBarContent {...results} />
      </SwapInto>
      <SwapInto target="#ask-words">
        <AskWords {...results} />
      </SwapInto>
      <SwapInto target={`#${foundId}`}>
        <FoundWords {...results} />
      </SwapInto>
      <SwapInto target={`#${listToolsId}`} how="innerMorph">
        <ListTools {...results} />
      </SwapInto>
      <SwapInto target={`#${parkId}`} how="innerMorph">
        <ListMap {...results} />
      </SwapInto>
      <SwapInto target="#page-status">{foundInWords(results)}</SwapInto>
    </>
  );
}

import { FilterControls } from "../filters/FilterControls.tsx";
import { SwapInto } from "../kit/SwapInto.tsx";
import {
  foundInWords,
  MorePavilions,
  PavilionResults,
  type PavilionResultsProps,
  RentCard,
} from "./PavilionResults.tsx";
import type { FragmentPart } from "./pavilion-links.ts";
import { pavilionsFilter } from "./pavilions.filter.ts";
import { SortField, unitsInWords } from "./RentPage.tsx";

type Props = PavilionResultsProps & { title: string; part: FragmentPart | undefined };

/** What htmx gets of a rental page: the results, the count for readers and, where a link asked, the form's fields as they are now. */
export function PavilionsFragment({ title, part, ...results }: Props) {
  const { chosen, choices, listing } = results;
  if (part === "cards") return <FurtherPavilions {...results} />;
  return (
    <>
      <title>{title}</title>
      <PavilionResults {...results} focused={part === "form"} />
      <SwapInto target="#count">{foundInWords(listing.pagination.total)}</SwapInto>
      <SwapInto target="#filter-count">{unitsInWords(listing.pagination.total)}</SwapInto>
      {part && (
        <>
          <SwapInto target="#filter-fields">
            <FilterControls controls={pavilionsFilter.controls(chosen, choices)} />
          </SwapInto>
          <SwapInto target="#sort-box">
            <SortField sort={chosen.sort} />
          </SwapInto>
        </>
      )}
    </>
  );
}

/** The next page's cards below those already there; the focus goes to the first of them. */
function FurtherPavilions(results: PavilionResultsProps) {
  const { listing, bodies, compared } = results;
  return (
    <>
      <MorePavilions {...results} />
      <SwapInto target="#results > .cards" how="beforeend">
        {listing.items.map((unit, index) => (
          <li key={unit.id} {...(index === 0 ? { tabIndex: -1, autoFocus: true } : {})}>
            <RentCard
              pavilion={unit}
              body={bodies.find(({ id }) => id === unit.body.id)}
              compared={compared.some(({ id }) => id === unit.id)}
            />
          </li>
        ))}
      </SwapInto>
    </>
  );
}

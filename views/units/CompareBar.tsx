import { Button } from "../kit/Button.tsx";
import { pavilionsFragment, rentHref } from "./pavilion-links.ts";
import { comparedMax } from "./pavilions.filter.ts";
import type { PavilionResultsProps } from "./rent-results.ts";

/**
 * Sends the ticked units to the comparison. They are controls of the filter form wherever they stand; CSS counts them
 * and shows the bar.
 */
export function CompareBar({ category }: Pick<PavilionResultsProps, "category">) {
  return (
    <div className="compare-bar no-print">
      <p>
        В сравнении: <b className="compare-count" /> из {comparedMax}
      </p>
      <Button
        id="compare-submit"
        form="filter"
        formAction={`${rentHref(category, {})}#comparison`}
        hx-get={`${pavilionsFragment}?category=${category.id}`}
        hx-include="#filter, [form=filter]"
        hx-target="#results"
        hx-swap="innerHTML show:#comparison:top"
        hx-sync="#filter:replace"
      >
        Сравнить
      </Button>
    </div>
  );
}

/** Units that are compared but not on this part of the list (any more): they travel with the filter form unseen. */
export function ComparedElsewhere({
  listing,
  near,
  compared,
}: Pick<PavilionResultsProps, "listing" | "near" | "compared">) {
  return compared
    .filter(({ id }) => !listing.items.some((unit) => unit.id === id) && !near.some(({ unit }) => unit.id === id))
    .map(({ id }) => <input key={id} type="hidden" name="compare" value={id} form="filter" />);
}

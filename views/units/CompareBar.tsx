import { Button } from "../kit/Button.tsx";
import type { PavilionResultsProps } from "./PavilionResults.tsx";
import { pavilionsFragment, rentHref } from "./pavilion-links.ts";

/** Sends the ticked units to the comparison, `count` so far. They are controls of the filter form wherever they stand. */
export function CompareBar({ category, count }: Pick<PavilionResultsProps, "category"> & { count: number }) {
  return (
    <div className="compare-bar no-print">
      <p>{count > 1 ? `Сравниваем ${count} из 4 возможных` : "Отметьте от двух до четырёх помещений"}</p>
      <Button
        id="compare-submit"
        variant="outline"
        form="filter"
        formAction={`${rentHref(category, {})}#comparison`}
        hx-get={`${pavilionsFragment}?category=${category.id}`}
        hx-include="#filter, [form=filter]"
        hx-target="#results"
        hx-swap="innerHTML show:top showTarget:#comparison"
        hx-sync="#filter:replace"
      >
        Сравнить{count > 1 && ` (${count})`}
      </Button>
    </div>
  );
}

/** Units that are compared but not on this part of the list (any more): they travel with the filter form unseen. */
export function ComparedElsewhere({ listing, compared }: Pick<PavilionResultsProps, "listing" | "compared">) {
  return compared
    .filter(({ id }) => !listing.items.some((unit) => unit.id === id))
    .map(({ id }) => <input key={id} type="hidden" name="compare" value={id} form="filter" />);
}

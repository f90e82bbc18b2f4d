import { Button } from "../components/Button.tsx";
import { pavilionsFragment, rentHref } from "../filters/pavilion-links.ts";
import type { PavilionResultsProps } from "./PavilionResults.tsx";

/**
 * Sends the ticked units to the comparison. They are controls of the filter form wherever they stand; a unit that was ticked on another
 * page of the list, or does not fit the filters any more, travels unseen.
 */
export function CompareBar({
  category,
  listing,
  compared,
}: Pick<PavilionResultsProps, "category" | "listing" | "compared">) {
  const elsewhere = compared.filter(({ id }) => !listing.items.some((unit) => unit.id === id));
  return (
    <div className="compare-bar no-print">
      <p>
        {compared.length > 1
          ? `Сравниваем ${compared.length}\u00a0из\u00a04 возможных`
          : "Отметьте от\u00a0двух до\u00a0четырёх помещений"}
      </p>
      {elsewhere.map(({ id }) => (
        <input key={id} type="hidden" name="compare" value={id} form="filter" />
      ))}
      <Button
        id="compare-submit"
        variant="outline"
        form="filter"
        formAction={`${rentHref(category, {})}#comparison`}
        hx-get={`${pavilionsFragment}?category=${category.id}`}
        hx-include="#filter, [form=filter]"
        hx-target="#results"
        hx-swap="innerHTML show:#comparison:top"
        hx-sync="#filter:replace"
      >
        Сравнить{compared.length > 1 && ` (${compared.length})`}
      </Button>
    </div>
  );
}

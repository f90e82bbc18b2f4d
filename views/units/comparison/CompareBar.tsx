import { Button } from "../../kit/Button.tsx";
import { href } from "../../routes.ts";
import type { RentResults } from "../list/rent-results.ts";
import { comparedMax } from "../units.filter.ts";

/** Sends the ticks of `form` to the comparison. CSS counts them; a script refuses a fifth, without it the page. */
export function CompareBar({ form }: { form: string }) {
  return (
    <div className="compare-bar no-print">
      <p>
        В сравнении: <b className="compare-count" />
        {` из ${comparedMax}`}
        <span
          role="status"
          data-max={comparedMax}
          data-full={`Больше ${comparedMax} рядом не поместится`}
          data-count={`В сравнении {} из ${comparedMax}`}
        />
      </p>
      <Button id="compare-submit" form={form} formAction={`${href("compare", {})}#comparison`}>
        Сравнить
      </Button>
    </div>
  );
}

/** Compared units that this part of the list does not show. The filter form sends them as hidden fields. */
export function ComparedElsewhere({
  listing,
  near,
  joined,
  total,
  compared,
}: Pick<RentResults, "listing" | "near" | "joined" | "total" | "compared">) {
  if (compared.length === 0) return null;
  const shown = new Set([
    ...listing.items.flatMap(({ units }) => units),
    ...near.map(({ unit }) => unit),
    ...(total === 0 ? joined.largest : []),
  ]);
  const ids = new Set([...shown].map(({ id }) => id));
  return compared
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => (
      <input
        key={id}
        type="checkbox"
        className="visually-hidden"
        name="compare"
        value={id}
        form="filter"
        tabIndex={-1}
        aria-hidden="true"
        defaultChecked
      />
    ));
}

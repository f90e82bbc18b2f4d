import { unitsInWords } from "../../content/unit-words.ts";
import { FilterLink } from "../../filters/FilterLink.tsx";
import { number, rubles } from "../../kit/format.ts";
import { rentHref } from "../unit-links.ts";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "category" | "relaxations"> & { total: number };

/** Links to the choice without one of its conditions, with the units that each brings. */
export function WiderChoices({ category, relaxations, total }: Props) {
  if (relaxations.length === 0) return null;
  return (
    <section className="wider no-print">
      <h2>Если уступить в одном</h2>
      <ul>
        {relaxations.map(({ text, chosen, count, more, priceMin }) => (
          <li key={text}>
            <FilterLink href={rentHref(category, chosen)}>
              {`${text} `}
              <b>{unitsInWords(count, category.id)}</b>
              <small>
                {[total > 0 && ` на ${number(more)} больше`, priceMin > 0 && ` от ${rubles(priceMin)}`]
                  .filter(Boolean)
                  .join(",")}
              </small>
            </FilterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

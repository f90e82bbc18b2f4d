import { FilterLink } from "../../filters/FilterLink.tsx";
import { plural, rubles } from "../../kit/format.ts";
import { ledgerClass } from "../ledger/Ledger.tsx";
import { UnitRow } from "../ledger/UnitRow.tsx";
import { rentLink } from "../unit-links.ts";
import type { UnitResultsProps } from "./rent-results.ts";

type Props = Pick<UnitResultsProps, "category" | "near" | "relaxations" | "look" | "chosen" | "listing">;

/** The nearest units to a choice that finds one unit or none. */
export function NearResults({ category, near, relaxations, look, chosen, listing }: Props) {
  const found = listing.pagination.total > 0;
  return (
    <>
      {near.length > 0 && (
        <section className="group near">
          <div className="group-head">
            <h2>Ближе всего к условиям</h2>
          </div>
          <ul className={ledgerClass(look)}>
            {near.map(({ unit, note }) => {
              const at = look.buildings.findIndex(({ id }) => id === unit.building.id) + 1;
              return (
                <UnitRow
                  key={unit.id}
                  unit={unit}
                  building={look.buildings[at - 1]}
                  at={at}
                  scale={look.scale}
                  note={note}
                  compared={chosen.compare?.includes(unit.id) ?? false}
                />
              );
            })}
          </ul>
        </section>
      )}
      {found && relaxations.length > 0 && (
        <section className="near">
          <h2 className="near-title">Или измените условие</h2>
          <Relaxations category={category} relaxations={relaxations} />
        </section>
      )}
    </>
  );
}

/** Ways to find more, with what each one brings. */
export function Relaxations({ category, relaxations }: Pick<Props, "category" | "relaxations">) {
  return (
    <ul className="relax">
      {relaxations.map(({ text, chosen, count, priceMin }) => (
        <li key={text}>
          <FilterLink to={rentLink(category, chosen)}>
            {`${text} `}
            <b>{plural(count, "помещение", "помещения", "помещений")}</b>
            {priceMin > 0 && <small>{`от ${rubles(priceMin)}`}</small>}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

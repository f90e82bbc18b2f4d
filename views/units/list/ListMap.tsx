import { nounKind, unitsInWords } from "../../content/unit.ts";
import { ParkScheme, smallLabels } from "../../drawings/ParkScheme.tsx";
import { FilterLink, SubmitWithoutScript } from "../../filters/FilterForm.tsx";
import { floorNumber } from "../../ui/format.ts";
import { Kept } from "../../ui/Kept.ts";
import { rentHref } from "../unit-links.ts";
import { resetBuildings, toggleBuilding } from "../units.filter.ts";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "category" | "chosen" | "choices" | "buildings" | "site" | "counts" | "total"> & {
  labelsOnly?: boolean;
};

/** The element that a fragment replaces with the new map. */
export const parkId = "park";

/** The park as a filter: a press on a building takes it into the choice; its storeys below. */
export function ListMap({ category, chosen, choices, buildings, site, counts, total, labelsOnly = false }: Props) {
  const { bodies = [], floor } = chosen;
  const isPlaced = buildings.some(({ id, place }) => place && counts.has(id));
  return (
    <>
      {(counts.size > 1 || choices.floors.length > 1) && (
        <div className="map-head">
          <h2>{counts.size > 1 ? "Выберите корпус" : "Выберите этаж"}</h2>
          {bodies.length > 0 && (
            <FilterLink id="all-buildings" whole href={rentHref(category, resetBuildings(chosen))}>
              Все корпуса
            </FilterLink>
          )}{" "}
          <a className="map-close" href="#results">
            Закрыть
          </a>
        </div>
      )}
      {counts.size > 1 &&
        (isPlaced ? (
          <ParkScheme
            buildings={buildings}
            site={site}
            counts={counts}
            labelSize={smallLabels}
            labelsOnly={labelsOnly}
            linkTo={({ id }) => ({ href: rentHref(category, toggleBuilding(chosen, id)), picked: bodies.includes(id) })}
          />
        ) : (
          <ul className="map-list">
            {buildings
              .filter(({ id }) => counts.has(id))
              .map(({ id, number }) => (
                <li key={id}>
                  <FilterLink
                    id={`building-${id}`}
                    href={rentHref(category, toggleBuilding(chosen, id))}
                    current={bodies.includes(id)}
                  >
                    {`${number} `}
                    <small>{counts.get(id)}</small>
                  </FilterLink>
                </li>
              ))}
          </ul>
        ))}
      {choices.floors.length > 1 && (
        <Kept beside={choices}>
          <Storeys floors={choices.floors} floor={floor} />
        </Kept>
      )}
      <a className="button button-primary map-close" href="#results">
        {total > 0 ? `Показать ${unitsInWords(total, nounKind(category))}` : "К помещениям"}
      </a>
    </>
  );
}

function Storeys({ floors, floor = "" }: { floors: readonly number[]; floor: number | string | undefined }) {
  return (
    <p id="storey">
      <select id="floor" name="floor" form="filter" aria-label="Этаж" defaultValue={floor}>
        <option value="">Любой этаж</option>
        {floors.map((n) => (
          <option key={n} value={n}>
            {`Этаж ${floorNumber(n)}`}
          </option>
        ))}
      </select>
      <SubmitWithoutScript>Показать этаж</SubmitWithoutScript>
    </p>
  );
}

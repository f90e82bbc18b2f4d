import type { Unit } from "../../content/unit.ts";
import { BuildingSign } from "../../drawings/BuildingSign.tsx";
import { ParkSection } from "../../drawings/ParkSection.tsx";
import { readParkSection } from "../../drawings/park-section/read-park-section.ts";
import { FilterLink } from "../../filters/FilterLink.tsx";
import { number, plural, range } from "../../kit/format.ts";
import type { ParkCount } from "./park-counts.ts";

/** The buildings that let units of the list's category, those that are chosen, and where a click on one leads. */
export type ParkFilterProps = {
  buildingCounts: ParkCount[];
  stock: readonly Unit[];
  /** The units of the choice: their windows are lit. */
  found: readonly Unit[];
  chosen: readonly number[];
  linkTo: (building: number) => string;
  /** Every building again. */
  all: string;
  /** Whether the rows of the list show places on floors. */
  strips: boolean;
};

/** The park as a filter: a section with the found units lit, and a list that says the same. */
export function ParkFilter({ buildingCounts, stock, found, chosen, linkTo, all, strips }: ParkFilterProps) {
  const section = readParkSection(
    buildingCounts.map(({ building }) => building),
    stock,
  );
  const lit = new Set(found.map(({ id }) => id));
  return (
    <>
      {section && (
        <div className="park-night">
          <ParkSection
            section={section}
            label="Корпуса в разрезе: горят подходящие помещения"
            lit={({ id }) => lit.has(id)}
            under={({ building }) => (
              <span aria-hidden="true">
                <a href={linkTo(building.id)} tabIndex={-1}>
                  <BuildingSign number={building.number} />
                </a>
              </span>
            )}
            small
          />
        </div>
      )}
      <ul className="park-list">
        {buildingCounts.map((building) => (
          <li key={building.building.id}>
            <BuildingLink
              {...building}
              isChosen={chosen.includes(building.building.id)}
              href={linkTo(building.building.id)}
            />
          </li>
        ))}
      </ul>
      {(strips || chosen.length > 0) && (
        <p className="park-key">
          {strips && <span>место на этаже; все этажи в одном масштабе </span>}
          {chosen.length > 0 && (
            <FilterLink id="all-buildings" href={all}>
              Все корпуса
            </FilterLink>
          )}
        </p>
      )}
    </>
  );
}

function BuildingLink({ building, count, rates, isChosen, href }: ParkCount & { isChosen: boolean; href: string }) {
  const about = [
    building.class && `класс ${building.class}`,
    building.floors.length > 0 && plural(building.floors.length, "этаж", "этажа", "этажей"),
  ].filter(Boolean);
  const words = (
    <>
      <span>
        <span className="visually-hidden">Корпус </span>
        <BuildingSign number={building.number} />
        <span className="visually-hidden">, </span>
      </span>
      <span>
        {about.join(", ")}
        <span className="visually-hidden">, </span>
      </span>
      <span className="park-rate">
        {rates && `${range(Math.round(rates.min), Math.round(rates.max))} ₽/м²`}
        {rates && <span className="visually-hidden">, </span>}
      </span>
      <b>
        {number(count)}
        <span className="visually-hidden">{` ${plural(count, "помещение", "помещения", "помещений").split(/\s/).at(-1)}`}</span>
      </b>
    </>
  );
  if (count === 0 && !isChosen) return <span>{words}</span>;
  return (
    <FilterLink id={`building-${building.id}`} href={href} current={isChosen}>
      {words}
    </FilterLink>
  );
}

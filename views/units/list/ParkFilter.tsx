import type { Building } from "../../content/park.ts";
import { ParkScheme, type SchemeMark } from "../../drawings/ParkScheme.tsx";
import type { SchemeMorph } from "../../drawings/scheme/Walls.tsx";
import { shortSign } from "../../drawings/short-sign.ts";
import { FilterLink, type ListLink } from "../../filters/FilterLink.tsx";
import { number, plural, range } from "../../kit/format.ts";
import { Icon } from "../../kit/Icon.tsx";
import type { ParkCount } from "./park-counts.ts";

/** The buildings of the park in a list, those that are chosen, and where a click on one leads. */
export type ParkFilterProps = {
  buildings: readonly Building[];
  buildingCounts: ParkCount[];
  chosen: readonly number[];
  linkTo: (building: number) => ListLink;
  /** Every building again. */
  all: ListLink;
  /** Whether the rows of the list show places on floors. */
  strips: boolean;
  /** Whether it is the park of a page, or is morphed into it. */
  morph: SchemeMorph;
};

/** The element that a fragment replaces with the new park. */
export const parkId = "park";

/**
 * The park as a filter: a click on a building takes it into the choice or out of it. The list says the same as the
 * scheme, in words.
 */
export function ParkFilter(props: ParkFilterProps) {
  const letting = props.buildingCounts.filter(({ lets }) => lets);
  if (letting.length < 2) return null;
  return (
    <aside className="park no-print" id={parkId} aria-label="Корпуса: сколько помещений подходит">
      <ParkFilterContent {...props} />
    </aside>
  );
}

/** What changes of it with every choice. */
export function ParkFilterContent(props: ParkFilterProps) {
  const { buildings, buildingCounts, chosen, linkTo, all, strips, morph } = props;
  const placed = buildingCounts.some(({ building }) => building.place);
  return (
    <>
      {placed && (
        <details id="park-scheme">
          <summary>
            <Icon name="parcel" size={22} />
            <span>Схема</span>
          </summary>
          <ParkScheme
            buildings={buildings}
            marks={marksOf(buildingCounts, chosen)}
            linkTo={({ id }) => linkTo(id).href}
            morph={morph}
          />
        </details>
      )}
      <ul className="park-list">
        {buildingCounts
          .filter(({ lets, building }) => lets || chosen.includes(building.id))
          .map((building) => (
            <li key={building.building.id} className={`q${building.at}`}>
              <BuildingLink
                {...building}
                isChosen={chosen.includes(building.building.id)}
                to={linkTo(building.building.id)}
              />
            </li>
          ))}
      </ul>
      {(strips || chosen.length > 0) && (
        <p className="park-key">
          {strips && <span>место помещения на этаже; все этажи в одном масштабе</span>}
          {chosen.length > 0 && (
            <FilterLink id="all-buildings" to={all}>
              Все корпуса
            </FilterLink>
          )}
        </p>
      )}
    </>
  );
}

/** How full a roof is painted: beside the building with the most matches. A building without any stands back. */
function marksOf(buildingCounts: ParkCount[], chosen: readonly number[]): Map<number, SchemeMark> {
  const most = Math.max(1, ...buildingCounts.map(({ count }) => count));
  return new Map(
    buildingCounts.map(({ building, count, at }): [number, SchemeMark] => {
      const isChosen = chosen.includes(building.id);
      const pale = count === 0 && !isChosen;
      return [building.id, { mark: `p${at}`, pale, chosen: isChosen, ...(count > 0 && { count, tint: count / most }) }];
    }),
  );
}

function BuildingLink({ building, count, rates, isChosen, to }: ParkCount & { isChosen: boolean; to: ListLink }) {
  const about = [
    building.class && `класс ${building.class}`,
    building.floors.length > 0 && plural(building.floors.length, "этаж", "этажа", "этажей"),
  ].filter(Boolean);
  const words = (
    <>
      <b className="mark" aria-hidden="true">
        {shortSign(building.number)}
      </b>
      <span className="park-name">
        {`Корпус ${building.number}`}
        <span className="visually-hidden">,</span> {about.length > 0 && <small>{about.join(", ")}</small>}
      </span>
      <span className="park-rate">{rates && `${range(Math.round(rates.min), Math.round(rates.max))} ₽/м²`}</span>
      <b className="park-count">
        <span aria-hidden="true">{number(count)}</span>
        <span className="visually-hidden">{`, ${plural(count, "помещение", "помещения", "помещений")}`}</span>
      </b>
    </>
  );
  if (count === 0 && !isChosen) return <span>{words}</span>;
  return (
    <FilterLink id={`building-${building.id}`} to={to} current={isChosen}>
      {words}
    </FilterLink>
  );
}

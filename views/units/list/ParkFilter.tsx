import { ParkScheme, type SchemeMark } from "../../drawings/ParkScheme.tsx";
import type { SchemeMorph } from "../../drawings/scheme/Walls.tsx";
import { shortSign } from "../../drawings/short-sign.ts";
import { FilterLink, type ListLink } from "../../filters/FilterLink.tsx";
import { number, plural, range } from "../../kit/format.ts";
import { Icon } from "../../kit/Icon.tsx";
import type { Body } from "../../park/park.ts";
import type { ParkCount } from "./park-counts.ts";

/** The buildings of the park in a list, those that are chosen, and where a click on one leads. */
export type ParkFilterProps = {
  bodies: readonly Body[];
  buildings: ParkCount[];
  chosen: readonly number[];
  linkTo: (body: number) => ListLink;
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
  const letting = props.buildings.filter(({ lets }) => lets);
  if (letting.length < 2) return null;
  return (
    <aside className="park no-print" id={parkId} aria-label="Корпуса: сколько помещений подходит">
      <ParkFilterContent {...props} />
    </aside>
  );
}

/** What changes of it with every choice. */
export function ParkFilterContent(props: ParkFilterProps) {
  const { bodies, buildings, chosen, linkTo, all, strips, morph } = props;
  const placed = buildings.some(({ body }) => body.place);
  return (
    <>
      {placed && (
        <details id="park-scheme">
          <summary>
            <Icon name="parcel" size={22} />
            <span>Схема</span>
          </summary>
          <ParkScheme
            bodies={bodies}
            marks={marksOf(buildings, chosen)}
            linkTo={({ id }) => linkTo(id).href}
            morph={morph}
          />
        </details>
      )}
      <ul className="park-list">
        {buildings
          .filter(({ lets, body }) => lets || chosen.includes(body.id))
          .map((building) => (
            <li key={building.body.id} className={`q${building.at}`}>
              <BuildingLink {...building} isChosen={chosen.includes(building.body.id)} to={linkTo(building.body.id)} />
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
function marksOf(buildings: ParkCount[], chosen: readonly number[]): Map<number, SchemeMark> {
  const most = Math.max(1, ...buildings.map(({ count }) => count));
  return new Map(
    buildings.map(({ body, count, at }): [number, SchemeMark] => {
      const isChosen = chosen.includes(body.id);
      const pale = count === 0 && !isChosen;
      return [body.id, { mark: `p${at}`, pale, chosen: isChosen, ...(count > 0 && { count, tint: count / most }) }];
    }),
  );
}

function BuildingLink({ body, count, rates, isChosen, to }: ParkCount & { isChosen: boolean; to: ListLink }) {
  const about = [
    body.class && `класс ${body.class}`,
    body.floors.length > 0 && plural(body.floors.length, "этаж", "этажа", "этажей"),
  ].filter(Boolean);
  const words = (
    <>
      <b className="mark" aria-hidden="true">
        {shortSign(body.number)}
      </b>
      <span className="park-name">
        {`Корпус ${body.number}`}
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
    <FilterLink id={`building-${body.id}`} to={to} current={isChosen}>
      {words}
    </FilterLink>
  );
}

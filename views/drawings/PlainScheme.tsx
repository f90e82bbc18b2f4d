import type { Building } from "../content/park.ts";
import { plural } from "../kit/format.ts";

type Props = {
  buildings: readonly Building[];
  linkTo?: ((building: Building) => string) | undefined;
};

/** The list beside it has all. */
const boxesMax = 60;

/** The buildings as labelled boxes, where upstream does not tell where they stand. */
export function PlainScheme({ buildings, linkTo }: Props) {
  if (buildings.length === 0) return null;
  return (
    <ul className="scheme-plain">
      {buildings.slice(0, boxesMax).map((building) => (
        <li key={building.id}>
          {linkTo ? (
            <a className="scheme-box" href={linkTo(building)}>
              <PlainBox building={building} />
            </a>
          ) : (
            <span className="scheme-box">
              <PlainBox building={building} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function PlainBox({ building: { number, floors } }: { building: Building }) {
  return (
    <>
      <span className="scheme-name">Корпус {number}</span>
      {floors.length > 0 && <span className="visually-hidden">, </span>}
      {floors.length > 0 && <span className="small muted">{plural(floors.length, "этаж", "этажа", "этажей")}</span>}
    </>
  );
}

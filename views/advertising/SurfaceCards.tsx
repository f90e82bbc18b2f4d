import type { Building } from "../content/park.ts";
import { type MediaFacadeSolution, surfacePrice } from "../content/surface.ts";
import { readElevation } from "../drawings/elevation/read-elevation.ts";
import { SurfaceElevation } from "../drawings/SurfaceElevation.tsx";
import { href } from "../routes.ts";
import { plural, rubles, sides } from "../ui/format.ts";

type Props = {
  surfaces: readonly MediaFacadeSolution[];
  buildings: readonly Building[];
  /** Every term's price, where a few are compared. */
  withTerms?: boolean;
};

/** Places for advertising: how each looks, its size, who sees it, the price. */
export function SurfaceCards({ surfaces, buildings, withTerms = false }: Props) {
  return (
    <ul className="surfaces">
      {surfaces.map((surface) => {
        const elevation = readElevation(surface, buildings);
        return (
          <li key={surface.id}>
            {elevation && <SurfaceElevation elevation={elevation} decorative />}
            <div>
              <h2>
                <a className="row-link" href={href("mediaFacade", { id: surface.id })}>
                  {surface.name}
                </a>
              </h2>{" "}
              <p>{factsOf(surface)}</p> <p>{pricesOf(surface, withTerms)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const factsOf = ({ width, height, contactsPerDay }: MediaFacadeSolution) =>
  [sides(width, height), contactsPerDay && `видят ${plural(contactsPerDay, "человек", "человека", "человек")} в день`]
    .filter(Boolean)
    .join(", ");

function pricesOf(surface: MediaFacadeSolution, withTerms: boolean) {
  const terms = withTerms ? surface.prices : [];
  if (terms.length < 2) return <b>{surfacePrice(surface)}</b>;
  return terms.map(({ days, price }, at) => (
    <span key={days}>
      {at > 0 && ", "}
      <b>{rubles(price)}</b>
      {` за ${days} дн.`}
    </span>
  ));
}

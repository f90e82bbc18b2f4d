import type { ReactNode } from "react";
import type { Building, Park } from "../content/park.ts";
import {
  gateSign,
  ParkPlan,
  type ParkPlanGeometry,
  type ParkPlanSources,
  readParkPlan,
} from "../drawings/ParkPlan.tsx";
import type { Point } from "../drawings/path.ts";
import { href } from "../routes.ts";
import { lowerFirst } from "../ui/format.ts";

type Props = Pick<ParkPlanSources, "zones" | "gates"> & {
  park: Park;
  /** The building that the visitor chose, and the way on foot to it. */
  chosen?: Building | undefined;
  way?: readonly Point[] | undefined;
  /** Where a building on the plan leads. */
  linkTo?: ((building: Building) => string) | undefined;
  /** The page that tells the zones; without it this one. */
  zonesAt?: string | undefined;
  /** What stands beside the plan. */
  children: ReactNode;
};

const toFloors = ({ id }: Building) => href("plan", {}, { body: id });

/** The park from above and what it means beside it. Without places the words stand alone. */
export function PlaceDrawing({
  park,
  zones = [],
  gates,
  chosen,
  way,
  linkTo = toFloors,
  zonesAt = "",
  children,
}: Props) {
  const { buildings, site } = park;
  const plan = readParkPlan({ buildings, site, zones, gates });
  if (!plan) return <div className="wrap">{children}</div>;
  return (
    <div className="wrap place">
      <figure>
        <ParkPlan
          plan={plan}
          active={chosen?.id}
          way={way}
          linkTo={linkTo}
          zoneTo={(sign) => `${zonesAt}#zone-${sign}`}
        />
        <PlaceLegend plan={plan} />
      </figure>
      <div>{children}</div>
    </div>
  );
}

/** The key of the plan's signs, with the names of entrances and stops. */
function PlaceLegend({ plan: { gates, stops, zones } }: { plan: ParkPlanGeometry }) {
  if (gates.length + stops.length + zones.length === 0) return null;
  return (
    <figcaption className="place-legend">
      {gates.map((gate) => (
        <span key={gate.id}>
          <i className={`key-${gate.kind}`}>{gateSign(gate)}</i> {gate.name}{" "}
        </span>
      ))}
      {stops.length > 0 && (
        <span>
          <i className="key-stop">А</i> {`остановки автобуса: ${stops.map(({ name }) => lowerFirst(name)).join(", ")} `}
        </span>
      )}
      {zones.length > 0 && (
        <span>
          <b>P</b> парковки
        </span>
      )}
    </figcaption>
  );
}

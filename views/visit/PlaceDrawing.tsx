import type { ReactNode } from "react";
import type { Building, MetroWalk, Park } from "../content/park.ts";
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
  metro?: MetroWalk | undefined;
  /** Where a building on the plan leads. */
  linkTo?: ((building: Building) => string) | undefined;
  /** The page that tells the zones; without it this one. */
  zonesAt?: string | undefined;
  /** What stands under the map. */
  under?: ReactNode;
  /** What stands beside the map. */
  children: ReactNode;
};

const toFloors = ({ id }: Building) => href("plan", {}, { body: id });

/** The map of the park and what it means beside it. Without places the words stand alone. */
export function PlaceDrawing({
  park,
  zones = [],
  gates,
  chosen,
  way,
  metro,
  linkTo = toFloors,
  zonesAt = "",
  under,
  children,
}: Props) {
  const { buildings, site } = park;
  const plan = readParkPlan({ buildings, site, zones, gates });
  if (!plan)
    return (
      <div className="wrap">
        {children}
        {under}
      </div>
    );
  return (
    <div className="wrap place">
      <div>
        <figure>
          <ParkPlan
            plan={plan}
            active={chosen?.id}
            way={way}
            metro={metro}
            linkTo={linkTo}
            zoneTo={(sign) => `${zonesAt}#zone-${sign}`}
          />
          <PlaceLegend plan={plan} />
        </figure>
        {under && <div className="place-under">{under}</div>}
      </div>
      <div className="ends-in-picture">{children}</div>
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
          <i className="key-stop">А</i> {`остановки автобуса: ${stops.map(({ name }) => lowerFirst(name)).join("; ")} `}
        </span>
      )}
      {zones.length > 0 && (
        <span>
          <i className="key-zone">P</i> парковки
        </span>
      )}
    </figcaption>
  );
}

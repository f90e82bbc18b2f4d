import type { ReactNode } from "react";
import type { Park } from "../content/park.ts";
import { ParkPlan } from "../drawings/ParkPlan.tsx";
import { type ParkPlanSources, readParkPlan } from "../drawings/park-plan/read-park-plan.ts";
import { href } from "../routes.ts";
import { PlaceLegend } from "./PlaceLegend.tsx";

type Props = Pick<ParkPlanSources, "zones" | "others" | "gates"> & {
  park: Park;
  /** The owners of the grey zones: «зоны резидентов». */
  grey?: string | undefined;
  /** Only with a zone of its own on the plan. */
  needsZones?: boolean | undefined;
  /** The page that tells the zones; without it this one. */
  zonesAt?: string | undefined;
  /** The one list of the page, beside the plan. */
  children: ReactNode;
};

/**
 * A page about a place begins with the park from above and one list beside it. Without places the list stands alone.
 */
export function PlaceDrawing({
  park,
  zones = [],
  others = [],
  gates,
  grey,
  needsZones = false,
  zonesAt = "",
  children,
}: Props) {
  const { buildings, site, contacts } = park;
  const read = readParkPlan({ buildings, site, zones, others, gates });
  const plan = needsZones && !read?.zones.some(({ highlighted }) => highlighted) ? undefined : read;
  return (
    <div className={plan ? "place" : "place place-alone"}>
      {plan && (
        <div className="place-plan">
          <ParkPlan
            plan={plan}
            lat={contacts.coordinates?.lat}
            linkTo={(building) => href("plan", {}, { body: building.id })}
            zoneTo={(sign) => `${zonesAt}#zone-${sign}`}
            narrow
          />
        </div>
      )}
      <div className="place-side">
        {children}
        {plan && <PlaceLegend plan={plan} grey={grey} />}
      </div>
    </div>
  );
}

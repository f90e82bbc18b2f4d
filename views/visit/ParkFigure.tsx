import { ParkPlan } from "../drawings/ParkPlan.tsx";
import { type ParkPlanSources, readParkPlan } from "../drawings/park-plan/read-park-plan.ts";
import type { Body, Park } from "../park/park.ts";
import { href } from "../routes.ts";
import type { ParkingZone } from "./parking.ts";

type Props = Pick<ParkPlanSources, "zones" | "others" | "gates"> & { park: Park };

const planOf = (body: Body) => href("plan", {}, { body: body.id });

/** The park from above on two sheets, for wide windows and for phones; undefined while no building has a place. */
export function parkFigure({ park, zones = [], others = [], gates }: Props) {
  const { bodies, site, contacts } = park;
  const plan = readParkPlan({ bodies, site, zones, others, gates });
  if (!plan) return undefined;
  const given = { plan, lat: contacts.coordinates.lat, linkTo: planOf };
  return {
    plan,
    sheets: (
      <>
        <ParkPlan {...given} />
        <ParkPlan {...given} narrow />
      </>
    ),
  };
}

import type { ReactNode } from "react";
import type { Park } from "../content/park.ts";
import { ParkPlan } from "../drawings/ParkPlan.tsx";
import { type ParkPlanGeometry, type ParkPlanSources, readParkPlan } from "../drawings/park-plan/read-park-plan.ts";
import { href } from "../routes.ts";

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

/** The park from above and one list beside it. Without places the list stands alone. */
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

/** The key of the plan's signs: only those that it shows. */
function PlaceLegend({ plan, grey }: { plan: ParkPlanGeometry; grey: string | undefined }) {
  const has = (kind: "car" | "foot") => plan.gates.some((gate) => gate.kind === kind);
  const signs = [
    has("car") && { sign: "key-car", text: "въезд" },
    has("foot") && { sign: "key-foot", text: "вход" },
    plan.stops.length > 0 && { sign: "key-stop", text: "остановка автобуса" },
    grey && plan.zones.some(({ highlighted }) => !highlighted) && { text: `серым — ${grey}` },
  ].filter((sign) => typeof sign === "object");
  if (signs.length === 0) return null;
  return (
    <ul className="place-legend">
      {signs.map(({ text, ...rest }) => (
        <li key={text} className={"sign" in rest ? rest.sign : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

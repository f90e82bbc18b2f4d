import type { Building, Entrance, Park } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { ParkPlan } from "../drawings/ParkPlan.tsx";
import { href } from "../routes.ts";
import { besideWords } from "./zone-words.ts";

type Props = {
  park: Park;
  zones?: readonly ParkingZone[];
  whose?: "visitors" | "residents";
  entrances?: readonly Entrance["kind"][];
};

const planOf = (building: Building) => href("plan", {}, { body: building.id });

/** The park's plan with a legend of what stands on it; nothing while no building has a place. */
export function ParkFigure({ park, zones = [], whose, entrances }: Props) {
  const { buildings, site, contacts } = park;
  if (!buildings.some(({ place }) => place)) return null;
  const gates = (site?.entrances ?? []).filter(({ kind }) => !entrances || entrances.includes(kind));
  const has = (kind: Entrance["kind"]) => gates.some((gate) => gate.kind === kind);
  const hasStops = (site?.stops.length ?? 0) > 0;
  const outlined = zones.some(({ place }) => place);
  const placed = zones.some((zone) => besideWords(zone, buildings));
  return (
    <figure className="figure">
      <ParkPlan
        buildings={buildings}
        site={site}
        zones={zones}
        {...(whose && { whose })}
        {...(entrances && { entrances })}
        lat={contacts.coordinates.lat}
        linkTo={planOf}
      />
      <figcaption className="plan-caption">
        {(gates.length > 0 || hasStops) && (
          <ul className="plan-signs">
            {has("car") && <Sign className="pp-gate pp-car" text="въезд" d="M21 11 3 2V20Z" />}
            {has("foot") && <Sign className="pp-gate pp-foot" text="вход" d="M21 11 3 2V20Z" />}
            {hasStops && (
              <li>
                <span className="stop-sign" aria-hidden="true">
                  А
                </span>
                остановка автобуса парка
              </li>
            )}
          </ul>
        )}
        Вид сверху, в масштабе, север вверху. Номер корпуса открывает его этажи.
        {placed && !outlined && " Места зон показаны примерно: у названных корпусов."}
      </figcaption>
    </figure>
  );
}

function Sign({ className, d, text }: { className: string; d: string; text: string }) {
  return (
    <li>
      <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
        <g className={className}>
          <path d={d} />
        </g>
      </svg>
      {text}
    </li>
  );
}

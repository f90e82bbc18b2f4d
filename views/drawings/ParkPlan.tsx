import type { Building, Entrance, Site } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { plural } from "../kit/format.ts";
import { spend } from "./budget.ts";
import { Drawing } from "./Drawing.tsx";
import { latitudeInWords } from "./latitude.ts";
import { NorthArrow } from "./NorthArrow.tsx";
import { ParkPlanPoints, ParkPlanRoads } from "./ParkPlanSite.tsx";
import { ZoneGrounds, ZoneSigns } from "./ParkPlanZones.tsx";
import { extentOf, parallelAt, placed, rectOf } from "./park-plan.ts";
import { box, r1 } from "./path.ts";
import { ScaleBar } from "./ScaleBar.tsx";
import { shortSign, signTurn } from "./short-sign.ts";

type Props = {
  buildings: readonly Building[];
  site?: Site | undefined;
  zones?: readonly ParkingZone[];
  /** Whose zones they are: told by colour beside the words. */
  whose?: "visitors" | "residents";
  /** Kinds of entrances to show; all of them by default. */
  entrances?: readonly Entrance["kind"][];
  /** Latitude of the park; without it the parallel is left out. */
  lat?: number | undefined;
  active?: number | undefined;
  linkTo?: ((building: Building) => string) | undefined;
};

const sheetWidth = 900;
const uses = { office: "офисы", warehouse: "склады", trade_area: "торговля" };

/** The park from above, to scale, north up. Draws what has a place; without any it draws nothing. */
export function ParkPlan(props: Props) {
  return (
    <Drawing of="park plan">
      <PlanSheet {...props} />
    </Drawing>
  );
}

function PlanSheet({ buildings, site, zones = [], whose = "visitors", entrances, lat, active, linkTo }: Props) {
  const drawn = placed(buildings);
  if (drawn.length === 0) return null;
  spend("zones", { steps: zones.length * drawn.length });
  const gates = (site?.entrances ?? []).filter(({ kind }) => !entrances || entrances.includes(kind));
  const shown = { gates, stops: site?.stops ?? [] };
  const extent = extentOf(
    [...drawn, ...zones].flatMap(({ place }) => (place ? [rectOf(place)] : [])),
    [...gates, ...shown.stops],
  );
  const k = sheetWidth / (extent.x1 - extent.x0);
  const sheet = { k, width: sheetWidth, height: r1((extent.y1 - extent.y0) * k), x0: extent.x0, y0: extent.y0 };
  const y = r1((parallelAt(drawn) - extent.y0) * k);
  return (
    <svg
      className="drawing park-plan"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width={sheet.width}
      height={sheet.height}
      role={linkTo ? undefined : "img"}
    >
      <title>{`План парка сверху: ${plural(drawn.length, "корпус", "корпуса", "корпусов")}`}</title>
      {zones.length > 0 && (
        <desc>
          {zones
            .map(({ name, spaces }) => (spaces > 0 ? `${name}: ${plural(spaces, "место", "места", "мест")}` : name))
            .join("; ")}
        </desc>
      )}
      <path className="pp-ground" d={box(0, 0, sheet.width, sheet.height)} />
      {site && <ParkPlanRoads site={site} gates={gates} buildings={drawn} sheet={sheet} />}
      {lat !== undefined && <path className="pp-parallel" d={`M0 ${y}H${sheet.width}`} />}
      <ZoneGrounds zones={zones} whose={whose} buildings={drawn} sheet={sheet} />
      {drawn.map((building) => {
        const { x0, y0, x1, y1 } = rectOf(building.place);
        const on = building.id === active;
        const outline = box((x0 - sheet.x0) * k, (y0 - sheet.y0) * k, (x1 - x0) * k, (y1 - y0) * k);
        const at = { x: r1(((x0 + x1) / 2 - sheet.x0) * k), y: r1(((y0 + y1) / 2 - sheet.y0) * k) };
        const drawn = (
          <>
            <path className={`pp-body pp-${building.use ?? "plain"}${on ? " pp-on" : ""}`} d={outline} />
            {linkTo && <path className="pp-touch" d={outline} />}
            <text className="pp-number" {...at} transform={signTurn(building.number, building.place, at.x, at.y)}>
              {shortSign(building.number)}
            </text>
          </>
        );
        if (!linkTo) return <g key={building.id}>{drawn}</g>;
        return (
          <a
            key={building.id}
            href={linkTo(building)}
            aria-label={`Корпус ${building.number}${building.use ? `, ${uses[building.use]}` : ""}`}
            aria-current={on ? "true" : undefined}
          >
            {drawn}
          </a>
        );
      })}
      <ZoneSigns zones={zones} whose={whose} buildings={drawn} sheet={sheet} />
      <ParkPlanPoints {...shown} sheet={sheet} />
      {lat !== undefined && (
        <text className="pp-halo pp-parallel-name" x={sheet.width - 8} y={y - 8}>
          {`параллель ${latitudeInWords(lat)}`}
        </text>
      )}
      <NorthArrow x={sheet.width - 26} y={sheet.height - 24} to="up" />
      <ScaleBar x={14} y={sheet.height - 20} k={k} />
    </svg>
  );
}

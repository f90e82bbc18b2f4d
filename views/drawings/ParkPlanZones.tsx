import type { ParkingZone } from "../content/parking.ts";
import { zoneCode } from "../content/words/places.ts";
import { holdsItsCars, nearest, type PlacedBuilding, type Rect, type Sheet, walksOf, zoneSpot } from "./park-plan.ts";
import { box, r1 } from "./path.ts";

type Props = {
  zones: readonly ParkingZone[];
  whose: "visitors" | "residents";
  buildings: readonly PlacedBuilding[];
  sheet: Sheet;
};

/** Where a way's minutes stand, off its middle: beside a short lying way, below the line, clear of its zone. */
const minutesOff = { upright: { x: 0, y: 4 }, lying: { x: 32, y: 22 } };

const stall = { width: 2.2, gap: 0.4, depth: 4.6 };

/** Outlines of zones, double where they have levels, with rows of stalls where the ground holds the stated cars. */
export function ZoneGrounds({ zones, whose, buildings, sheet }: Props) {
  const { k, x0, y0 } = sheet;
  const rect = (r: Rect, inset = 0) =>
    box((r.x0 - x0) * k + inset, (r.y0 - y0) * k + inset, (r.x1 - r.x0) * k - 2 * inset, (r.y1 - r.y0) * k - 2 * inset);
  return zones.map((zone) => {
    const outline = zoneSpot(zone, buildings)?.outline;
    if (!outline) return null;
    const roofed = (zone.levels ?? 1) > 1;
    return (
      <g className={`pp-zone pp-${whose}`} key={zone.name}>
        <path className={roofed ? "pp-edge" : "pp-edge pp-open"} d={rect(outline)} />
        {roofed && <path className="pp-edge" d={rect(outline, 5)} />}
        {holdsItsCars(zone) && (
          <path
            className="pp-stalls"
            d={stallRows(outline, sheet)}
            strokeWidth={r1(stall.depth * k)}
            strokeDasharray={`${r1(stall.width * k)} ${r1(stall.gap * k)}`}
          />
        )}
      </g>
    );
  });
}

/** Pairs of rows with lanes of 6 m between them, along the longer side. */
function stallRows({ x0, y0, x1, y1 }: Rect, sheet: Sheet): string {
  const lying = x1 - x0 > y1 - y0;
  const [from, to] = lying ? [y0, y1] : [x0, x1];
  const x = (metres: number) => r1((metres - sheet.x0) * sheet.k);
  const y = (metres: number) => r1((metres - sheet.y0) * sheet.k);
  let rows = "";
  for (let at = from + 2.5, row = 0; at <= to - 2.5; at += row % 2 ? 5 : 11, row++)
    rows += lying ? `M${x(x0 + 3)} ${y(at)}H${x(x1 - 3)}` : `M${x(at)} ${y(y0 + 3)}V${y(y1 - 3)}`;
  return rows;
}

/** Signs of zones and ways on foot. A zone without a place is tied to the buildings that it names. */
export function ZoneSigns({ zones, whose, buildings, sheet }: Props) {
  const { k, x0, y0 } = sheet;
  const at = ([x, y]: readonly [number, number]) => `${r1((x - x0) * k)} ${r1((y - y0) * k)}`;
  return zones.map((zone) => {
    const spot = zoneSpot(zone, buildings);
    if (!spot) return null;
    const [x, y] = [r1((spot.x - x0) * k), r1((spot.y - y0) * k)];
    const ties = spot.outline ? [] : spot.near.map((rect) => `M${x} ${y}L${at(nearest(rect, spot))}`);
    const sign = zoneCode(zone);
    return (
      <g className={`pp-sign pp-${whose}`} key={zone.name}>
        {ties.length > 0 && <path className="pp-way" d={ties.join("")} />}
        {walksOf(spot, buildings).map(({ from, to, minutes }) => {
          const off = from[1] === to[1] ? minutesOff.lying : minutesOff.upright;
          return (
            <g key={at(to)}>
              <path className="pp-way" d={`M${at(from)}L${at(to)}`} />
              <text
                className="pp-halo pp-minutes"
                x={r1(((from[0] + to[0]) / 2 - x0) * k + off.x)}
                y={r1(((from[1] + to[1]) / 2 - y0) * k + off.y)}
              >{`${minutes} мин`}</text>
            </g>
          );
        })}
        <rect className="pp-plate" x={x} y={y} />
        <text className="pp-code" x={x} y={y}>
          {sign || "P"}
        </text>
      </g>
    );
  });
}

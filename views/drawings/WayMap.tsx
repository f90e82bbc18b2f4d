import { floorRows, sidesOf } from "../content/floor-rows.ts";
import { type Building, buildingOf } from "../content/park.ts";
import { isTurned } from "../content/sides.ts";
import type { Unit, UnitPlace } from "../content/unit.ts";
import { Sheet } from "./Drawing.tsx";
import { NorthArrow } from "./NorthArrow.tsx";
import { extentOf, type PlacedBuilding, placed, rectOf } from "./park-plan.ts";
import { box, line, type Point, r1 } from "./path.ts";
import { shortSign } from "./short-sign.ts";

type Props = {
  unit: Unit;
  buildings: readonly Building[];
  /** The entrance that the minutes lead from, and the bent way from it. */
  from?: { x: number; y: number; name: string } | undefined;
  way?: readonly Point[] | undefined;
  metres?: number | undefined;
};

const width = 470;
const heightMax = 520;
const northRoom = 36;

/** The park from above: the unit in its building, and the way there from an entrance. */
export function WayMap({ unit, buildings: bodies, from, way, metres }: Props) {
  const buildings = placed(bodies);
  const current = buildingOf(buildings, unit);
  if (!current) return null;
  const all = extentOf(
    buildings.map(({ place }) => rectOf(place)),
    from ? [from] : [],
  );
  const k = Math.min(width / (all.x1 - all.x0), heightMax / (all.y1 - all.y0));
  const [x, y] = [(at: number) => (at - all.x0) * k, (at: number) => (at - all.y0) * k];
  const rect = ({ place: p }: PlacedBuilding) => box(x(p.x), y(p.y), p.length * k, p.width * k);
  const size = { width: r1((all.x1 - all.x0) * k), height: r1((all.y1 - all.y0) * k) };
  const spot = unit.place && unitSpot(current, unit.place);
  const leftward = from && way && (way[1]?.[0] ?? 0) > from.x + 5;
  return (
    <Sheet name="way-map" {...size} title={`Корпус ${current.number} в парке`}>
      {from && metres !== undefined && (
        <desc>{`Путь пешком: ${from.name}, дальше до корпуса примерно ${Math.round(metres)} м.`}</desc>
      )}
      <path className="ground" d={box(0, 0, size.width, size.height)} />
      <path
        className="others"
        d={buildings
          .filter((other) => other !== current)
          .map(rect)
          .join("")}
      />
      <path className="mine" d={rect(current)} />
      {spot && <path className="solid" d={box(x(spot.x), y(spot.y), spot.w * k, spot.h * k)} />}
      {buildings.map((other) => {
        const [u, v] = signAt(other, other === current ? unit.place : undefined);
        return (
          <text key={other.id} className={other === current ? "sign own" : "sign"} x={r1(x(u))} y={r1(y(v) + 9)}>
            {shortSign(other.number)}
          </text>
        );
      })}
      {way && <path className="way" d={line(...way.map(([u, v]): Point => [x(u), y(v)]))} />}
      {from && <circle className="entrance" cx={r1(x(from.x))} cy={r1(y(from.y))} r="8" />}
      {from && (
        <text
          className={leftward ? "from left" : "from"}
          x={r1(x(from.x) + (leftward ? -14 : 14))}
          y={r1(y(from.y) + 2)}
        >
          {from.name}, от метро
        </text>
      )}
      <NorthArrow x={northRoom - 14} y={size.height - northRoom} to="up" />
    </Sheet>
  );
}

/** Where the unit lies in its building; its depth is that of its row. */
function unitSpot(building: PlacedBuilding, place: UnitPlace) {
  const rows = floorRows(building, place);
  if (!rows) return undefined;
  const off = rows.top(place.row);
  const at = building.place;
  return isTurned(building)
    ? { x: at.x + at.length - off - place.depth, y: at.y + place.offset, w: place.depth, h: place.width }
    : { x: at.x + place.offset, y: at.y + off, w: place.width, h: place.depth };
}

/** The middle of a building, or the half of it that the unit leaves free. */
function signAt(building: PlacedBuilding, unit: UnitPlace | undefined): [number, number] {
  const { x, y, length, width: across } = building.place;
  const { length: long } = sidesOf(building.place);
  const share = unit ? ((unit.offset + unit.width / 2) / long < 0.5 ? 0.8 : 0.2) : 0.5;
  return isTurned(building) ? [x + length / 2, y + across * share] : [x + length * share, y + across / 2];
}

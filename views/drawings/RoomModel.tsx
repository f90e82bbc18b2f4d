import type { Unit } from "../content/unit.ts";
import { squareMetres } from "../ui/format.ts";
import { Block } from "./Block.tsx";
import { drawing, Sheet } from "./Drawing.tsx";
import { cos30, flat, type Project, projection } from "./isometric.ts";
import { Person } from "./Person.tsx";
import { type Rect, r1, shape } from "./path.ts";
import { blocksOf, type UnitGeometry, windowsUp } from "./unit-plan/geometry.ts";
import { partitionRuns } from "./unit-plan/unit-marks.ts";

type Props = { unit: Unit; geometry: UnitGeometry };

const sheet = { width: 720, height: 450, room: { width: 610, height: 360 } };
/** More desks than this stand without chairs. */
const chairsMax = 60;
const deskHeight = 0.75;
const chairHeight = 0.5;
const partitionHeight = 1.1;

/** What the room's kind looks like, metres: walls, their stump at the front, and the light's opening. */
const looks = {
  office: { wall: 3, stump: 0.22, thick: 0.22, sill: 0.8, head: 2.6 },
  trade_area: { wall: 4.2, stump: 0.22, thick: 0.22, sill: 0.1, head: 3 },
  warehouse: { wall: 7, stump: 0.6, thick: 0.5, sill: 0, head: 3.6 },
} as const;

/** A thing on the floor: its ground, height in metres, and class. */
type Thing = Rect & { z: number; name: string };

/** A room as a model seen over its inner wall: walls, furniture and the light through its windows, as on its plan. */
export const RoomModel = drawing(({ unit }: Props) => `model of unit ${unit.id}`, Room);

function Room({ unit, geometry }: Props) {
  const { width: w, depth: d, windows, front, gates, desks, tables, racks, partitions, doors } = windowsUp(geometry);
  const look = looks[unit.category];
  const scale = Math.min(sheet.room.width / ((w + d) * cos30), sheet.room.height / ((w + d) / 2 + look.wall));
  const at = projection(scale);
  const { thick: t, stump, wall } = look;
  const lights = [...windows, ...(front ? [front] : []), ...gates].filter((opening) => opening.wall === "top");
  const things: Thing[] = [
    ...blocksOf([...desks, ...tables]).map((rect) => ({ ...rect, z: deskHeight, name: "desk" })),
    ...(desks.length > chairsMax ? [] : desks).map(({ chair }) => ({ ...chair, z: chairHeight, name: "chair" })),
    ...blocksOf(racks?.boxes ?? []).map((rect) => ({ ...rect, z: wall * 0.66, name: "rack" })),
    ...partitions
      .flatMap((partition) => partitionRuns(partition, doors))
      .map(([x0, y0, x1, y1]) => ({ x: x0, y: y0, w: Math.max(0.12, x1 - x0), h: Math.max(0.12, y1 - y0) }))
      .map((rect) => ({ ...rect, z: partitionHeight, name: "part" })),
  ].sort((a, b) => a.x + a.y + (a.w + a.h) / 2 - (b.x + b.y + (b.w + b.h) / 2));
  const [cx, cy] = at(w / 2, d / 2, wall / 2);
  const [feetX, feetY] = at(w * 0.56, Math.min(5, d * 0.4));
  return (
    <Sheet
      name="room-model"
      left={r1(cx - sheet.width / 2)}
      top={r1(cy - sheet.height / 2)}
      width={sheet.width}
      height={sheet.height}
      title={`Макет помещения ${unit.number}: ${squareMetres(unit.square)}`}
    >
      <path className="shade" d={flat(at, { x: -3 * t, y: -3 * t, w: w + 6 * t, h: d + 6 * t }, 0)} />
      <Block at={at} ground={{ x: -t, y: -t, w: w + 2 * t, h: d + 2 * t }} name="floor" from={-0.4} to={0} />
      <path className="light" d={lights.map((opening) => lightOf(at, opening, look, w, d)).join("")} />
      <Block at={at} ground={{ x: -t, y: -t, w: t, h: d + 2 * t }} name="wall" to={wall} />
      <Block at={at} ground={{ x: -t, y: -t, w: w + 2 * t, h: t }} name="wall" to={wall} />
      <path
        className="glass"
        d={lights
          .map(({ x, w: wide }) =>
            shape(at(x, 0, look.sill), at(x + wide, 0, look.sill), at(x + wide, 0, look.head), at(x, 0, look.head)),
          )
          .join("")}
      />
      {things.map((thing) => (
        <Block key={`${thing.name} ${thing.x} ${thing.y}`} at={at} ground={thing} name={thing.name} to={thing.z} />
      ))}
      {unit.category !== "office" && <Person x={feetX} y={feetY} k={scale} />}
      <Block at={at} ground={{ x: -t, y: d, w: w + 2 * t, h: t }} name="wall" to={stump} />
      <Block at={at} ground={{ x: w, y: 0, w: t, h: d }} name="wall" to={stump} />
    </Sheet>
  );
}

type Look = (typeof looks)[keyof typeof looks];

/** The light of an opening on the floor: it falls a little aside, and no farther than the walls. */
function lightOf(at: Project, { x, w }: { x: number; w: number }, { sill, head }: Look, width: number, depth: number) {
  const lean = 1.25;
  const [near, far] = [Math.min(depth, sill * lean), Math.min(depth, head * lean)];
  const right = (z: number) => Math.min(width, x + w + z * 0.4);
  return shape(at(x + sill * 0.4, near), at(right(sill), near), at(right(head), far), at(x + head * 0.4, far));
}

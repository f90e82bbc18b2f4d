import { sidesOf } from "../content/floor-rows.ts";
import type { Building, CommonRoom } from "../content/park.ts";
import { metres } from "../kit/format.ts";
import { spend } from "./budget.ts";
import { drawing } from "./Drawing.tsx";
import { box, r1 } from "./path.ts";

type Props = { building: Building; floor: number; lit: (room: CommonRoom) => boolean; label: string };

/** Where a room lies on its floor, to scale, the building's length from left to right. Null without its room. */
export const RoomsOfFloor = drawing(({ building, floor }) => `rooms of ${building.number}-${floor}`, RoomsSheet);

/** Share of a building's depth that a row of rooms takes where no unit tells it. */
const rowShare = 0.44;
const letter = 1.05;

function RoomsSheet({ building: { place, floors, grid }, floor, lit, label }: Props) {
  const rooms = floors.find(({ number }) => number === floor)?.rooms ?? [];
  if (!place || !rooms.some(lit)) return null;
  spend("rooms", { marks: 2 * rooms.length });
  const { length, depth } = sidesOf(place);
  const rows = Math.max(2, ...rooms.map(({ row }) => row + 1));
  const deep = rows > 2 ? depth / rows : depth * rowShare;
  const top = (row: number) => (rows > 2 ? row * deep : row === 0 ? 0 : depth - deep);
  const inside = rooms.filter(({ offset, width }) => offset >= 0 && offset + width <= length + 0.01);
  return (
    <svg className="drawing rooms-of-floor" viewBox={`-1 -1 ${r1(length + 2)} ${r1(depth + 2)}`} role="img">
      <title>{label}</title>
      <path className="gallery-floor" d={box(0, 0, length, depth)} />
      {(grid?.cores ?? []).slice(0, rows).map(({ row, offset, width }) => (
        <g key={offset}>
          <path className="gallery-halls" d={box(offset, top(row), width, deep)} />
          <text x={r1(offset + width / 2)} y={r1(top(row) + deep / 2 + 0.6)}>
            лифты
          </text>
        </g>
      ))}
      {inside.map((room) => (
        <g key={`${room.row} ${room.offset}`} className={lit(room) ? "lit-room" : undefined}>
          <path className="gallery-halls" d={box(room.offset, top(room.row), room.width, deep)} />
          {room.name.length * letter < room.width && (
            <text x={r1(room.offset + room.width / 2)} y={r1(top(room.row) + deep / 2 + 0.6)}>
              {room.name}
            </text>
          )}
        </g>
      ))}
      <path className="gallery-walls" d={box(0, 0, length, depth)} />
    </svg>
  );
}

/** «126 × 20 м»: the floor that the drawing shows. */
export const floorSize = ({ place }: Building): string | undefined =>
  place && `${sidesOf(place).length} × ${metres(sidesOf(place).depth)}`;
